// The table as one client knows it, and how a message changes it. No DOM, no socket, no clock.

import type { Advice, Said, SeatInfo, Spoken, State as Wire, TableInfo } from '../generated/messages';
import type { View } from '../generated/view';
import type { Line } from '../lib/board';

export interface Result {
  reason: string;
  scores: number[];
  winners: number[];
}

/** The board as it came, with the types that the wire leaves open. */
export type Board = Omit<Wire, 'view' | 'result'> & { view: View; result?: Result | null };

export interface Table {
  person: string;
  at: number;
  info: TableInfo;
  board: Board | null;
  story: Line[]; // of this match, oldest first
  chat: Spoken[];
  advice: Advice | null; // until the board changes
}

/** The table after a message; a message that says nothing about it leaves it as it is. */
export function receive(table: Table | null, said: Said, forgets: readonly string[] = []): Table | null {
  if (said.type === 'welcome') {
    return {
      person: said.person,
      at: said.at,
      info: said.table,
      board: (said.state ?? null) as Board | null,
      story: (said.story ?? []) as Line[],
      chat: said.chat ?? [],
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
        board: said.state as Board,
        story: said.story ? (said.story as Line[]) : [...kept(table, said.state.match, forgets), ...(said.lines as Line[])],
        advice: null,
      };
    case 'table':
      return { ...table, at: Math.max(table.at, said.at), info: said.table };
    case 'chat':
      return { ...table, chat: [...table.chat, said.spoken] };
    case 'advice':
      return { ...table, advice: said };
    default:
      return table;
  }
}

/** Who has just been shown something has a secret from then on, before the table is told anew. */
function withSecret(info: TableInfo, { seat, secret = false }: Wire): TableInfo {
  const mine = info.seats[seat];
  if (!mine || (mine.secret ?? false) === secret) return info;
  return { ...info, seats: info.seats.map((one) => (one === mine ? { ...one, secret } : one)) };
}

/** What stays of the story: a new match begins anew, and where memory is the game, cards that were
 * shown once are not written down. */
function kept(table: Table, match: string, forgets: readonly string[]): Line[] {
  if (table.board?.match !== match) return [];
  return forgets.length ? table.story.filter((line) => !forgets.includes(line.what ?? '')) : table.story;
}

/** The seats of this device. */
export function mySeats(info: TableInfo): SeatInfo[] {
  return info.seats.filter((seat) => seat.mine);
}
