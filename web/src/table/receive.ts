// The table as one client knows it, and how a message changes it. No DOM, no socket, no clock.

import type { Slug } from '../generated/games';
import type { Advice, Muted, Said, SeatInfo, Spoken, State, TableInfo } from '../generated/messages';
import type { LineOf } from '../lib/board';

/** A table of a game: `info.game` says which, and with it what its board and its lines are. */
export interface Table<G extends Slug = Slug> {
  person: string;
  who: string; // one's own name in what others are told of one here
  at: number;
  info: TableInfo<G>;
  board: State<G> | null;
  story: LineOf<G>[]; // of this match, oldest first
  chat: Spoken[];
  muted: Muted[]; // people at this table from whom nothing comes
  advice: Advice | null; // until the board changes
}

/** The table after a message; a message that says nothing about it leaves it as it is. */
export function receive<G extends Slug>(
  table: Table<G> | null,
  said: Said<G>,
  forgets: readonly string[] = [],
): Table<G> | null {
  if (said.type === 'welcome') {
    return {
      person: said.person,
      who: said.who ?? '',
      at: said.at,
      info: said.table,
      board: said.state ?? null,
      story: said.story ?? [],
      chat: said.chat ?? [],
      muted: said.muted ?? [],
      advice: null,
    };
  }
  if (!table) return null;
  switch (said.type) {
    case 'event':
      return {
        ...table,
        at: said.at,
        info: withSecret(table.info, said.state),
        board: said.state,
        story: said.story ?? [...kept(table, said.state.match, forgets), ...said.lines],
        advice: null,
      };
    case 'table':
      return {
        ...table,
        at: Math.max(table.at, said.at),
        info: said.table,
        story: said.lines ? [...table.story, ...said.lines] : table.story,
      };
    case 'chat':
      return { ...table, chat: [...table.chat, said.spoken] };
    case 'advice':
      return { ...table, advice: said };
    default:
      return table;
  }
}

/** Who has just been shown something has a secret from then on, before the table is told anew. */
function withSecret<G extends Slug>(info: TableInfo<G>, { seat, secret = false }: State<G>): TableInfo<G> {
  const mine = info.seats[seat];
  if (!mine || (mine.secret ?? false) === secret) return info;
  return { ...info, seats: info.seats.map((one) => (one === mine ? { ...one, secret } : one)) };
}

/** What stays of the story: a new match begins anew, and where memory is the game, cards that were
 * shown once are not written down. */
function kept<G extends Slug>(table: Table<G>, match: string, forgets: readonly string[]): LineOf<G>[] {
  if (table.board?.match !== match) return [];
  return forgets.length ? table.story.filter((line) => !forgets.includes(line.what)) : table.story;
}

/** The seats of this device. */
export function mySeats(info: TableInfo): SeatInfo[] {
  return info.seats.filter((seat) => seat.mine);
}
