// Which cards are on their way after an event, and from where to where: `pile pick`, `hand pick`,
// `gift`, `refused`, and before somebody the place of a kind, `seat 2 pick`.

import type { PokerView } from '../../generated/claim-poker';
import type { Flight } from '../../kit/flights.svelte';
import type { LineOf } from '../../lib/board';
import { cardOf, handOf } from './cards';

export function flightsOf(before: PokerView, lines: readonly LineOf<'claim-poker'>[]): Flight<string>[] {
  const hand = handOf(before);
  const fromHand = (card: string) => {
    const at = hand.findIndex((held) => held.card === card);
    return at < 0 ? 'hand' : `hand ${hand.splice(at, 1)[0]!.pile}`;
  };
  return lines.flatMap((line): Flight<string>[] => {
    switch (line.what) {
      case 'take':
        return [{ thing: line.card, from: `pile ${line.pile}`, to: `hand ${line.pile}` }];
      case 'keep':
        return [{ thing: line.card, from: fromHand(line.card), to: placeOf(line.card, line.seat) }];
      case 'give':
        return [{ thing: line.card, from: fromHand(line.card), to: placeOf(line.card, line.receiver) }];
      case 'offer':
        return [{ thing: line.card, from: fromHand(line.card), to: 'gift' }];
      case 'accept':
        return [{ thing: line.card, from: 'gift', to: placeOf(line.card, line.seat) }];
      case 'refuse':
        return [{ thing: line.card, from: 'gift', to: 'refused' }];
      default:
        return [];
    }
  });
}

/** Where a card lies before somebody: with its kind, a bonus beside the sum. */
export function placeOf(card: string, seat: number): string {
  return `seat ${seat} ${cardOf(card).kinds[0] ?? 'bonus'}`;
}
