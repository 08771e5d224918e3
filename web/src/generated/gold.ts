// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Prompt } from './view';

/** Where a card lies or lay, on a table of 1000 by 1000. */
export interface Place {
  x: number;
  y: number;
  status: string; // "down", "open" or "gone"
}

/** A card that lies face up now. */
export interface OpenCard {
  place: number;
  card: string;
}

/** One seat. */
export interface Player {
  seat: number;
  colours: string[];
  cards: number; // gold cards under the entrance
  points: number | null; // what they are worth, when the game is over
  gold: string[] | null; // and which they are: they are turned up then, the least first
}

/** The table; a card that was turned back is not shown again. */
export interface GoldView {
  seat: number;
  to_act: number[];
  over: string | null;
  prompt: Prompt;
  layout: string;
  places: Place[];
  open: OpenCard[];
  left: number;
  rush: boolean;
  turn: number;
  players: Player[];
  neutral: string[]; // colours that belong to nobody
}

/** What a line of the story may tell. */
export interface GoldLine {
  what?: string;
  seat?: number;
  place?: number;
  card?: string;
  places?: number[]; // of the cards that meet
  cards?: string[];
  count?: number;
  digger?: number; // his strength
  gold?: number; // its value
}
