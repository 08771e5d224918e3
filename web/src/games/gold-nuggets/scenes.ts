// How Gold Nuggets is told: a roll, a roll in vain, gold on its way, and at the end the count. Every
// number that is shown stood in the view before or stands in the view after; none is worked out here.

import type { NuggetsView, Steal, Take } from '../../generated/gold-nuggets';
import type { Happening } from '../../kit/feed.svelte';
import type { Flight } from '../../kit/flights.svelte';
import type { Scene, Script } from '../../kit/stage.svelte';
import { countingTo } from '../../kit/tempo';
import type { LineOf } from '../../lib/board';
import { fresh, rolledAnew, settled, type Die } from './dice';

export interface Shown {
  dice: Die[];
  supply: number;
  nuggets: number[];
  value: number;
  turn: number;
  rolling: boolean;
  bust: boolean;
  counted: number | null; // once the match is over: how far every purse has been counted
  over: boolean; // and it has been counted to the end
}

/** Which nugget is on its way: no two are alike. */
export type Nugget = number;
type Way = Scene<Shown, Nugget>;
type Numbers = Omit<Shown, 'dice'>;

const MS = { rolled: 620, bust: 1100, aside: 300, gold: 560, arrived: 180, breath: 700, cleared: 500 } as const;
const COUNT = 3600; // for the whole count, however much there is
const SLOWEST = 200; // for one nugget of it
const MOST_FLYING = 9;

export const seatSpot = (seat: number): string => `seat ${seat}`;

/** `lifted`: the dice that are lifted now go aside first. */
export function script(lifted: () => readonly number[]): Script<NuggetsView, LineOf<'gold-nuggets'>, Shown, Nugget> {
  return { still, scenes: (from, happening) => scenes(from, happening, lifted()) };
}

export function still(view: NuggetsView, number: number): Shown {
  // Dice that are still falling are seen when they have fallen.
  const lying = view.falling > 0 ? [] : view.rolled;
  return { ...numbers(view), dice: fresh(lying, view.aside, number) };
}

/** From what is shown to the view, line by line; the last scene is the view itself. */
export function scenes(
  from: Shown,
  { before, view, lines, number, mine }: Happening<NuggetsView, LineOf<'gold-nuggets'>>,
  lifted: readonly number[] = [],
): Way[] {
  const way: Way[] = [];
  let at: Shown = { ...from, rolling: false, bust: false };
  const step = (change: Partial<Shown>, ms: number, more: Partial<Way> = {}) => {
    at = { ...at, rolling: false, bust: false, ...change };
    way.push({ shown: at, ms, ...more });
  };
  const now = numbers(view);
  const settle = () => settled(at.dice, view.rolled, view.aside, lifted, number);
  lines.forEach((line, i) => {
    if (line.what === 'rolled') {
      const dice = rolledAnew(at.dice, line.dice, number + i);
      const value = dice.some((die) => die.aside) ? at.value : 0;
      step({ dice, value, turn: line.seat, rolling: true }, MS.rolled, { changed: ['tray'] });
    } else if (line.what === 'bust') {
      step({ bust: true }, MS.bust, { changed: [seatSpot(line.seat)] });
    } else if (line.what === 'aside' && !mine) {
      step({ dice: settle(), value: now.value }, MS.aside, { changed: ['aside'] });
    } else if (line.what === 'take' || line.what === 'steal') {
      way.push(...paid(at, now, line));
      at = way.at(-1)!.shown;
    }
  });
  const last = { ...now, dice: settle() };
  if (view.over && before && !before.over) return [...way, ...counting(at, last)];
  return [...way, { shown: last, ms: 0 }];
}

/** Gold leaves where it lay, and is counted where it arrives. */
function paid(at: Shown, now: Numbers, line: Take | Steal): Way[] {
  const { amount, seat: to } = line;
  const spot = line.what === 'steal' ? seatSpot(line.victim) : 'supply';
  const flights: Flight<Nugget>[] = Array.from({ length: Math.min(amount, MOST_FLYING) }, (_, i) => ({
    thing: i,
    from: spot,
    to: seatSpot(to),
    ms: MS.gold - 28 * (MOST_FLYING - i),
  }));
  const nuggets = at.nuggets.map((had, seat) => (seat === to ? had : now.nuggets[seat]!));
  const left = { ...at, rolling: false, bust: false, supply: now.supply, nuggets };
  return [
    { shown: left, ms: amount ? MS.gold : 0, flights, changed: [spot, seatSpot(to)] },
    { shown: { ...left, nuggets: now.nuggets }, ms: MS.arrived },
  ];
}

/** The end: a breath, the dice are put away, and every purse is counted at once, nugget by nugget, so
 * that whoever has most is the last to be counted. */
function counting(at: Shown, last: Shown): Way[] {
  const steps = countingTo(Math.max(...last.nuggets));
  const ms = Math.min(SLOWEST, COUNT / steps.length);
  return [
    { shown: at, ms: MS.breath, calm: true },
    { shown: { ...last, counted: 0, over: false }, ms: MS.cleared },
    ...steps.map((counted) => ({ shown: { ...last, counted, over: false }, ms })),
    { shown: last, ms: 0, sound: 'gold' },
  ];
}

function numbers(view: NuggetsView): Numbers {
  const nuggets = view.players.map((player) => player.nuggets);
  return {
    supply: view.supply,
    nuggets,
    value: view.value,
    turn: view.turn,
    rolling: false,
    bust: false,
    counted: view.over ? Math.max(...nuggets) : null,
    over: view.over !== null,
  };
}

/** What is shown of somebody's purse. */
export const purse = ({ nuggets, counted }: Shown, seat: number): number =>
  Math.min(nuggets[seat] ?? 0, counted ?? Infinity);
