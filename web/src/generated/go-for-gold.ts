// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Prompt } from './view';

/** A field of the chart; `x` counts half fields, rows are shifted against one another. */
export interface Field {
  x: number;
  y: number;
  symbol: string; // land, shovel, foot, harbour, treasure, temple
  number: number; // of a treasure, else 0
  colour: string; // of a temple, else empty
}

/** A lake's field. */
export interface Water {
  x: number;
  y: number;
}

/** The chart that is printed on every sheet. */
export interface Island {
  name: string;
  reconstructed: boolean;
  fields: Field[]; // harbours first, clockwise
  lakes: Water[];
}

/** What a harbour was worth in many games. */
export interface Harbour {
  share: number; // of the wins; a joint win is split
  error: number; // how far that may be off, at 95 %
}

/** What many games of sensible players on an island have shown. */
export interface Fairness {
  games: number;
  harbours: Harbour[]; // clockwise, as they are counted
  apart: number; // between the best harbour and the poorest
  fair: boolean;
  points: number; // of a player, on average
  six_values: number; // the share of games that end with six values
}

/** One seat's sheet, as far as it may be seen. */
export interface Sheet {
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
}

/** The table. */
export interface GoldView {
  seat: number;
  to_act: number[];
  over: string | null;
  prompt: Prompt;
  island: Island;
  sheets: Sheet[];
  active: number;
  roll: number; // 0 before the first
  moving: boolean;
  turn: number; // whose special place is dealt with, -1 for nobody's
  die: number; // what that player has rolled, 0 before
  explored: string[]; // the colours of the temples that are crossed out
}

/** What a line of the story may tell. */
export interface GoldLine {
  what?: string;
  seat?: number;
  number?: number;
  count?: number;
  harbour?: number;
  direction?: string;
  field?: number;
  fields?: number[];
  colour?: string;
  points?: number;
  symbols?: string[];
}
