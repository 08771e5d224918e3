// What the story shows for a moment: cards that are turned and turned back, and cards on their way.
// Times are milliseconds after the event.

import type { Place, RauschLine, RauschView } from '../../generated/gold-rausch';

export type Face = Pick<Place, 'what' | 'tools' | 'pieces'>;
export const EMPTY: Face = { what: 'empty', tools: [], pieces: 0 };

export interface Seen<T> {
  face: T;
  from: number;
  until: number;
}

/** Where a card can be: `river 3`, `gear 0 left`, `won 1`, `stack`. */
export type Spot = string;

export interface Flight {
  from: Spot;
  to: Spot;
  at: number;
  gear: string | null; // the equipment it shows, or its back
  gold: Face | null; // the river card it is
}

export interface Moment {
  river: Map<number, Seen<Face>>;
  gear: Map<string, Seen<string>>;
  flights: Flight[];
  doubt: boolean;
  ends: number;
}

export const FLIGHT = 420;
const CLOSED = { empty: 1500, whiskey: 1700, won: 1300, look: 6000, peek: 3200, swap: 1500, doubt: 3600 };

/** For how long the frame should wait with the next event. */
export function holdOf(lines: RauschLine[]): number {
  const { ends } = momentOf(null, lines);
  return ends || (lines.length ? 450 : 0);
}

export function momentOf(before: RauschView | null, lines: RauschLine[]): Moment {
  const moment: Moment = { river: new Map(), gear: new Map(), flights: [], doubt: false, ends: 0 };
  const told = new Set(lines.map((line) => line.what));
  for (const line of lines) tell(moment, before, line, told);
  return moment;
}

function tell(moment: Moment, before: RauschView | null, line: RauschLine, told: Set<string | undefined>): void {
  const place = line.place ?? 0;
  switch (line.what) {
    case 'look':
      showGear(moment, `${line.seat} left`, line.left, 0, CLOSED.look);
      return showGear(moment, `${line.seat} right`, line.right, 0, CLOSED.look);
    case 'empty':
      return showRiver(moment, place, EMPTY, 0, CLOSED.empty);
    case 'nuggets':
    case 'teeth':
    case 'fits':
      return last(moment, 650);
    case 'uncover':
      return uncover(moment, before, line, told);
    case 'win-nuggets':
    case 'win-teeth':
      return win(moment, before, line);
    case 'swap':
      return swap(moment, line);
    case 'peek':
      return showGear(moment, `${line.seat} ${line.side}`, line.card, FLIGHT, CLOSED.peek);
    case 'doubt-right':
      for (let i = 0; i < 10; i++) {
        if (before?.river[i]?.what !== 'gap') showRiver(moment, i, EMPTY, 250 + 90 * i, CLOSED.doubt);
      }
      return doubted(moment);
    case 'doubt-empty':
      for (const i of line.places ?? []) showRiver(moment, i, EMPTY, 250 + 90 * i, CLOSED.doubt);
      return doubted(moment);
    case 'dealt-nuggets':
    case 'dealt-teeth':
      return dealt(moment, line, place);
    case 'drawn-nuggets':
    case 'drawn-teeth':
    case 'handed-out-nuggets':
    case 'handed-out-teeth':
      fly(moment, { from: `won ${line.victim}`, to: `won ${line.seat}`, at: 0, gear: null, gold: goldOf(line) });
      return last(moment, 900);
  }
}

function uncover(moment: Moment, before: RauschView | null, line: RauschLine, told: Set<string | undefined>): void {
  const until = told.has('wrong-whiskey') ? CLOSED.whiskey : CLOSED.won;
  for (const [number, prospector] of (before?.prospectors ?? []).entries()) {
    if (prospector.left) showGear(moment, `${number} left`, prospector.left, 0, until);
    if (prospector.right) showGear(moment, `${number} right`, prospector.right, 0, until);
  }
  showGear(moment, `${line.prospector} ${line.side}`, line.card, 0, until);
  moment.ends = told.has('fits') ? 650 : until;
}

function win(moment: Moment, before: RauschView | null, line: RauschLine): void {
  const target = before?.target ?? null;
  const gold = target === null ? undefined : before?.river[target];
  if (target !== null && gold) {
    moment.river.set(target, { face: gold, from: 0, until: 750 });
    fly(moment, { from: `river ${target}`, to: `won ${line.seat}`, at: 750, gear: null, gold });
  }
  last(moment, 1400);
}

function swap(moment: Moment, line: RauschLine): void {
  const own = `${line.prospector} ${line.side}`;
  const other = `${line.partner} ${line.partner_side}`;
  fly(moment, { from: `gear ${own}`, to: `gear ${other}`, at: 0, gear: line.card ?? null, gold: null });
  fly(moment, { from: `gear ${other}`, to: `gear ${own}`, at: 0, gear: null, gold: null });
  showGear(moment, other, line.card, FLIGHT, CLOSED.swap);
}

/** A gold card that a wrong doubt has brought to light goes to another player. */
function dealt(moment: Moment, line: RauschLine, place: number): void {
  const order = moment.flights.length;
  const leaves = 2500 + 260 * order;
  showRiver(moment, place, goldOf(line), 250 + 90 * place, leaves);
  fly(moment, { from: `river ${place}`, to: `won ${line.seat}`, at: leaves, gear: null, gold: goldOf(line) });
  last(moment, leaves + FLIGHT);
  doubted(moment);
}

function doubted(moment: Moment): void {
  moment.doubt = true;
  last(moment, CLOSED.doubt);
}

function goldOf(line: RauschLine): Face {
  return { what: line.what?.endsWith('teeth') ? 'teeth' : 'nuggets', tools: [], pieces: line.count ?? 1 };
}

function showRiver(moment: Moment, place: number, face: Face, from: number, until: number): void {
  moment.river.set(place, { face, from, until });
  last(moment, until);
}

function showGear(moment: Moment, spot: string, face: string | undefined, from: number, until: number): void {
  if (face) moment.gear.set(spot, { face, from, until });
  last(moment, until);
}

function fly(moment: Moment, flight: Flight): void {
  moment.flights.push(flight);
  last(moment, flight.at + FLIGHT);
}

function last(moment: Moment, at: number): void {
  moment.ends = Math.max(moment.ends, at);
}

/** When something begins or ends to be seen. */
export function turns(moment: Moment): number[] {
  const times = [...moment.river.values(), ...moment.gear.values()].flatMap((seen) => [seen.from, seen.until]);
  const flights = moment.flights.flatMap((flight) => [flight.at, flight.at + FLIGHT]);
  return [...new Set([...times, ...flights, moment.ends])].filter((time) => time > 0).sort((a, b) => a - b);
}

export function isSeen(seen: { from: number; until: number } | undefined, clock: number): boolean {
  return seen !== undefined && seen.from <= clock && clock < seen.until;
}
