// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Each, Prompt } from './view';

/** Where a card lies or lay, on a table of 1000 by 1000. */
export type Place = {
  x: number;
  y: number;
  status: "down" | "open" | "gone";
};

/** A card that lies face up now. */
export type OpenCard = {
  place: number;
  card: string;
};

/** One seat. */
export type Player = {
  seat: number;
  colours: string[];
  cards: number; // gold cards under the entrance
  points: number | null; // what they are worth, when the game is over
  gold: string[] | null; // and which they are: they are turned up then, the least first
};

/** The table; a card that was turned back is not shown again. */
export type GoldView = {
  seat: number;
  to_act: number[];
  over: "last-card" | null;
  prompt: Prompt<"turning" | "first" | "second" | "rush" | "over">;
  layout: string;
  places: Place[];
  open: OpenCard[];
  left: number;
  rush: boolean;
  turn: number;
  players: Player[];
  neutral: string[]; // colours that belong to nobody
};

/** A card is turned up. */
export type Uncover = {
  what: "uncover";
  seat: number;
  place: number;
  card: string;
};

/** What one card alone does in the gold rush, or what two do to each other. */
export type Met = Each<"take" | "leave" | "find" | "find-neutral" | "brawl" | "bang" | "nothing-gold", {
  seat: number;
  places: number[]; // of the cards that meet
  cards: string[];
}>;

/** A digger who is too weak for the gold. */
export type Weak = {
  what: "nothing-weak";
  seat: number;
  places: number[];
  cards: string[];
  digger: number; // his strength
  gold: number; // its value
};

/** Two diggers of one strength. */
export type Equal = {
  what: "nothing-equal";
  seat: number;
  places: number[];
  cards: string[];
  digger: number; // their strength
};

/** The gold rush is called: few cards are left, or no two of them can do anything. */
export type Rush = Each<"rush" | "stuck", {
  count: number;
}>;

/** The last card is gone. */
export type Over = {
  what: "over";
};

export type GoldLine = Uncover | Met | Weak | Equal | Rush | Over;
