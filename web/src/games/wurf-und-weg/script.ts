// How a race is shown: what arrives is the truth at once, and nobody waits for anybody. Only when the
// match is over there is time: the last move, a breath, and then the coasters are stacked.

import type { WurfView } from '../../generated/wurf-und-weg';
import type { Happening } from '../../kit/feed.svelte';
import type { Flight } from '../../kit/flights.svelte';
import type { Scene, Script } from '../../kit/stage.svelte';
import type { LineOf } from '../../lib/board';
import { settle, type Die } from './hand';

type Line = LineOf<'wurf-und-weg'>;

export interface Shown {
  view: WurfView;
  dice: Die[]; // one's own
  slots: number; // how many places they had after the last roll
  rolled: Readonly<Record<number, number>>; // by seat: the event in which its dice were rolled
  lucky: number; // the event in which the yellow die was rolled
  rang: number; // and that in which the bell was struck; 0 for none that was seen
  stacked: readonly number[] | null; // at the end: the coasters that lie before each seat
  done: boolean; // who has won is seen
}

type Shows = Scene<Shown, string>;

const SLIDE = 260;
const LAST = 900; // for the last move of a match
const COASTER = 260;
const COUNT = 3600; // for all of them

const povOf = (view: WurfView) => Math.max(view.seat, 0);

/** The script for a board on which some dice have been sent already, and are out of the hand. */
export function scriptFor(gone: () => ReadonlySet<number>): Script<WurfView, Line, Shown, string> {
  return { still, scenes: (from, happening) => scenes(from, happening, gone()) };
}

export function still(view: WurfView): Shown {
  const over = view.over !== null;
  return {
    view,
    ...handOf([], view, new Set(), false),
    rolled: {},
    lucky: 0,
    rang: 0,
    stacked: over ? view.players.map(({ prizes }) => prizes) : null,
    done: over,
  };
}

export function scenes(
  from: Shown,
  { view, lines, number }: Happening<WurfView, Line>,
  gone: ReadonlySet<number>,
): Shows[] {
  const shown = after(from, view, lines, number, gone);
  const flights = lines.flatMap((line) => flight(line, povOf(view)));
  if (view.over === null || from.view.over !== null) return [{ shown, ms: 0, flights }];
  return [{ shown: { ...shown, done: false, stacked: null }, ms: LAST, flights }, ...stacking(shown), { shown, ms: 0 }];
}

function after(from: Shown, view: WurfView, lines: readonly Line[], number: number, gone: ReadonlySet<number>): Shown {
  const pov = povOf(view);
  const rolls = lines.filter((line) => 'dice' in line);
  const isOwnRoll = rolls.some(({ seat }) => seat === pov);
  const rollers = rolls.map(({ seat }) => [seat, number]);
  return {
    ...still(view),
    ...handOf(from.dice, view, gone, isOwnRoll, from.slots),
    rolled: { ...from.rolled, ...Object.fromEntries(rollers) },
    lucky: lines.some(({ what }) => what === 'lucky') ? number : from.lucky,
    rang: lines.some(({ what }) => what === 'stopp') ? number : from.rang,
  };
}

function handOf(
  before: Die[],
  view: WurfView,
  gone: ReadonlySet<number>,
  afresh: boolean,
  slots = 0,
): Pick<Shown, 'dice' | 'slots'> {
  const { shown, unrolled } = view.players[povOf(view)]!;
  const dice = settle(before, shown, unrolled, gone, afresh);
  return { dice, slots: Math.max(1, afresh ? 0 : slots, ...dice.map((die) => die.slot + 1)) };
}

/** Others' dice are seen on their way; one's own leave under the finger. */
function flight(line: Line, pov: number): Flight<string>[] {
  if ((line.what !== 'tray' && line.what !== 'passed') || line.seat === pov) return [];
  return [
    { thing: line.symbol, from: `seat ${line.seat}`, to: line.what === 'tray' ? 'tray' : `seat ${line.to}`, ms: SLIDE },
  ];
}

/** After a breath, coaster upon coaster: who has fewest first. */
function stacking(shown: Shown): Shows[] {
  const stacked = shown.view.players.map(() => 0);
  const at = (): Shown => ({ ...shown, stacked: [...stacked], done: false });
  const told: Shows[] = [{ shown: at(), ms: 700, calm: true }];
  const rising = [...shown.view.players].sort((a, b) => a.prizes - b.prizes);
  const all = rising.reduce((sum, { prizes }) => sum + prizes, 0);
  for (const { seat, prizes } of rising) {
    for (let count = 1; count <= prizes; count++) {
      stacked[seat] = count;
      told.push({ shown: at(), ms: Math.min(COASTER, COUNT / all), sound: 'wood' });
    }
  }
  return [...told, { shown: at(), ms: 500 }];
}
