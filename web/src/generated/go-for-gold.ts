// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Each } from './view';

/** A field of the chart; `x` counts half fields, rows are shifted against one another. */
export type Field = {
  x: number;
  y: number;
  symbol: "land" | "shovel" | "foot" | "harbour" | "treasure" | "temple";
  number: number; // of a treasure, else 0
  colour: string; // of a temple, else empty
};

/** A lake's field. */
export type Water = {
  x: number;
  y: number;
};

/** The chart that is printed on every sheet. */
export type Island = {
  name: string;
  reconstructed: boolean;
  fields: Field[]; // harbours first, clockwise
  lakes: Water[];
};

/** What a harbour was worth in many games. */
export type Harbour = {
  share: number; // of the wins; a joint win is split
  error: number; // how far that may be off, at 95 %
};

/** What many games of sensible players on an island have shown. */
export type Fairness = {
  games: number;
  harbours: Harbour[]; // clockwise, as they are counted
  apart: number; // between the best harbour and the poorest
  fair: boolean;
  points: number; // of a player, on average
  six_values: number; // the share of games that end with six values
};

/** One seat's sheet, as far as it may be seen. */
export type Sheet = {
  seat: number;
  at: number; // a field, -1 before landing
  lines: number[][]; // the drawn line, one part for each landing
  route: number[]; // the fields entered in this round
  foot: number; // how far a foot walks in this round, 0 without one
  shovels: number;
  spent: number;
  feet: number;
  worn: number;
  values: number[];
  points: number;
  out: boolean;
  dead_ends: number[]; // the fields within reach behind which the line cannot go on
};

/** What is expected now; at a special place with what whoever is on turn can expect there. */
export type GoldPrompt = {
  what: "landing" | "rolling" | "moving" | "treasure" | "treasure-dig" | "temple" | "harbour" | "short" | "out" | "over";
  seats: number[];
  about?: number;
  points?: number; // of the treasure
  shovels?: number; // that he has
  alone?: number; // rolls that find it, out of `of`
  dug?: number; // and with shovels
  lucky?: number; // rolls that explore the temple
  of?: number;
  count?: number; // how many shovels are missing
  has?: number; // the points of whoever is out
  still?: number[]; // who plays on without him
  full?: number[]; // at the end: whose sheets have six values
};

/** The table. */
export type GoldView = {
  seat: number;
  to_act: number[];
  over: "six-values" | "no-more-points" | null;
  prompt: GoldPrompt;
  island: Island;
  sheets: Sheet[];
  active: number;
  roll: number; // 0 before the first
  moving: boolean;
  turn: number; // whose special place is dealt with, -1 for nobody's
  die: number; // what that player has rolled, 0 before
  explored: string[]; // the colours of the temples that are crossed out
};

/** A ship lands, or sails to the harbour from which its player goes on. */
export type AtHarbour = Each<"lands" | "sails", {
  seat: number;
  harbour: number;
}>;

/** A die that everybody walks by, or one that finds nothing. */
export type Rolled = Each<"rolled" | "missed", {
  seat: number;
  number: number;
}>;

/** What a player does at a special place; or that he cannot move any more. */
export type Says = Each<"search" | "explore" | "pass" | "out", {
  seat: number;
}>;

/** A foot is crossed out for a way of another length. */
export type Foot = {
  what: "foot";
  seat: number;
  count: number;
};

/** One's own step, while the others draw theirs. */
export type Step = {
  what: "step";
  seat: number;
  direction: string;
  field: number;
};

/** Somebody's whole way, when all have finished. */
export type Walks = Each<"walks" | "walks-by-foot", {
  seat: number;
  count: number;
  fields: number[];
}>;

/** What lay on that way. */
export type Circles = {
  what: "circles";
  seat: number;
  symbols: ("land" | "shovel" | "foot" | "harbour" | "treasure" | "temple")[];
};

/** A die that finds a treasure. */
export type Found = {
  what: "found";
  seat: number;
  number: number;
  points: number;
};

/** A die that shovels may still mend. */
export type Falls = {
  what: "short";
  seat: number;
  number: number;
  count: number; // by how much it is too low
};

/** Shovels that mend it. */
export type Spend = {
  what: "spend";
  seat: number;
  count: number;
  points: number;
};

/** What a temple has brought. */
export type AtTemple = Each<"explored" | "cursed", {
  seat: number;
  number: number;
  points: number;
  colour: string;
}>;

/** The last round is over. */
export type Over = {
  what: "over";
};

export type GoldLine = AtHarbour | Rolled | Says | Foot | Step | Walks | Circles | Found | Falls | Spend | AtTemple | Over;
