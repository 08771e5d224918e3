// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Each } from './view';

/** A card, and how often it is in the deck. */
export type Copies = {
  card: string;
  count: number;
};

/** A deck laid out, in the order of its kinds. */
export type Spread = {
  name: string;
  cards: Copies[];
};

/** One pile in the middle. */
export type Pile = {
  kind: string;
  top: string | null; // the open card
  taken: boolean; // the player on turn holds it in his hand
  covered: number; // face-down cards
};

/** One kind on a bill. `why` names the reason for its points, a text in the words. */
export type Item = {
  kind: string;
  stock: number;
  value: number;
  points: number;
  why: "even" | "odd" | "minus" | "even-worthless" | "odd-worthless";
  prospectors: number; // the +1 or -1 assigned to it, even where stock or value stop at 0, CP-A15
};

/** A kind to which the remaining prospectors may go, and what the round would then bring. */
export type Choice = {
  kind: string;
  points: number;
  best: boolean; // what is done unless the player wishes otherwise; one choice alone
};

/** What a player's cards come to in a round. */
export type Bill = {
  round: number;
  items: Item[]; // the kinds of which he has something
  sum: number;
  points: number;
  floored: boolean; // a negative sum of round 2 counts as 0
  prospectors: number; // +1 less -1: what remains after cancelling
  assigned: string | null;
  idle: boolean; // they have no kind to go to, and therefore no effect
  choices: Choice[]; // while he has to decide
};

/** One seat. */
export type Player = {
  seat: number;
  cards: string[]; // in front of him, sorted by kind
  cancelled: number; // pairs of +1 and -1 among them, which leave the game at the scoring
  bills: Bill[]; // one for each round; the last is running until the round is over
  points: number; // of the rounds that are over
};

/** What is expected now; of the one to whom a card is offered, with what his choice is about. */
export type PokerPrompt = {
  what: "setting-up" | "turning-up" | "take" | "take-second" | "give" | "offered" | "assign" | "over";
  seats: number[];
  about?: number;
  giver?: number;
  card?: string;
};

/** The table. */
export type PokerView = {
  seat: number;
  to_act: number[];
  over: "two-rounds" | null;
  prompt: PokerPrompt;
  round: number; // 1 or 2
  turn: number;
  piles: Pile[];
  gift: string | null; // the card that may be refused
  refused: string[]; // out of the game until the next round
  players: Player[];
  reconstructed: boolean; // whether some cards of the deck are our guess
};

/** A round begins, or its last card is taken. */
export type OfRound = Each<"set-up" | "round-over", {
  round: number;
}>;

/** A double is put on a pile, or a top card is turned up. */
export type Laid = Each<"double" | "turned", {
  card: string;
  pile: string;
}>;

/** Which piles have one special only. */
export type Specials = {
  what: "specials";
  piles: string[];
};

/** A card from a pile, to keep or to give. */
export type Take = {
  what: "take";
  seat: number;
  card: string;
  pile: string;
};

/** The card that stays. */
export type Keep = {
  what: "keep";
  seat: number;
  card: string;
};

/** The card that goes; one that may be refused is only offered. */
export type Give = Each<"give" | "offer", {
  seat: number;
  card: string;
  receiver: number;
}>;

/** What becomes of a card that was offered. */
export type Answer = Each<"accept" | "refuse", {
  seat: number;
  card: string;
  giver: number;
}>;

/** A player's +1 and -1 leave the game. */
export type Cancelled = {
  what: "cancelled";
  seat: number;
};

/** Prospectors go to a kind. */
export type Assign = {
  what: "assign";
  seat: number;
  kind: string;
  prospectors: string; // "+1", "+2", "-1" or "-2"
};

/** What a round has brought: at least nothing, and where -1 has nowhere to go, nothing lost. */
export type Scored = Each<"scored" | "floored" | "idle", {
  seat: number;
  round: number;
  points: number;
  bill: Bill;
}>;

/** What both rounds have brought. */
export type Sum = {
  what: "sum";
  seat: number;
  points: number;
};

export type PokerLine = OfRound | Laid | Specials | Take | Keep | Give | Answer | Cancelled | Assign | Scored | Sum;
