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
