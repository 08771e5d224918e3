// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { View } from './view';

/** One thing, or a place for one. */
export type Spot = {
  id: string; // its name, which moves and lines use
  kind: "counter" | "die" | "card" | "pile" | "place" | "word";
  label: string; // what it is, as a term of the game's words
  sign?: string | number; // of a place: what is written there, as a term or a number
  face?: string | number | null; // what is on it; None: it lies face down; without: nothing
  count?: number;
  owner?: number; // whose it is: it has that seat's colour
  owners?: number[]; // whose pieces stand there, where there may be several
  x?: number; // on a map: from 0 to 1
  y?: number;
};

/** Spots that lie together. */
export type Area = {
  id: string;
  label: string;
  form: "things" | "dice" | "cards" | "row" | "grid" | "map";
  spots: Spot[];
  columns?: number; // of a grid
  links?: number[][]; // of a map: between which of its places there is a path
};

/** What lies before a seat. */
export type Before = {
  seat: number;
  areas: Area[];
};

/** Everything that lies there. */
export type Surface = {
  table: Area[];
  seats: Before[];
  moves: Record<string, string[]>; // by verb: the spots that its words name, one after the other
  tally: number[]; // the number beside each name; empty where there is none
  sounds: Record<string, string>; // by `what` of a line
};

/** A view with what lies on the table in it. */
export type DerivedView = View & { surface: Surface };

/** A line of any game. */
export type DerivedLine = { what: string; seat?: number; from?: string; to?: string };
