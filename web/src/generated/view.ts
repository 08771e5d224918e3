// Generated from the Python types by web/scripts/client_types.py. Do not edit.

/** One thing that happened, for the log and for animation; `what` names its text. */
export interface Line {
  what?: string;
  seat?: number;
}

/** What is expected now, and of whom; `what` names its text. */
export interface Prompt {
  what: string;
  seats: number[];
}

/** What every view has; each game's view adds its table. */
export interface View {
  seat: number; // whose view this is, -1 for a spectator
  to_act: number[];
  over: string | null; // the reason of the ending
  prompt: Prompt;
}
