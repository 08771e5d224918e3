// The HTTP side of the protocol; see docs/protocol.md.

import type { Games, Slug } from '../generated/games';
import type { GameInfo, GameStatistics, Inspected, KeptOwn, Me, OwnText, Summary, TableInfo, TableLine, TablePlan } from '../generated/messages';
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
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
  return send<T>(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

async function send<T>(path: string, request: RequestInit): Promise<T> {
  const answer = await fetch(path, request).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
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

/** A text of one's own, or a file as it is: the server says what it is. */
function bytes<T>(path: string, name: string, body: string | Blob, signal?: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return send<T>(`${path}?name=${part(name)}`, { method: 'POST', headers, body, ...(signal && { signal }) });
}

const ownPath = (slug: string, option: string) => `/api/games/${part(slug)}/own/${part(option)}`;

export const api = {
  me: () => ask<Me>('/api/me'),
  enter: (name?: string) => post<Me>('/api/me', name ? { name } : {}),
  forgetMe: () => ask<Me>('/api/me', 'DELETE'),
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
  ownOfBox: (slug: string, option: string, choice: string) => ask<Inspected>(`${ownPath(slug, option)}/${part(choice)}`),
  ownAt: (table: string, option: string) => ask<Inspected>(`/api/tables/${part(table)}/own/${part(option)}`),
  inspect: (slug: string, option: string, name: string, text: string | Blob, signal?: AbortSignal) =>
    bytes<Inspected>(ownPath(slug, option), name, text, signal),
  measure: (slug: string, option: string, name: string, text: string, signal?: AbortSignal) =>
    bytes<Games[Slug]['measured']>(`${ownPath(slug, option)}/measure`, name, text, signal),
  kept: (game: string, option: string) => ask<KeptOwn[]>(`/api/me/own?game=${part(game)}&option=${part(option)}`),
  keep: (game: string, option: string, own: OwnText) => post<KeptOwn>('/api/me/own', { game, option, own }),
  rewrite: (id: string, own: OwnText) => ask<KeptOwn>(`/api/me/own/${part(id)}`, 'PUT', own),
  discard: (id: string) => ask<void>(`/api/me/own/${part(id)}`, 'DELETE'),
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
