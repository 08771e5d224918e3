// What a game tells the frame of itself, in `games/<game>/frame.ts`: the one number beside a name, which
// everyone at a real table can count in front of a player, and what its lines sound like.

import type { Slug } from '../generated/games';
import type { LineOf, ViewOf } from './board';
import type { Sound } from './sound';

export type Unit = 'nuggets' | 'pieces' | 'points' | 'cards' | 'coasters';
export interface Tally {
  count: number;
  unit: Unit;
  running?: number; // what lies on the table besides, and is not yet noted
  out?: boolean; // the game goes on without this player
}

export interface FrameModule<G extends Slug> {
  tally: (view: ViewOf<G>, seat: number) => Tally | null;
  /** By the `what` of a line; or asked of each, where the view says it. */
  sounds: { [W in LineOf<G>['what']]?: Sound } | ((what: string, view: ViewOf<G>) => Sound | undefined);
}

export function count(amount: number | null | undefined, unit: Unit): Tally | null {
  return amount == null ? null : { count: amount, unit };
}
