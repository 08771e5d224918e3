// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { BoardModule, PrintedModule } from '../lib/board';
import type { OwnModule } from '../own/own';
import type { Slug } from './games';

export const BOARDS: { [G in Slug]: () => Promise<BoardModule<G>> } = {
  'gold-nuggets': () => import('../games/gold-nuggets/Board.svelte'),
  'go-for-gold': () => import('../games/go-for-gold/Board.svelte'),
  'gold-rausch': () => import('../games/gold-rausch/Board.svelte'),
  'claim-poker': () => import('../games/claim-poker/Board.svelte'),
  'gold': () => import('../games/gold/Board.svelte'),
  'wurf-und-weg': () => import('../games/wurf-und-weg/Board.svelte'),
  'derived': () => import('../games/derived/Board.svelte'),
};

export const PRINTED: { [G in Slug]?: () => Promise<PrintedModule<G>> } = {
  'go-for-gold': () => import('../games/go-for-gold/Printed.svelte'),
};

type Options<G extends Slug> = Record<string, () => Promise<OwnModule<G>>>;
export const OWN: { [G in Slug]?: Options<G> } = {
  'go-for-gold': { map: () => import('../games/go-for-gold/own/map.ts') },
  'claim-poker': { deck: () => import('../games/claim-poker/own/deck.ts') },
};
