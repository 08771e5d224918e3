// What is shown, and what is shown on the way there: a roll, a roll in vain, gold on its way.

import type { NuggetsLine, NuggetsView } from '../../generated/gold-nuggets';
import { fresh, rolledAnew, settled, type Die } from './dice';

export interface Flight {
  from: number | null; // a seat, or the heap
  to: number;
  amount: number;
}

export interface Shown {
  dice: Die[];
  supply: number;
  nuggets: number[];
  value: number;
  turn: number;
  rolling: boolean;
  bust: boolean;
  flight: Flight | null;
}

export interface Scene {
  shown: Shown;
  ms: number;
}

const MS = { rolled: 620, bust: 1100, take: 640, steal: 760, aside: 220 } as const;

/** For how long these lines want to be seen. */
export function hold(lines: readonly NuggetsLine[]): number {
  return lines.reduce((sum, line) => sum + (MS[line.what as keyof typeof MS] ?? 0), 0);
}

export function still(view: NuggetsView, number: number): Shown {
  return { ...numbers(view), dice: fresh(view.rolled, view.aside, number) };
}

/** From what is shown to the view, line by line; the last scene is the view itself. */
export function scenes(
  from: Shown,
  view: NuggetsView,
  lines: readonly NuggetsLine[],
  lifted: readonly number[],
  number: number,
): Scene[] {
  const way: Scene[] = [];
  let at: Shown = { ...from, rolling: false, bust: false, flight: null };
  const step = (change: Partial<Shown>, ms: number) => {
    at = { ...at, rolling: false, bust: false, flight: null, ...change };
    way.push({ shown: at, ms });
  };
  lines.forEach((line, i) => {
    const seat = line.seat ?? at.turn;
    if (line.what === 'rolled') {
      const dice = rolledAnew(at.dice, line.dice ?? [], number + i);
      const value = dice.some((die) => die.aside) ? at.value : 0;
      step({ dice, value, turn: seat, rolling: true }, MS.rolled);
    } else if (line.what === 'bust') {
      step({ bust: true }, MS.bust);
    } else if (line.what === 'take' || line.what === 'steal') {
      step(paid(at, line), line.what === 'take' ? MS.take : MS.steal);
    }
  });
  const numbersNow = numbers(view);
  const dice = settled(at.dice, view.rolled, view.aside, lifted, number);
  return [...way, { shown: { ...numbersNow, dice }, ms: 0 }];
}

function paid(at: Shown, line: NuggetsLine): Partial<Shown> {
  const { amount = 0, seat: to = at.turn } = line;
  const from = line.victim ?? null;
  const nuggets = at.nuggets.map((n, seat) => n + (seat === to ? amount : seat === from ? -amount : 0));
  const supply = from === null ? at.supply - amount : at.supply;
  return { nuggets, supply, flight: { from, to, amount } };
}

function numbers(view: NuggetsView): Omit<Shown, 'dice'> {
  return {
    supply: view.supply,
    nuggets: view.players.map((player) => player.nuggets),
    value: view.value,
    turn: view.turn,
    rolling: view.falling > 0,
    bust: false,
    flight: null,
  };
}
