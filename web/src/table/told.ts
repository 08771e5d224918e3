// What a game has told the frame of itself, asked for the game of a table.

import { FRAMES } from '../generated/frames';
import type { Slug } from '../generated/games';
import type { LineOf, ViewOf } from '../lib/board';
import type { Tally } from '../lib/frame';
import type { Sound } from '../lib/sound';

/** The number beside a name. */
export const tally = <G extends Slug>(game: G, view: ViewOf<G>, seat: number): Tally | null => FRAMES[game].tally(view, seat);

/** The sounds of some lines, each at most once. */
export function heard<G extends Slug>(game: G, lines: readonly LineOf<G>[]): Sound[] {
  const sounds: Partial<Record<string, Sound>> = FRAMES[game].sounds;
  const found = lines.map(({ what }) => sounds[what]);
  return [...new Set(found.filter((sound) => sound !== undefined))];
}
