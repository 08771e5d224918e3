// How Claim-Poker is told: cards fly, a gift is seen to arrive, a round's bill is written line by line.

import type { Player, PokerView } from '../../generated/claim-poker';
import type { Happening } from '../../kit/feed.svelte';
import type { Scene, Script } from '../../kit/stage.svelte';
import type { LineOf } from '../../lib/board';
import { itemOf, kindsOf } from './cards';
import { flightsOf } from './flights';

type Line = LineOf<'claim-poker'>;

/** A card that somebody was given since his last turn. */
export interface Gift {
  seat: number;
  giver: number;
  card: string;
}

/** How far everybody's bill of a round is written. */
export interface Written {
  round: number;
  kinds: string[]; // the lines that stand there
  sums: boolean;
  totals: boolean; // of both rounds
  crowned: boolean; // the winner is known
}

export interface Shown {
  view: PokerView;
  gifts: readonly Gift[]; // they stay marked until the next turn of who got them
  arriving: Gift | null; // for a moment, large, before the one who looks
  coming: readonly string[]; // spots whose card is still in the air
  turned: readonly string[]; // piles whose card is turned up just now
  bill: Written | null; // everybody's, on the table
}

type Step = Scene<Shown, string, PokerView>;

const FLIES = 420; // milliseconds
const ARRIVES = 1100; // a gift to oneself wants to be seen
const TURNS = 260;
const BREATH = 700;
const LINE = 260; // of a bill
const SUM = 450;
const READ = 2600; // a bill, before it is taken away; who takes his time has twice that in the middle of the game
const TOTAL = 650;

export const script: Script<PokerView, Line, Shown, string> = { still, scenes };

function still(view: PokerView): Shown {
  const bill = view.over === null ? null : { ...whole(view, view.round), crowned: true };
  return { view, gifts: [], arriving: null, coming: [], turned: [], bill };
}

function scenes(from: Shown, { before, view, lines }: Happening<PokerView, Line>): Step[] {
  const was = before ?? from.view;
  const flights = flightsOf(was, lines);
  const ended = lines.find((line) => 'bill' in line)?.round;
  const gifts = giftsAfter(from.gifts, lines);
  const taken = lines.some(({ what }) => what === 'take');
  const lies = { ...still(view), gifts: ended ? [] : gifts };
  const now = { ...lies, bill: null, view: ended ? settled(was, view, lines) : view };
  const steps: Step[] = [];
  if (flights.length) {
    const table = taken ? view : { ...emptied(was), gift: ended ? null : view.gift };
    const coming = flights.map(({ to }) => to);
    steps.push({ shown: { ...now, view: table, gifts: from.gifts, coming }, ms: FLIES, flights });
  }
  const mine = gifts.find((gift) => gift.seat === view.seat && !from.gifts.includes(gift));
  if (mine)
    steps.push({ shown: { ...now, view: uncovered(now.view, lines), arriving: mine }, ms: ARRIVES, counted: now.view });
  if (ended) return [...steps, ...reckoning(now, view, ended), { shown: lies, ms: 0 }];
  const turned = lines.flatMap((line) => (line.what === 'turned' ? [line.pile] : []));
  if (turned.length)
    steps.push({ shown: { ...now, turned }, ms: TURNS, changed: turned.map((pile) => `pile ${pile}`) });
  return [...steps, { shown: lies, ms: 0 }];
}

/** A breath, then the bill line by line; at the end of the match also what both rounds come to. */
function reckoning(table: Shown, view: PokerView, round: number): Step[] {
  const full = whole(view, round);
  const empty = { ...full, kinds: [], sums: false, totals: false };
  const at = (bill: Written): Shown => ({ ...table, view, bill });
  const bills = view.players.map((player) => player.bills[round - 1]!);
  const held = full.kinds.filter((kind) => bills.some((bill) => itemOf(bill, kind)));
  const counted = table.view; // the round's own bill, until both rounds are added up
  const steps: Step[] = [{ shown: table, ms: BREATH, calm: true, counted }];
  steps.push({ shown: at(empty), ms: LINE, calm: true, counted });
  held.forEach((_, nth) => {
    steps.push({ shown: at({ ...empty, kinds: held.slice(0, nth + 1) }), ms: LINE, calm: true, counted });
  });
  const summed = at({ ...full, totals: false });
  // A bill is read before it is taken away, at every speed; a tap is enough of it.
  if (view.over === null) {
    return [
      ...steps,
      { shown: summed, ms: READ, calm: true, counted },
      { shown: summed, ms: READ, glimpse: true, counted },
    ];
  }
  return [
    ...steps,
    { shown: summed, ms: SUM, counted },
    { shown: at(full), ms: TOTAL, counted: view },
    { shown: at({ ...full, crowned: true }), ms: READ, glimpse: true, counted: view },
  ];
}

function whole(view: PokerView, round: number): Written {
  return { round, kinds: kindsOf(view), sums: true, totals: true, crowned: false };
}

/** Who takes cards has seen what he was given. */
function giftsAfter(gifts: readonly Gift[], lines: readonly Line[]): Gift[] {
  const kept = gifts.filter(({ seat }) => !lines.some((line) => line.what === 'take' && line.seat === seat));
  const given = lines.flatMap((line): Gift[] => {
    if (line.what === 'give') return [{ seat: line.receiver, giver: line.seat, card: line.card }];
    if (line.what === 'accept') return [{ seat: line.seat, giver: line.giver, card: line.card }];
    return [];
  });
  return [...kept, ...given];
}

/** The table when the hand has been emptied, before the next cards are turned up. */
function emptied(view: PokerView): PokerView {
  const piles = view.piles.map((pile) => (pile.taken ? { ...pile, top: null, taken: false } : pile));
  return { ...view, piles, gift: null, to_act: [] };
}

/** The next cards are still face down. */
function uncovered(view: PokerView, lines: readonly Line[]): PokerView {
  const turned = new Set(lines.flatMap((line) => (line.what === 'turned' ? [line.pile] : [])));
  const piles = view.piles.map((pile) =>
    turned.has(pile.kind) ? { ...pile, top: null, covered: pile.covered + 1 } : pile,
  );
  return { ...view, piles };
}

/** The table at the end of a round: its last cards have arrived, and nothing of the next one is there. */
function settled(was: PokerView, view: PokerView, lines: readonly Line[]): PokerView {
  const players = was.players.map((player): Player => {
    const bills = view.players[player.seat]!.bills.slice(0, was.round);
    const got = lines.flatMap((line) => receivedBy(player.seat, line));
    return { ...player, bills, cards: [...player.cards, ...got] };
  });
  return { ...emptied(was), players };
}

function receivedBy(seat: number, line: Line): string[] {
  if (line.what === 'keep' || line.what === 'accept') return line.seat === seat ? [line.card] : [];
  return line.what === 'give' && line.receiver === seat ? [line.card] : [];
}
