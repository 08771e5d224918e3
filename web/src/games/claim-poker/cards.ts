// What a card's text says, for drawing it: `pick 2`, `double whiskey+pick`, `prospector +1`.

import type { Bill, Item, PokerView } from '../../generated/claim-poker';

export interface Card {
  kinds: string[]; // one, or the two or three of a double or triple
  value: number | null; // printed on it
  bonus: string | null; // of a prospector: +1 or −1
  prospector: boolean;
}

export function cardOf(text: string): Card {
  const [sort = '', shown = ''] = text.split(' ');
  const prospector = sort === 'prospector';
  if (/^[+-]\d$/.test(shown)) {
    return { kinds: [], value: null, bonus: shown.replace('-', '−'), prospector };
  }
  if (prospector || sort === 'double') {
    return { kinds: shown.split('+'), value: null, bonus: null, prospector };
  }
  return { kinds: [sort], value: Number(shown), bonus: null, prospector: false };
}

/** All kinds, in the order of the piles; gold comes last. */
export function kindsOf(view: PokerView): string[] {
  return [...view.piles.map((pile) => pile.kind), 'nugget', 'tooth'];
}

/** Every two piles from which cards can be taken now, as the moves that take them. */
export function pairs(piles: PokerView['piles']): string[][] {
  const open = piles.filter(({ top }) => top !== null).map(({ kind }) => `take ${kind}`);
  return open.flatMap((one, nth) => open.slice(nth + 1).map((other) => [one, other]));
}

/** What the player on turn holds in his hand. */
export interface Held {
  pile: string;
  card: string;
}

export function handOf(view: PokerView): Held[] {
  return view.piles.flatMap(({ kind, top, taken }) => (taken && top ? [{ pile: kind, card: top }] : []));
}

export function itemOf(bill: Bill, kind: string): Item | undefined {
  return bill.items.find((item) => item.kind === kind);
}

export function signed(points: number): string {
  return String(points).replace('-', '−');
}

export function isOdd(item: Item): boolean {
  return item.why.startsWith('odd') || item.why === 'minus';
}

/** The bonuses among a player's cards: +1, +1, −1. */
export function bonusesOf(cards: string[]): string[] {
  return cards.flatMap((card) => cardOf(card).bonus ?? []);
}
