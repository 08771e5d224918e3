// A place of the river in words, for those who do not see it.

import type { Place } from '../../generated/gold-rausch';
import type { Say } from '../../lib/say';

export function heardOf(say: Say, place: number, card: Place, move: string | undefined): string {
  const what =
    card.what === 'nuggets'
      ? `${card.pieces} × ${say.term(card.tools)}`
      : card.what === 'teeth'
        ? say.text('table', 'needs-whiskey', { count: card.pieces })
        : card.what === 'gap'
          ? say.text('table', 'gap')
          : '';
  return [move ? say.move(move) : String(place + 1), what].filter(Boolean).join(': ');
}
