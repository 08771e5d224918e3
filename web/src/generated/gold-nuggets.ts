// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Each, Prompt } from './view';

/** One seat. */
export type Player = {
  seat: number;
  nuggets: number;
  loot: number; // what robbing this player would bring now, by the dice aside
};

/** The table. */
export type NuggetsView = {
  seat: number;
  to_act: number[];
  over: "last-nugget" | null;
  prompt: Prompt<"rolling" | "set-aside" | "more-or-take" | "more-or-stop" | "roll-or-take" | "roll-or-stop" | "take-all-seven" | "over">;
  supply: number;
  players: Player[];
  turn: number;
  rolled: string[]; // the faces of the dice on the table
  aside: string[]; // the faces of the dice set aside in this turn
  falling: number; // dice of this roll that have yet to fall
  rests: Record<string, "alone" | "passed">; // faces on the table that cannot go aside now, and the text that says why
  value: number; // what the dice aside are worth
  brings: number; // what taking would bring now: no more than there is
  may_steal: boolean;
};

/** All dice of a roll have fallen. */
export type Rolled = {
  what: "rolled";
  seat: number;
  dice: string[];
};

/** A turn is over, or goes on. */
export type Turn = Each<"bust" | "again", {
  seat: number;
}>;

/** Dice of one face are set aside. */
export type Aside = {
  what: "aside";
  seat: number;
  face: string;
  count: number;
};

/** The other dice are rolled again. */
export type Roll = {
  what: "roll";
  seat: number;
  count: number;
};

/** Nuggets from the supply. */
export type Take = {
  what: "take";
  seat: number;
  amount: number;
};

/** Nuggets from a rival. */
export type Steal = {
  what: "steal";
  seat: number;
  amount: number;
  victim: number;
};

/** The supply is empty. */
export type Over = {
  what: "over";
};

export type NuggetsLine = Rolled | Turn | Aside | Roll | Take | Steal | Over;
