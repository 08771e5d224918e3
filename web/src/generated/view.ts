// Generated from the Python types by web/scripts/client_types.py. Do not edit.

/** One thing that happened, for the log and for animation; `what` names its text. */
export type Line = {
  what: string;
};

/** What is expected now, and of whom; `what` names its text. */
export type Prompt<What extends string = string> = {
  what: What;
  seats: number[];
  about?: number; // whom it speaks about, where that is none of those who act
};

/** What every view has; each game's view adds its table. */
export type View<Asked extends Prompt = Prompt, Ending extends string = string> = {
  seat: number; // whose view this is, -1 for a spectator
  to_act: number[];
  over: Ending | null; // the reason of the ending
  prompt: Asked;
};

/** Several that tell the same, each by its own `what`. */
export type Each<What extends string, Fields> = { [W in What]: { what: W } & Fields }[What];

/** A line of the frame, as it is told: who decided for somebody, or who is back. */
export type RemarkLine = Each<"@clock" | "@resigned" | "@bot-for" | "@back", {
  seat: number;
}>;
