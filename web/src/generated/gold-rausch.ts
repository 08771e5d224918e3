// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Each } from './view';

/** A place of the river: plain `river`, a `gap`, or an open card with `nuggets` or `teeth`. */
export type Place = {
  what: "river" | "gap" | "nuggets" | "teeth";
  tools: string[]; // that a nugget card needs
  pieces: number; // of gold; a tooth card needs as many whiskeys
};

/** A prospector and the card on either side of him; one that lies face down is null. */
export type Prospector = {
  seat: number | null; // null if no player was assigned to him
  left: string | null;
  right: string | null;
};

/** One seat. Won cards lie face down until the game is over. */
export type Player = {
  seat: number;
  cards: number;
  gold: number | null;
  bottles: number | null;
};

/** What is expected now. */
export type RauschPrompt = {
  what: "dealing" | "flip" | "flip-or-doubt" | "flip-or-aim" | "aim" | "uncovering" | "search-tools" | "search-whiskey" | "swap" | "swap-for" | "reward" | "drawing" | "over";
  seats: number[];
  about?: number;
  stakes: "found" | "own"; // what a wrong doubt costs
};

/** The table. */
export type RauschView = {
  seat: number;
  to_act: number[];
  over: "all-gold" | null;
  prompt: RauschPrompt;
  river: Place[];
  stack: number;
  prospectors: Prospector[];
  players: Player[];
  turn: number;
  target: number | null; // the river place that is worked on
  swapper: number | null; // the prospector whose open tool is swapped
};

/** The two cards that one may look at when the equipment has been dealt. */
export type Look = {
  what: "look";
  seat: number;
  left: string;
  right: string;
};

/** A river card without gold is turned over; or open gold is worked on. */
export type Flip = Each<"empty" | "aim", {
  seat: number;
  place: number; // of the river
}>;

/** A river card with nuggets; or one that goes to somebody after a doubt. */
export type Nuggets = Each<"nuggets" | "dealt-nuggets", {
  seat: number;
  place: number;
  count: number;
  tools: string[]; // that it needs
}>;

/** A river card with teeth; or one that goes to somebody after a doubt. */
export type Gold = Each<"teeth" | "dealt-teeth", {
  seat: number;
  place: number;
  count: number;
}>;

/** An equipment card is turned up. */
export type Uncover = {
  what: "uncover";
  seat: number;
  prospector: number;
  side: "left" | "right";
  card: string;
};

/** It is one of those that are needed. */
export type Fits = {
  what: "fits";
  seat: number;
  card: string;
};

/** It was the last of them. */
export type Win = Each<"win-nuggets" | "win-teeth", {
  seat: number;
  count: number;
}>;

/** A search that is over, a doubt, a right one, a reward that is not wanted. */
export type Says = Each<"wrong-whiskey" | "wrong-tool" | "wrong-tool-back" | "doubt" | "doubt-right" | "decline", {
  seat: number;
}>;

/** An open tool changes places with somebody else's card. */
export type Swap = {
  what: "swap";
  seat: number;
  card: string;
  prospector: number;
  side: "left" | "right";
  partner: number; // the prospector who gets it
  partner_side: "left" | "right";
};

/** The card that one got for it. */
export type Peek = {
  what: "peek";
  seat: number;
  side: "left" | "right";
  card: string;
};

/** There is gold in the river. */
export type Wrong = {
  what: "doubt-wrong";
  seat: number;
  count: number;
};

/** The river cards without gold that all have seen in a doubt. */
export type Empty = {
  what: "doubt-empty";
  places: number[];
};

/** A won card goes from one player to another. */
export type Drawn = Each<"drawn-nuggets" | "drawn-teeth" | "handed-out-nuggets" | "handed-out-teeth", {
  seat: number;
  victim: number;
  count: number;
}>;

/** Other cards are laid. */
export type NewRiver = {
  what: "new-river";
  count: number;
};

/** All gold has been won. */
export type Over = {
  what: "over";
};

/** Who has as much gold as another, or as many bottles besides. */
export type Level = Each<"level" | "shared", {
  seats: number[];
}>;

/** Whose bottles decide. */
export type Bottles = {
  what: "bottles";
  seat: number;
  count: number;
};

export type RauschLine = Look | Flip | Nuggets | Gold | Uncover | Fits | Win | Says | Swap | Peek | Wrong | Empty | Drawn | NewRiver | Over | Level | Bottles;
