// What is shown, and what is shown on the way there: cards are seen for a moment, then hidden.

import type { GoldLine, GoldView, OpenCard } from '../../generated/gold';

export type Outcome = 'find' | 'brawl' | 'bang' | 'nothing' | 'take' | 'leave';

export interface Shown {
  status: string[]; // of every place
  open: OpenCard[];
  outcome: Outcome | null;
  winner: number | null; // whose entrance the gold goes to
  going: number[]; // places whose cards leave, for the moment in which they do
  found: number[]; // gold cards of every seat
  left: number;
  rush: boolean;
  turn: number;
}

export interface Scene {
  shown: Shown;
  ms: number;
}

const MS = { first: 520, second: 420, met: 1500, single: 900, going: 380, rush: 700 } as const;

export function still(view: GoldView): Shown {
  return {
    status: view.places.map((place) => place.status),
    open: view.open,
    outcome: null,
    winner: null,
    going: [],
    found: view.players.map((player) => player.cards),
    left: view.left,
    rush: view.rush,
    turn: view.turn,
  };
}

/** From what is shown to the view, line by line; the last scene is the view itself. */
export function scenes(from: Shown, view: GoldView, lines: readonly GoldLine[]): Scene[] {
  const way: Scene[] = [];
  const last = still(view);
  let at: Shown = { ...from, outcome: null, winner: null, going: [] };
  const step = (change: Partial<Shown>, ms: number) => {
    at = { ...at, ...change };
    way.push({ shown: at, ms });
  };
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    if (line.what === 'uncover' && line.place !== undefined) {
      const open = [...at.open.filter((one) => one.place !== line.place), { place: line.place, card: line.card ?? '' }];
      const status = at.status.map((was, place) => (place === line.place ? 'open' : was));
      const ms = !next?.places ? MS.first : next.places.length > 1 ? MS.second : 200;
      step({ open, status, turn: line.seat ?? at.turn }, ms);
    } else if (line.places && line.cards) {
      const open = line.places.map((place, n) => ({ place, card: line.cards![n] ?? '' }));
      const outcome = line.what?.replace(/-.*/, '') as Outcome; // a digger may be nobody's, nothing has its reasons
      const winner = outcome === 'find' || outcome === 'take' ? (line.seat ?? null) : null;
      step({ open, outcome, winner }, line.places.length > 1 ? MS.met : MS.single);
      const going = line.places.filter((place) => last.status[place] === 'gone');
      step({ going, found: last.found, left: last.left }, MS.going);
    } else if (line.what === 'rush' || line.what === 'stuck') {
      step({ open: [], outcome: null, winner: null, going: [], status: last.status, rush: true }, MS.rush);
    }
  });
  return [...way, { shown: last, ms: 0 }];
}

/** For how long these lines want to be seen. */
export function hold(lines: readonly GoldLine[]): number {
  return lines.reduce((sum, line, i) => {
    if (line.places) return sum + MS.going + (line.places.length > 1 ? MS.met : MS.single);
    if (line.what === 'rush' || line.what === 'stuck') return sum + MS.rush;
    if (line.what !== 'uncover') return sum;
    const next = lines[i + 1];
    return sum + (!next?.places ? MS.first : next.places.length > 1 ? MS.second : 200);
  }, 0);
}
