// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Prompt } from './view';

/** A place of the river: plain `river`, a `gap`, or an open card with `nuggets` or `teeth`. */
export interface Place {
  what: string;
  tools: string[]; // that a nugget card needs
  pieces: number; // of gold; a tooth card needs as many whiskeys
}

/** A prospector and the card on either side of him; one that lies face down is null. */
export interface Prospector {
  seat: number | null; // null if no player was assigned to him
  left: string | null;
  right: string | null;
}

/** One seat. Won cards lie face down until the game is over. */
export interface Player {
  seat: number;
  cards: number;
  gold: number | null;
  bottles: number | null;
}

/** The table. */
export interface RauschView {
  seat: number;
  to_act: number[];
  over: string | null;
  prompt: Prompt;
  river: Place[];
  stack: number;
  prospectors: Prospector[];
  players: Player[];
  turn: number;
  target: number | null; // the river place that is worked on
  swapper: number | null; // the prospector whose open tool is swapped
}

/** What a line of the story may tell. */
export interface RauschLine {
  what?: string;
  seat?: number;
  place?: number; // of the river
  tools?: string[];
  count?: number;
  prospector?: number;
  side?: string;
  card?: string;
  partner?: number; // the prospector with whom a card was swapped
  partner_side?: string;
  left?: string;
  right?: string;
  victim?: number;
  places?: number[]; // of the river
  seats?: number[];
}
