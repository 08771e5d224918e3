// Which pace suits somebody in a race, by how the last one went. Bots of each level are as fast as people of
// some kind; who has never raced begins with the slowest.

import type { Level } from '../generated/messages';

const KEY = 'motherlode paces';

function remembered(): Record<string, Level> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Level>;
  } catch {
    return {}; // a private window
  }
}

/** The pace for the next race after one: a step slower after a defeat, a step faster after a victory. */
export function paceAfter(level: Level, won: boolean, levels: readonly Level[]): Level {
  const at = levels.indexOf(level) + (won ? 1 : -1);
  return levels[Math.min(Math.max(at, 0), levels.length - 1)] ?? level;
}

export const suggestedPace = (game: string, levels: readonly Level[]): Level => remembered()[game] ?? levels[0]!;

export function rememberPace(game: string, level: Level): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [game]: level }));
  } catch {
    // nothing is remembered then, and everything works all the same
  }
}
