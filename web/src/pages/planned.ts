// What is played, in words.

import type { GameInfo, TableInfo } from '../generated/messages';
import { arranged } from '../lib/order';
import type { Say } from '../lib/say';
import { t } from '../lib/texts.svelte';

export interface Chosen {
  what: string;
  how: string;
  own?: string; // the option whose value somebody has made himself
}

/** Time to decide, as one says it. */
export function duration(seconds: number): string {
  if (!seconds) return t('plan.clock-none');
  if (seconds < 60) return t('plan.clock-seconds', { count: seconds });
  if (seconds < 86400) return t('plan.clock-minutes', { count: seconds / 60 });
  return t('plan.clock-days', { count: seconds / 86400 });
}

/** Everything that was chosen for a table: the game's options, who begins, clock and series. */
export function planned(info: TableInfo, game: GameInfo, say: Say): Chosen[] {
  const name = (seat: number) => info.seats[seat]?.name || t('lobby.seat', { number: seat + 1 });
  const lines = game.options
    .filter((option) => option.name !== 'starter' && (option.choices.length !== 1 || info.own?.[option.name]))
    .map((option): Chosen => {
      const value = info.options[option.name] ?? option.default;
      const word = (choice: string | number) => say.text('option', `${option.name}-${choice}`);
      const each = option.each?.[info.seats.length] ?? 1;
      const order = option.each ? arranged(String(value), option.choices) : [];
      const shared = info.seats.map((_, seat) => `${name(seat)}: ${order.slice(seat * each, (seat + 1) * each).map(word).join(', ')}`);
      const how = option.each ? shared.join(' · ') : option.choices.length ? word(value) : name(Number(value));
      const own = info.own?.[option.name];
      return own ? { what: say.text('option', option.name), how: own, own: option.name } : { what: say.text('option', option.name), how };
    });
  if (info.starter != null) lines.unshift({ what: say.text('option', 'starter'), how: name(info.starter) });
  if (!game.real_time) lines.push({ what: t('plan.clock'), how: duration(info.clock.decision ?? 0) });
  return [...lines, { what: t('plan.series'), how: series(info) }];
}

function series({ series: { kind, games } }: TableInfo): string {
  if (kind === 'best-of') return t('plan.best-of', { count: games });
  return t(kind === 'everyone-starts' ? 'plan.everyone-starts' : 'plan.single');
}
