// What a game has told the frame of itself, asked for the game of a table.

import { FRAMES } from '../generated/frames';
import type { Slug } from '../generated/games';
import type { LineOf, ViewOf } from '../lib/board';
import type { FrameModule, Tally } from '../lib/frame';
import type { Sound } from '../lib/sound';

/** What a game tells, or what is derived for one that has nothing in this client. */
const frameOf = <G extends Slug>(game: G): FrameModule<G> =>
  Object.hasOwn(FRAMES, game) ? (FRAMES[game] as FrameModule<G>) : (FRAMES.derived as unknown as FrameModule<G>);

/** The number beside a name. */
export const tally = <G extends Slug>(game: G, view: ViewOf<G>, seat: number): Tally | null =>
  frameOf(game).tally(view, seat);

/** The sounds of some lines, each at most once. */
export function heard<G extends Slug>(game: G, lines: readonly LineOf<G>[], view: ViewOf<G>): Sound[] {
  const { sounds } = frameOf(game);
  const by: Partial<Record<string, Sound>> = typeof sounds === 'function' ? {} : sounds;
  const found = lines.map(({ what }) => (typeof sounds === 'function' ? sounds(what, view) : by[what]));
  return [...new Set(found.filter((sound) => sound !== undefined))];
}
