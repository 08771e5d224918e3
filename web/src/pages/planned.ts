// What is played, in words.

import type { ClockPlan, GameInfo, OptionInfo, TableInfo } from '../generated/messages';
import { arranged } from '../lib/order';
import type { Say } from '../lib/say';
import { t } from '../lib/texts.svelte';

export interface Chosen {
  what: string;
  how: string;
  own?: string; // the option whose value somebody has made himself
}

/** A time as one says it: in whole minutes or days where it is some of them. */
function duration(seconds: number): string {
  if (seconds >= 86400 && seconds % 86400 === 0) return t('plan.clock-days', { count: seconds / 86400 });
  if (seconds >= 60 && (seconds % 60 === 0 || seconds > 3600))
    return t('plan.clock-minutes', { count: Math.round(seconds / 60) });
  return t('plan.clock-seconds', { count: seconds });
}

/** The time that everyone has, for a decision, for the whole match, or both. */
export function clock({ decision, game }: ClockPlan): string {
  const limits = [decision && duration(decision), game && t('plan.clock-game', { time: duration(game) })];
  return limits.filter(Boolean).join(', ') || t('plan.clock-none');
}

/** A number of the box as somebody has typed it: whole, and neither too small nor too large. */
export function within({ default: usual, least, most }: OptionInfo, typed: number): number {
  if (Number.isNaN(typed)) return Number(usual);
  return Math.min(Math.max(Math.round(typed), least ?? typed), most ?? typed);
}

/** Whether a number of the box is another one. */
function isOther(option: OptionInfo, { options }: Pick<TableInfo, 'options'>): boolean {
  return option.most != null && (options[option.name] ?? option.default) !== option.default;
}

/** Everything that was chosen for a table: the game's options, who begins, clock, series, rating. */
export function planned(info: TableInfo, game: GameInfo, say: Say): Chosen[] {
  const name = (seat: number) => info.seats[seat]?.name || t('lobby.seat', { number: seat + 1 });
  const lines = game.options
    .filter((option) => option.name !== 'starter' && (option.choices.length !== 1 || info.own?.[option.name]))
    .filter((option) => option.most == null || isOther(option, info))
    .map((option): Chosen => {
      const value = info.options[option.name] ?? option.default;
      const word = (choice: string | number) => say.text('option', `${option.name}-${choice}`);
      const each = option.each?.[info.seats.length] ?? 1;
      const order = option.each ? arranged(String(value), option.choices) : [];
      const shared = info.seats.map(
        (_, seat) =>
          `${name(seat)}: ${order
            .slice(seat * each, (seat + 1) * each)
            .map(word)
            .join(', ')}`,
      );
      const how = option.each
        ? shared.join(' · ')
        : option.choices.length
          ? word(value)
          : option.most != null
            ? String(value)
            : name(Number(value));
      const own = info.own?.[option.name];
      return own
        ? { what: say.text('option', option.name), how: own, own: option.name }
        : { what: say.text('option', option.name), how };
    });
  if (info.starter != null) lines.unshift({ what: say.text('option', 'starter'), how: name(info.starter) });
  if (!game.real_time) lines.push({ what: t('plan.clock'), how: clock(info.clock) });
  lines.push({ what: t('plan.series'), how: series(info) });
  const amongOthers =
    info.seats.some(({ kind, mine }) => kind !== 'bot' && !mine) &&
    !info.seats.some(({ kind, stand_in: standIn }) => kind === 'bot' && !standIn);
  const own = Object.keys(info.own ?? {}).length > 0 || game.options.some((option) => isOther(option, info));
  if (amongOthers && !own)
    lines.push({ what: t('plan.rating'), how: t(info.friendly ? 'plan.rating-none' : 'plan.rating-accounts') });
  return lines;
}

function series({ series: { kind, games } }: TableInfo): string {
  if (kind === 'best-of') return t('plan.best-of', { count: games });
  return t(kind === 'everyone-starts' ? 'plan.everyone-starts' : 'plan.single');
}
