// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Each, Prompt } from './view';

/** An open coaster. */
export type Coaster = {
  left: string;
  right: string;
};

/** One seat. */
export type Player = {
  seat: number;
  left: number; // the left neighbour
  right: number; // the right neighbour
  coaster: Coaster | null;
  shown: string[]; // dice that lie rolled
  unrolled: number; // dice that show nothing
  passed: number; // dice that others have put on the coaster
  prizes: number; // coasters won
  rolls: number | null; // rolls left after Stopp; None while there is no limit
  empty: boolean;
};

/** The table. */
export type WurfView = {
  seat: number;
  to_act: number[];
  over: "three-coasters" | "pile-used-up" | null;
  prompt: Prompt<"drawing" | "lucky" | "rolling" | "race" | "last-three" | "over">;
  round: number;
  lucky: string | null;
  tray: number; // dice on the tray
  pile: number; // coasters in the pile
  stopper: number | null;
  players: Player[];
  falling: number; // dice of a roll that have yet to fall
  ways: Record<string, number>; // where your dice could go now: symbol -> seat, -1 for the tray
};

/** A coaster is drawn. */
export type Drawn = {
  what: "drawn";
  seat: number;
  left: string;
  right: string;
};

/** A round begins with its lucky symbol. */
export type Lucky = {
  what: "lucky";
  round: number;
  symbol: string;
};

/** All dice of a roll have fallen. */
export type Rolled = {
  what: "rolled";
  seat: number;
  dice: string[];
};

/** A roll after Stopp. */
export type LastRolled = {
  what: "last-rolled";
  seat: number;
  dice: string[];
  count: number; // rolls left
};

/** A die leaves the game for this round. */
export type ToTray = {
  what: "tray";
  seat: number;
  symbol: string;
};

/** A die goes to a neighbour. */
export type Passed = {
  what: "passed";
  seat: number;
  symbol: string;
  to: number;
};

/** Whose dice are gone, and who keeps the coaster. */
export type Stands = Each<"stopp" | "keeps", {
  seat: number;
}>;

/** Dice that arrived before the last one left; or the coasters that somebody has won. */
export type Counted = Each<"not-empty" | "prize", {
  seat: number;
  count: number;
}>;

/** Why there is no other round. */
export type Over = Each<"three-coasters" | "pile-used-up", {
}>;

/** Nothing can be done, or not that. */
export type NotNow = Each<"over" | "wait" | "empty" | "no-rolls" | "roll-first", {
}>;

/** Dice that can leave must leave. */
export type PlaceFirst = {
  what: "place-first";
  symbols: string[];
};

/** A die that cannot leave, or is not there. */
export type Stays = Each<"stays" | "lucky-only" | "no-such-die", {
  symbol: string;
}>;

/** What was rolled before somebody's Stopp does not count. */
export type Void = {
  what: "void";
  stopper: number;
};

export type WurfLine = Drawn | Lucky | Rolled | LastRolled | ToTray | Passed | Stands | Counted | Over;

export type Refusal = NotNow | PlaceFirst | Stays | Void;
