// What somebody wants to play, put together from few choices.

import type { GameInfo, Level, SeatInfo, SeatPlan, SeriesInfo, TableInfo, TablePlan } from '../generated/messages';

export type With = 'bots' | 'friends' | 'here';

export interface Wish {
  game: GameInfo;
  players: number;
  with: With;
  level: Level;
  names: string[]; // of those on this device, the first one's being one's own
  plan?: Partial<TablePlan>; // what is not as usual
}

/** What is chosen for a table: for one that is there, or as it would be opened. */
export interface PlanShown extends Pick<TableInfo, 'options' | 'public' | 'friendly' | 'clock' | 'own'> {
  id?: string;
  seats: readonly Pick<SeatInfo, 'seat' | 'name'>[];
  series: Pick<SeriesInfo, 'kind' | 'games'>;
}

/** The number of players that suits a first evening: three, or as near as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return game.seats.includes(3) ? 3 : (game.seats.at(-1) ?? 2);
}

/** Names for those who have given none: the usual one for oneself, others' out of a list, nobody's twice. */
export function nameAll(given: readonly string[], own: string, others: readonly string[]): string[] {
  const names = [given[0] || own, ...given.slice(1)];
  for (let at = 1; at < names.length; at++) names[at] ||= others.find((name) => !names.includes(name)) ?? '';
  return names;
}

export function planOf(wish: Wish): TablePlan {
  const seats = Array.from({ length: wish.players }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: 'me' };
    if (wish.with === 'friends') return { kind: 'open' };
    if (wish.with === 'here') return { kind: 'here', name: wish.names[seat] || null };
    return { kind: 'bot', level: wish.level };
  });
  const { public: everybody, friendly, options, ...plan } = wish.plan ?? {};
  return {
    game: wish.game.slug,
    seats,
    ...plan,
    ...(options && { options: seated(options, wish.game, wish.players) }),
    ...(everybody && wish.with === 'friends' && { public: true }),
    ...(friendly && wish.with === 'friends' && { friendly: true }),
  };
}

/** The same wish as the form shows it. */
export function shownOf(wish: Wish, names: readonly string[]): PlanShown {
  const { options = {}, public: everybody = false, friendly = false, clock = {}, series } = wish.plan ?? {};
  return {
    options: seated(options, wish.game, wish.players),
    public: everybody,
    friendly,
    clock,
    series: { kind: 'single', games: 1, ...series },
    seats: names.slice(0, wish.players).map((name, seat) => ({ seat, name })),
  };
}

/** The options without seats that are not there any more, since fewer people play. */
function seated(options: NonNullable<TablePlan['options']>, game: GameInfo, players: number) {
  const gone = game.options.filter(
    ({ name, choices, most }) => !choices.length && most == null && Number(options[name]) >= players,
  );
  return Object.fromEntries(Object.entries(options).filter(([name]) => !gone.some((option) => option.name === name)));
}

/** Two changes as one; an option that only one of them names stays. */
export function both(first: Partial<TablePlan>, second: Partial<TablePlan>): Partial<TablePlan> {
  const options = { ...first.options, ...second.options };
  // A text goes with its option: who chooses something else does not send it.
  const texts = Object.entries({ ...first.content, ...second.content }).filter(([option]) => options[option] === 'own');
  return {
    ...first,
    ...second,
    ...(Object.keys(options).length ? { options } : {}),
    ...(first.content || second.content ? { content: Object.fromEntries(texts) } : {}),
  };
}

/** The plan of a table that exists, with changes. */
export function changed(info: TableInfo, change: Partial<TablePlan>): TablePlan {
  const { kind, games } = info.series;
  const now: TablePlan = {
    game: info.game,
    seats: info.seats.map(seatPlan),
    options: info.options,
    public: info.public,
    ...(info.friendly && { friendly: true }),
    ...(info.waits && { waits: true }),
    clock: info.clock,
    series: { kind, games: kind === 'best-of' ? games : 1 },
  };
  return { ...now, ...both(now, change) };
}

/** A real match with those who have just been in a lesson; all else is as usual. */
export function forReal(info: TableInfo): TablePlan {
  const named = (plan: SeatPlan, at: number): SeatPlan =>
    plan.kind === 'bot' ? { ...plan, name: info.seats[at]!.name } : plan;
  return { game: info.game, seats: info.seats.map(seatPlan).map(named) };
}

function seatPlan(seat: SeatInfo, at: number, all: SeatInfo[]): SeatPlan {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? null };
  if (!seat.mine) return { kind: 'open' };
  const first = all.findIndex((one) => one.mine && one.kind === 'person') === at;
  return first ? { kind: 'me' } : { kind: 'here', name: seat.name };
}
