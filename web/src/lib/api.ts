// The HTTP side of the protocol; see docs/protocol.md.

import type { GameInfo, GameStatistics, Me, Summary, TableInfo, TableLine, TablePlan } from '../generated/messages';
import type { Shown } from '../generated/pictures';
import type { Texts } from './say';

/** What the server refused, with its slug; slug `net/none` when nobody answered. */
export class Problem extends Error {
  constructor(
    readonly slug: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Problem('net/none', 'Nobody answers.');
  });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const content: unknown = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return content as T;
  const problem = (isJson ? content : {}) as { slug?: string; message?: string };
  throw new Problem(problem.slug ?? `http/${answer.status}`, problem.message ?? answer.statusText);
}

const post = <T>(path: string, body: unknown = {}) => ask<T>(path, 'POST', body);
const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>('/api/me'),
  enter: (name?: string) => post<Me>('/api/me', name ? { name } : {}),
  games: () => ask<GameInfo[]>('/api/games'),
  words: (slug: string, language: string) => ask<Texts>(`/api/games/${part(slug)}/words/${language}`),
  rules: (slug: string, language: string) => ask<string>(`/api/games/${part(slug)}/rules/${language}`),
  picture: (slug: string, name: string) => ask<Shown>(`/api/games/${part(slug)}/pictures/${part(name)}`),
  table: (id: string) => ask<TableInfo>(`/api/tables/${part(id)}`),
  openTables: () => ask<TableLine[]>('/api/tables'),
  myTables: () => ask<TableLine[]>('/api/tables/mine'),
  openTable: (plan: TablePlan) => post<TableInfo>('/api/tables', plan),
  code: (code: string) => ask<{ table: string; seat: number }>(`/api/codes/${part(code)}`),
  summary: (match: string) => ask<Summary>(`/api/matches/${part(match)}/summary`),
  statistics: () => ask<GameStatistics[]>('/api/me/statistics'),
  get: <T>(path: string) => ask<T>(path),
  post,
};

export const qr = (text: string) => `/api/qr?text=${part(text)}`;

/** A fetch whose answer never changes while the page is open: asked once. */
export function once<T>(fetch: (...key: string[]) => Promise<T>): (...key: string[]) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...key) => {
    const name = key.join('/');
    let answer = known.get(name);
    if (!answer) {
      answer = fetch(...key);
      answer.catch(() => known.delete(name));
      known.set(name, answer);
    }
    return answer;
  };
}

export const games = once(() => api.games());
export const words = once((slug, language) => api.words(slug!, language!));
export const rules = once((slug, language) => api.rules(slug!, language!));
export const picture = once((slug, name) => api.picture(slug!, name!));
