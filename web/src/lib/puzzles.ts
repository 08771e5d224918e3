// How somebody fares with puzzles: a rating a game, a row of right answers, what was tried. Kept on this device.

import type { PuzzleLine } from '../generated/messages';

/** How somebody fares in the puzzles of a game. */
export interface Fared {
  rating: number;
  row: number; // right answers in a row
  longest: number;
  tried: Record<string, boolean>; // by puzzle: whether the first answer was right
}

const FIRST = 1000; // somebody's rating before the first puzzle
const WEIGHT = 40; // what a puzzle can be worth

export const nobody = (): Fared => ({ rating: FIRST, row: 0, longest: 0, tried: {} });

/** After an answer. Only the first one counts: whoever has seen the chances knows. */
export function answered(fared: Fared, puzzle: PuzzleLine, right: boolean): Fared {
  if (puzzle.id in fared.tried) return fared;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - fared.rating) / 400));
  const row = right ? fared.row + 1 : 0;
  return {
    rating: Math.round(fared.rating + WEIGHT * ((right ? 1 : 0) - expected)),
    row,
    longest: Math.max(fared.longest, row),
    tried: { ...fared.tried, [puzzle.id]: right },
  };
}

/** What comes next: not tried yet, nearest to what somebody can; after all of them, what went wrong. */
export function next(
  puzzles: readonly PuzzleLine[],
  fared: Fared,
  topic: string,
  last: string | null = null,
): PuzzleLine | null {
  const about = puzzles.filter((one) => !topic || one.topic === topic);
  const far = (one: PuzzleLine) => Math.abs(one.rating - fared.rating);
  const nearest = (some: PuzzleLine[]) =>
    some.sort((one, other) => far(one) - far(other) || (one.id < other.id ? -1 : 1))[0];
  const wrong = about.filter((one) => fared.tried[one.id] === false && one.id !== last);
  return nearest(about.filter((one) => !(one.id in fared.tried))) ?? nearest(wrong) ?? null;
}

/** Of a topic: how many were tried, and how many were right. */
export function byTopic(
  puzzles: readonly PuzzleLine[],
  fared: Fared,
  topic: string,
): { tried: number; right: number; all: number } {
  const about = puzzles.filter((one) => one.topic === topic);
  const tried = about.filter((one) => one.id in fared.tried);
  return { all: about.length, tried: tried.length, right: tried.filter((one) => fared.tried[one.id]).length };
}

const key = (game: string) => `motherlode.puzzles.${game}`;

export function read(game: string): Fared {
  try {
    return { ...nobody(), ...(JSON.parse(localStorage.getItem(key(game)) ?? '{}') as Partial<Fared>) };
  } catch {
    return nobody(); // no room, or nothing that we wrote
  }
}

export function keep(game: string, fared: Fared): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(fared));
  } catch {
    // Then it is forgotten with the page.
  }
}
