// Which cards are on their way after an event, and from where to where.

import type { PokerLine, PokerView } from '../../generated/claim-poker';
import { handOf } from './cards';

export interface Flight {
  card: string;
  from: string; // spots: `pile pick`, `hand pick`, `seat 2`
  to: string;
}

export function flightsOf(before: PokerView | null, lines: PokerLine[]): Flight[] {
  const hand = before ? handOf(before) : [];
  const fromHand = (card: string | undefined) => {
    const at = hand.findIndex((held) => held.card === card);
    return at < 0 ? 'hand' : `hand ${hand.splice(at, 1)[0]!.pile}`;
  };
  return lines.flatMap((line): Flight[] => {
    const card = line.card ?? '';
    switch (line.what) {
      case 'take':
        return [{ card, from: `pile ${line.pile}`, to: `hand ${line.pile}` }];
      case 'keep':
        return [{ card, from: fromHand(card), to: `seat ${line.seat}` }];
      case 'give':
        return [{ card, from: fromHand(card), to: `seat ${line.receiver}` }];
      case 'accept':
        return [{ card, from: 'gift', to: `seat ${line.seat}` }];
      default:
        return [];
    }
  });
}

/** How long a story wants to be seen; bills want to be read. */
export function holdOf(lines: PokerLine[]): number {
  const told = new Set(lines.map((line) => line.what));
  if (lines.some((line) => line.bill)) return told.has('sum') ? 600 : 7000;
  if (told.has('give') || told.has('offer') || told.has('refuse')) return 750;
  return lines.length ? 480 : 0;
}

/** A card on its way, in pixels of the board. */
export interface Moving {
  key: string;
  card: string;
  from: DOMRect;
  to: DOMRect;
}

/** Where things are now, by what they call themselves. */
export function spotsIn(root: HTMLElement): Map<string, DOMRect> {
  const origin = root.getBoundingClientRect();
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    found.set(element.dataset['spot']!, new DOMRect(x - origin.x, y - origin.y, width, height));
  }
  return found;
}

/** From where a card lay before to where it belongs now. */
export function routes(
  flights: Flight[],
  old: Map<string, DOMRect>,
  now: Map<string, DOMRect>,
  number: number,
): Moving[] {
  return flights.flatMap(({ card, from, to }, i) => {
    const [start, end] = [old.get(from), now.get(to)];
    return start && end ? [{ key: `${number} ${i}`, card, from: start, to: end }] : [];
  });
}
