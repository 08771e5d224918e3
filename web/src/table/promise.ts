// What this browser was promised about a match before it began, and what it added: kept here from the lobby on, so that
// the proof is held against what was said then, and not against what is said later.

import type { TableInfo } from '../generated/messages';

/** What was said before a match: the commitment to its seed, and the randomness that the server took from here. */
export interface Pledge {
  commitment: string;
  entropy?: string;
}

/** A pledge of a match that has begun. */
export interface Promised extends Pledge {
  late?: boolean; // it was first heard of when the match was running
  unsure?: boolean; // the connection was away when the match began: it may have been another one
}

/** All that this browser keeps, the oldest first. */
export interface Kept {
  tables: Record<string, Pledge>; // the matches that are about to begin
  matches: Record<string, Promised>;
}

type Heard = Pick<TableInfo, 'id' | 'status' | 'match' | 'commitment'>;

const KEY = 'motherlode:promises';
const MOST = 60; // tables, and matches, that are remembered

/** What is kept after a table was heard of; `steady`: on a connection that has told everything since the last time. */
export function heard(kept: Kept, { id, status, match, commitment }: Heard, steady: boolean): Kept {
  const { [id]: pledge, ...others } = kept.tables;
  const isNew = match != null && status !== 'lobby' && !(match in kept.matches);
  let { matches } = kept;
  if (isNew && pledge) {
    const isIt = status === 'playing' && commitment === pledge.commitment;
    matches = newest({ ...matches, [match]: { ...pledge, ...(!steady && !isIt && { unsure: true }) } });
  } else if (isNew && status === 'playing' && commitment) {
    matches = newest({ ...matches, [match]: { commitment, late: true } });
  }
  if (status === 'playing' || status === 'closed' || !commitment) return { tables: others, matches };
  // Before a match the commitment stays. Where it does not, and nothing was missed, the first one counts.
  const holds = pledge && !isNew && (steady || pledge.commitment === commitment);
  return { tables: newest({ ...others, [id]: holds ? pledge : { commitment } }), matches };
}

/** The server has taken this browser's randomness for the match that is about to begin. */
export function added(kept: Kept, table: string, commitment: string, entropy: string): Kept {
  const pledge = kept.tables[table];
  if (pledge?.commitment !== commitment) return kept;
  return { ...kept, tables: { ...kept.tables, [table]: { ...pledge, entropy } } };
}

function newest<T>(all: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).slice(-MOST));
}

function read(): Kept {
  try {
    const { tables = {}, matches = {} } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { tables, matches };
  } catch {
    return { tables: {}, matches: {} };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage the proof is held against the record alone, which it says
  }
}

let last = ''; // what was heard last: most news of a table are no news of a match

export function remember(info: TableInfo, steady: boolean): void {
  const news = JSON.stringify([info.id, info.status, info.match, info.commitment]);
  if (news === last) return;
  last = news;
  write(heard(read(), info, steady));
}

/** What was said of a match that begins with its table, before there was either. */
export function rememberPledge(table: string, commitment: string): void {
  write(heard(read(), { id: table, status: 'lobby', match: null, commitment }, true));
}

export function rememberOwn(table: string, commitment: string, entropy: string): void {
  write(added(read(), table, commitment, entropy));
}

export function promised(match: string): Promised | null {
  return read().matches[match] ?? null;
}
