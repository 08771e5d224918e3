import type { Seat } from '../lib/board';
import { language, t } from '../lib/texts.svelte';

/** The names of those at these seats, strung together. */
export function namesOf(chosen: number[], seats: Seat[]): string {
  const names = seats.filter((seat) => chosen.includes(seat.seat)).map((seat) => seat.name);
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** Who has won, in a sentence. */
export function winnersSay(winners: number[], seats: Seat[], what: 'match' | 'series' = 'match'): string {
  const chosen = seats.filter((seat) => winners.includes(seat.seat));
  const who = namesOf(winners, seats);
  if (!chosen.length) return t('result.title');
  if (what === 'series') return t(chosen.length > 1 ? 'result.series-win' : 'result.series-wins', { who });
  if (chosen.length > 1) return t('result.win', { who });
  return chosen[0]!.me ? t('result.you-win') : t('result.wins', { who });
}
