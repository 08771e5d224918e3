// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Prompt } from './view';

/** A card, and how often it is in the deck. */
export interface Copies {
  card: string;
  count: number;
}

/** A deck laid out, in the order of its kinds. */
export interface Spread {
  name: string;
  cards: Copies[];
}

/** One pile in the middle. */
export interface Pile {
  kind: string;
  top: string | null; // the open card
  taken: boolean; // the player on turn holds it in his hand
  covered: number; // face-down cards
}

/** One kind on a bill. `why` names the reason for its points, a text in the words. */
export interface Item {
  kind: string;
  stock: number;
  value: number;
  points: number;
  why: string; // even, odd, minus, even-worthless, odd-worthless
  prospectors: number; // the +1 or -1 assigned to it, even where stock or value stop at 0, CP-A15
}

/** A kind to which the remaining prospectors may go, and what the round would then bring. */
export interface Choice {
  kind: string;
  points: number;
  best: boolean; // what is done unless the player wishes otherwise; one choice alone
}

/** What a player's cards come to in a round. */
export interface Bill {
  round: number;
  items: Item[]; // the kinds of which he has something
  sum: number;
  points: number;
  floored: boolean; // a negative sum of round 2 counts as 0
  prospectors: number; // +1 less -1: what remains after cancelling
  assigned: string | null;
  idle: boolean; // they have no kind to go to, and therefore no effect
  choices: Choice[]; // while he has to decide
}

/** One seat. */
export interface Player {
  seat: number;
  cards: string[]; // in front of him, sorted by kind
  cancelled: number; // pairs of +1 and -1 among them, which leave the game at the scoring
  bills: Bill[]; // one for each round; the last is running until the round is over
  points: number; // of the rounds that are over
}

/** The table. */
export interface PokerView {
  seat: number;
  to_act: number[];
  over: string | null;
  prompt: Prompt;
  round: number; // 1 or 2
  turn: number;
  piles: Pile[];
  gift: string | null; // the card that may be refused
  refused: string[]; // out of the game until the next round
  players: Player[];
  reconstructed: boolean; // whether some cards of the deck are our guess
}

/** What a line of the story may tell. */
export interface PokerLine {
  what?: string;
  seat?: number;
  card?: string;
  pile?: string;
  piles?: string[];
  receiver?: number;
  giver?: number;
  kind?: string;
  prospectors?: string; // "+1", "+2", "-1" or "-2"
  round?: number;
  points?: number;
  bill?: Bill;
}
