// The one number beside a name: what everyone at a real table can count in front of a player.

import type { View } from '../generated/view';
import type { PokerView } from '../generated/claim-poker';
import type { GoldView as IslandView } from '../generated/go-for-gold';
import type { GoldView } from '../generated/gold';
import type { NuggetsView } from '../generated/gold-nuggets';
import type { RauschView } from '../generated/gold-rausch';
import type { WurfView } from '../generated/wurf-und-weg';

export type Unit = 'nuggets' | 'points' | 'cards' | 'coasters';
export interface Tally {
  count: number;
  unit: Unit;
  running?: number; // what lies on the table besides, and is not yet noted
}

const TALLIES: Record<string, (view: never, seat: number) => Tally | null> = {
  'gold-nuggets': (view: NuggetsView, seat) => count(view.players[seat]?.nuggets, 'nuggets'),
  'go-for-gold': (view: IslandView, seat) => count(view.sheets[seat]?.points, 'points'),
  'gold-rausch': (view: RauschView, seat) =>
    count(view.players[seat]?.gold, 'nuggets') ?? count(view.players[seat]?.cards, 'cards'),
  'claim-poker': (view: PokerView, seat) => {
    const noted = count(view.players[seat]?.points, 'points');
    const bill = view.over === null ? view.players[seat]?.bills.at(-1) : null;
    return noted && bill ? { ...noted, running: bill.points } : noted;
  },
  gold: (view: GoldView, seat) =>
    count(view.players[seat]?.points, 'points') ?? count(view.players[seat]?.cards, 'cards'),
  'wurf-und-weg': (view: WurfView, seat) => count(view.players[seat]?.prizes, 'coasters'),
};

export function tally(game: string, view: View, seat: number): Tally | null {
  return TALLIES[game]?.(view as never, seat) ?? null;
}

function count(amount: number | null | undefined, unit: Unit): Tally | null {
  return amount == null ? null : { count: amount, unit };
}
