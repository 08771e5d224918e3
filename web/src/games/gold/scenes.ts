// How GOLD is told: cards are seen for a moment, then hidden; at the end all gold is turned up and added.

import type { Equal, GoldView, Met, OpenCard, Place, Weak } from '../../generated/gold';
import type { Happening } from '../../kit/feed.svelte';
import type { Scene } from '../../kit/stage.svelte';
import { countingTo } from '../../kit/tempo';
import type { LineOf } from '../../lib/board';
import { worth } from './cards';

export type Outcome = 'find' | 'brawl' | 'bang' | 'nothing' | 'take' | 'leave';

export interface Shown {
  status: Place['status'][]; // of every place
  open: OpenCard[];
  outcome: Outcome | null;
  winner: number | null; // whose entrance the gold goes to
  parting: boolean; // the moment in which cards leave or are turned back
  going: number[]; // the places whose cards leave then
  found: number[]; // gold cards of every seat
  left: number;
  rush: boolean;
  turn: number; // -1 when nobody's
  haul: Haul[] | null; // once the match is over: what everyone carried out
  over: boolean; // and all of it has been counted
}

export interface Haul {
  cards: string[];
  turned: number; // how many of them lie face up
  points: number; // what those are worth
}

type Way = Scene<Shown, string>; // cards fly

const MS = {
  first: 520,
  second: 420,
  quick: 200,
  met: 1500,
  single: 900,
  going: 420,
  rush: 700,
  breath: 700,
  carried: 600,
} as const;
const COUNT = 4200; // for all cards, however many there are
const SLOWEST = 320; // for one of them

const APART = { outcome: null, winner: null, parting: false, going: [] };

export const placeSpot = (place: number): string => `place ${place}`;
export const seatSpot = (seat: number): string => `seat ${seat}`;

export function still(view: GoldView): Shown {
  return {
    status: view.places.map((place) => place.status),
    open: view.open,
    outcome: null,
    winner: null,
    parting: false,
    going: [],
    found: view.players.map((player) => player.cards),
    left: view.left,
    rush: view.rush && !view.over,
    turn: view.over ? -1 : view.turn,
    haul: view.over
      ? view.players.map(({ gold, points }) => ({ cards: gold ?? [], turned: gold?.length ?? 0, points: points ?? 0 }))
      : null,
    over: view.over !== null,
  };
}

/** From what is shown to the view, line by line; the last scene is the view itself. */
export function scenes(from: Shown, { before, view, lines, mine }: Happening<GoldView, LineOf<'gold'>>): Way[] {
  const way: Way[] = [];
  const last = still(view);
  let at: Shown = { ...from, ...APART };
  const step = (change: Partial<Shown>, ms: number, more: Partial<Way> = {}) => {
    at = { ...at, ...change };
    way.push({ shown: at, ms, ...more });
  };
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    const meets = next && 'places' in next ? next.places.length : 0;
    if (line.what === 'uncover') {
      const open = [...at.open.filter((one) => one.place !== line.place), { place: line.place, card: line.card }];
      const status = at.status.map((was, place) => (place === line.place ? 'open' : was));
      const ms = meets ? (meets > 1 ? MS.second : MS.quick) : MS.first;
      // Nobody has to be shown the card that he turns over himself before he turns the next.
      if (meets || !mine)
        step({ open, status, turn: line.seat }, ms, { changed: [placeSpot(line.place)], glimpse: true });
    } else if ('places' in line) {
      const open = line.places.map((place, n) => ({ place, card: line.cards[n] ?? '' }));
      const outcome = outcomeOf(line.what);
      const pictured = next?.what === 'rush' ? {} : { pictured: true as const }; // that says more
      const winner = outcome === 'find' || outcome === 'take' ? line.seat : null;
      step({ open, outcome, winner }, line.places.length > 1 ? MS.met : MS.single, {
        changed: line.places.map(placeSpot),
        glimpse: true,
        ...pictured,
      });
      const going = line.places.filter((place) => last.status[place] === 'gone');
      step({ parting: true, going, left: last.left }, MS.going, carried(open, winner));
      at = { ...at, found: last.found }; // counted once it has arrived
    } else if (line.what === 'rush' || line.what === 'stuck') {
      step({ ...APART, open: [], status: last.status, rush: true }, MS.rush, { changed: [] });
    }
  });
  if (view.over && before && !before.over) return [...way, ...counting(at, last)];
  return [...way, { shown: last, ms: 0 }];
}

function outcomeOf(what: (Met | Weak | Equal)['what']): Outcome {
  switch (what) {
    case 'nothing-weak':
    case 'nothing-equal':
    case 'nothing-gold':
      return 'nothing';
    case 'find-neutral':
      return 'find';
    default:
      return what;
  }
}

/** Gold on its way to an entrance. */
function carried(open: readonly OpenCard[], winner: number | null): Partial<Way> {
  const gold = open.find(({ card }) => card.startsWith('gold'));
  if (winner === null || !gold) return { changed: open.map(({ place }) => placeSpot(place)) };
  return {
    flights: [{ thing: gold.card, from: placeSpot(gold.place), to: seatSpot(winner), ms: MS.going }],
    changed: [seatSpot(winner)],
  };
}

/** The end: a breath, everybody's gold is brought up face down, and turned over card by card, one of
 * each player after the other. */
function counting(at: Shown, last: Shown): Way[] {
  const hauls = last.haul ?? [];
  const order = turningOrder(hauls.map(({ cards }) => cards.length));
  const turnedUp = (count: number): Shown => ({
    ...last,
    over: false,
    haul: hauls.map(({ cards }, seat) => {
      const turned = order.slice(0, count).filter((one) => one === seat).length;
      return { cards, turned, points: worth(cards.slice(0, turned)) };
    }),
  });
  const steps = countingTo(order.length);
  const ms = Math.min(SLOWEST, COUNT / steps.length);
  return [
    { shown: { ...at, ...APART, status: last.status, open: [] }, ms: MS.breath, calm: true },
    { shown: turnedUp(0), ms: MS.carried },
    ...steps.map((count) => ({ shown: turnedUp(count), ms, sound: 'card' as const })),
    { shown: last, ms: 0, sound: 'gold' },
  ];
}

/** Whose card is turned, one after the other: the first of each, then the second of each. */
function turningOrder(cards: readonly number[]): number[] {
  const rounds = Array.from({ length: Math.max(...cards, 0) }, (_, round) => round);
  return rounds.flatMap((round) => cards.flatMap((count, seat) => (count > round ? [seat] : [])));
}

export const script = { still, scenes, pictures: true as const };
