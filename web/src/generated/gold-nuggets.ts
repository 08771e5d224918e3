// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Prompt } from './view';

/** One seat. */
export interface Player {
  seat: number;
  nuggets: number;
  loot: number; // what robbing this player would bring now, by the dice aside
}

/** The table. */
export interface NuggetsView {
  seat: number;
  to_act: number[];
  over: string | null;
  prompt: Prompt;
  supply: number;
  players: Player[];
  turn: number;
  rolled: string[]; // the faces of the dice on the table
  aside: string[]; // the faces of the dice set aside in this turn
  falling: number; // dice of this roll that have yet to fall
  value: number; // what the dice aside are worth
  brings: number; // what taking would bring now: no more than there is
  may_steal: boolean;
}

/** What a line of the story may tell. */
export interface NuggetsLine {
  what?: string;
  seat?: number;
  dice?: string[];
  face?: string;
  count?: number;
  amount?: number;
  victim?: number;
}
