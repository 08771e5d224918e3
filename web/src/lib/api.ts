// The HTTP side of the protocol; see docs/protocol.md.

import type { Games, Slug } from '../generated/games';
import type {
  CallInfo,
  ClaimInfo,
  ClaimPage,
  DeviceMatch,
  FinishedPage,
  FriendsPage,
  GameInfo,
  GameStatistics,
  HabitsInfo,
  Inspected,
  KeptOwn,
  LessonInfo,
  Me,
  NewCallSettings,
  NewDevice,
  OwnText,
  PasskeyInfo,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleLine,
  SessionInfo,
  StudioInfo,
  StudioStudy,
  Summary,
  TableInfo,
  TableLine,
  TablePlan,
  TakenAlong,
} from '../generated/messages';
import type { Shown } from '../generated/pictures';
import type { NewMatch } from '../page/along';
import type { Texts } from './say';
import { request } from './transport';

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

async function send<T>(path: string, asked: RequestInit): Promise<T> {
  const answer = await request(path, asked).catch((error: unknown) => {
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
  keepAccount: (login: string, password: string, old?: string) =>
    post<Me>('/api/account/password', { login, password, ...(old !== undefined && { old }) }),
  newCodes: (password?: string) => post<Me>('/api/account/recovery', password === undefined ? {} : { password }),
  sessions: () => ask<SessionInfo[]>('/api/account/sessions'),
  /** Ends a session, or all but this one; which are left. */
  endSession: (id?: string) =>
    ask<SessionInfo[]>(id ? `/api/account/sessions/${part(id)}` : '/api/account/sessions', 'DELETE'),
  passkeys: () => ask<PasskeyInfo[]>('/api/account/passkey'),
  removePasskey: (id: string, password?: string) =>
    post<PasskeyInfo[]>('/api/account/passkey/remove', { id, ...(password !== undefined && { password }) }),
  calls: () => ask<CallInfo>('/api/me/calls'),
  changeCalls: (chosen: NewCallSettings) => ask<CallInfo>('/api/me/calls', 'PUT', chosen),
  callHere: (device: NewDevice) => post<CallInfo>('/api/me/calls/devices', device),
  callNoMore: (device: string) => ask<CallInfo>(`/api/me/calls/devices/${part(device)}`, 'DELETE'),
  writeTo: (mail: string) => post<CallInfo>('/api/me/calls/mail', { mail }),
  writeNoMore: () => ask<CallInfo>('/api/me/calls/mail', 'DELETE'),
  finished: (game: string, friend: string, after: string) =>
    ask<FinishedPage>(
      `/api/me/finished?${new URLSearchParams(Object.entries({ game, friend, after }).filter(([, value]) => value)).toString()}`,
    ),
  friends: () => ask<FriendsPage>('/api/friends'),
  befriend: (code: string) => post<FriendsPage>('/api/friends', { code }),
  newInvitation: () => post<FriendsPage>('/api/friends/invitation'),
  part: (friend: string) => ask<FriendsPage>(`/api/friends/${part(friend)}`, 'DELETE'),
  block: (friend: string) => post<FriendsPage>(`/api/friends/${part(friend)}/block`),
  unblock: (friend: string) => ask<FriendsPage>(`/api/friends/${part(friend)}/block`, 'DELETE'),
  games: () => ask<GameInfo[]>('/api/games'),
  words: (slug: string, language: string) => ask<Texts>(`/api/games/${part(slug)}/words/${language}`),
  rules: (slug: string, language: string) => ask<string>(`/api/games/${part(slug)}/rules/${language}`),
  lessons: (slug: string, language: string) => ask<LessonInfo[]>(`/api/games/${part(slug)}/lessons/${language}`),
  picture: (slug: string, name: string) => ask<Shown>(`/api/games/${part(slug)}/pictures/${part(name)}`),
  puzzles: (slug: string) => ask<PuzzleLine[]>(`/api/games/${part(slug)}/puzzles`),
  puzzle: (slug: string, id: string) => ask<PuzzleInfo>(`/api/games/${part(slug)}/puzzles/${part(id)}`),
  puzzleAnswer: (slug: string, id: string) => ask<PuzzleAnswer>(`/api/games/${part(slug)}/puzzles/${part(id)}/answer`),
  playPuzzle: (slug: string, id: string) => post<TableInfo>(`/api/games/${part(slug)}/puzzles/${part(id)}/table`),
  tryAgain: (match: string, number: number) => post<TableInfo>(`/api/matches/${part(match)}/table`, { number }),
  claim: () => ask<ClaimPage>('/api/claim'),
  /** The same at a glance: null where the table in the page would have to be loaded for it. */
  claimAtAGlance: () => ask<ClaimPage | null>('/api/claim?glance'),
  claimOf: (day: string) => ask<ClaimInfo>(`/api/claim/${part(day)}`),
  playClaim: (day: string, seed = '') => post<TableInfo>(`/api/claim/${part(day)}/table`, seed ? { seed } : {}),
  table: (id: string) => ask<TableInfo>(`/api/tables/${part(id)}`),
  openTables: () => ask<TableLine[]>('/api/tables'),
  myTables: () => ask<TableLine[]>('/api/tables/mine'),
  openTable: (plan: TablePlan) => post<TableInfo>('/api/tables', plan),
  code: (code: string) => ask<{ table: string; seat: number }>(`/api/codes/${part(code)}`),
  summary: (match: string) => ask<Summary>(`/api/matches/${part(match)}/summary`),
  deviceMatches: () => ask<DeviceMatch[]>('/api/me/matches'),
  takeAlong: (match: NewMatch) => post<TakenAlong>('/api/me/matches', match),
  habits: (slug: string) => ask<HabitsInfo>(`/api/me/habits/${part(slug)}`),
  statistics: () => ask<GameStatistics[]>('/api/me/statistics'),
  ownOfBox: (slug: string, option: string, choice: string) =>
    ask<Inspected>(`${ownPath(slug, option)}/${part(choice)}`),
  ownAt: (table: string, option: string) => ask<Inspected>(`/api/tables/${part(table)}/own/${part(option)}`),
  inspect: (slug: string, option: string, name: string, text: string | Blob, signal?: AbortSignal) =>
    bytes<Inspected>(ownPath(slug, option), name, text, signal),
  measure: (slug: string, option: string, name: string, text: string, signal?: AbortSignal) =>
    bytes<Games[Slug]['measured']>(`${ownPath(slug, option)}/measure`, name, text, signal),
  kept: (game: string, option: string) => ask<KeptOwn[]>(`/api/me/own?game=${part(game)}&option=${part(option)}`),
  keep: (game: string, option: string, own: OwnText) => post<KeptOwn>('/api/me/own', { game, option, own }),
  rewrite: (id: string, own: OwnText) => ask<KeptOwn>(`/api/me/own/${part(id)}`, 'PUT', own),
  discard: (id: string) => ask<void>(`/api/me/own/${part(id)}`, 'DELETE'),
  studio: (since: number) => ask<StudioInfo>(`/api/studio?since=${since}`),
  study: (wanted: StudioStudy) => post<StudioInfo>('/api/studio/study', wanted),
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

// Of a game that is being written, an answer holds for one edition.
export const games = once((_edition = '') => api.games());
export const words = once((slug, language, _edition = '') => api.words(slug!, language!));
export const lessons = once((slug, language, _edition = '') => api.lessons(slug!, language!));
export const rules = once((slug, language) => api.rules(slug!, language!));
export const picture = once((slug, name) => api.picture(slug!, name!));
