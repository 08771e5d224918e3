// Keys that a board has of its own: `src/games/<game>/keys.ts`, if it has any.

import type { Say } from './say';

/** Keys and what they do, in words. */
export type BoardKeys = (say: Say) => [keys: string, what: string][];

const modules = import.meta.glob<{ KEYS: BoardKeys }>('../games/*/keys.ts', { eager: true });

export const keysOf = (game: string, say: Say) => modules[`../games/${game}/keys.ts`]?.KEYS(say) ?? [];
