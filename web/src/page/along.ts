// Finished matches that are kept in this browser, or in a file that was saved from one: to be taken along to
// a server. What they are is said by motherlode/page/results.py; what they were played by, the server checks.

import { openStore } from './store';
import { isUsed } from './used';

/** What a server takes; see docs/protocol.md. */
export interface NewMatch {
  record: unknown;
  seats?: number[];
  ended?: number;
}

export interface KeptMatch {
  id: string | null; // in this browser
  match: NewMatch;
}

interface Result {
  ended: number;
  fared: [seat: number, person: string | null, ...more: unknown[]][];
}

/** What *You* saves on a device. */
interface Saved {
  person?: string | null;
  records?: Record<string, unknown>;
  results?: Record<string, Result>;
}

/** Those in this browser that somebody has not taken along yet; none where nothing is kept for us. */
export async function keptMatches(person: string | null): Promise<KeptMatch[]> {
  if (!isUsed()) return [];
  const store = await openStore(() => undefined);
  try {
    const entries = async (start: string) => {
      const found = JSON.parse(await store.all(start)) as [key: string, text: string][];
      return Object.fromEntries(found.map(([key, text]) => [key.slice(start.length), text]));
    };
    const parsed = async <T>(start: string) =>
      Object.fromEntries(Object.entries(await entries(start)).map(([id, text]) => [id, JSON.parse(text) as T]));
    const owner = await store.get('owner');
    const taken = await entries('along/');
    const saved: Saved = {
      person: owner ? (JSON.parse(owner) as { id: string }).id : null,
      records: await parsed<unknown>('record/'),
      results: await parsed<Result>('result/'),
    };
    return savedMatches(saved).filter(({ id }) => taken[id!] === undefined || taken[id!] !== person);
  } finally {
    store.close();
  }
}

/** Somebody has it at a server now: it is not offered to him again. */
export async function noteTaken(ids: readonly string[], person: string): Promise<void> {
  if (!ids.length) return;
  const store = await openStore(() => undefined);
  try {
    await store.write(JSON.stringify(ids.map((id) => ['put', `along/${id}`, person])));
  } finally {
    store.close();
  }
}

/** The matches in a file: all that was saved on a device, or one record. */
export function matchesIn(text: string): KeptMatch[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof found !== 'object' || found === null) return [];
  if ('format' in found) return [{ id: null, match: { record: found } }];
  const { records } = found as Saved;
  // A server's own file names addresses in place of records.
  return records && !Array.isArray(records)
    ? savedMatches(found as Saved).map(({ match }) => ({ id: null, match }))
    : [];
}

function savedMatches({ person, records = {}, results = {} }: Saved): KeptMatch[] {
  // What began in the middle, with a puzzle or a second try, counts nowhere and stays here.
  const whole = Object.entries(records).filter(([, record]) => !(isObject(record) && 'position' in record));
  return whole.map(([id, record]) => {
    const { ended, fared = [] } = results[id] ?? {};
    const seats = fared.filter(([, who]) => who !== null && who === person).map(([seat]) => seat);
    return { id, match: { record, ...(seats.length && { seats }), ...(ended !== undefined && { ended }) } };
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
