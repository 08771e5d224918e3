import type { Seat } from '../lib/board';
import { language, t } from '../lib/texts.svelte';

/** Who has won, in a sentence. */
export function winnersSay(winners: number[], seats: Seat[], what: 'match' | 'series' = 'match'): string {
  const chosen = seats.filter((seat) => winners.includes(seat.seat));
  const who = new Intl.ListFormat(language(), { type: 'conjunction' }).format(chosen.map((seat) => seat.name));
  if (!chosen.length) return t('result.title');
  if (what === 'series') return t(chosen.length > 1 ? 'result.series-win' : 'result.series-wins', { who });
  if (chosen.length > 1) return t('result.win', { who });
  return chosen[0]!.me ? t('result.you-win') : t('result.wins', { who });
}
