// The page's side of the table in the page: wakes its worker when it is needed, and asks it.

import { BASE } from '../lib/place';
import { ownFiles, pageFiles } from './files';
import { loading, type Why } from './loading.svelte';
import { toldFull } from './full';
import { isUsed, LOCK, use } from './used';
import type { FromWorker, ToWorker } from './words';

interface Ends {
  hear: (text: string) => void;
  end: (code: number) => void;
}

/** Why there is no table here; `explain` has the words for its slug. */
class NotHere extends Error {
  constructor(readonly why: Why) {
    super(why);
  }
}

let worker: Worker | null = null;
let waking: Promise<Worker> | null = null;
let count = 0;
const waiting = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, Ends>();

/** What a server says to somebody whom it does not know: for that nothing has to be loaded. */
const ASLEEP: Record<string, unknown> = {
  'GET /api/me': { person: null, name: null },
  'GET /api/tables': [],
  'GET /api/tables/mine': [],
  'GET /api/claim?glance': null,
};

export async function request(path: string, asked: RequestInit): Promise<Response> {
  const method = asked.method ?? 'GET';
  const text = method === 'GET' ? textAt(path) : null;
  if (text) return fetch(text, asked);
  const known = ASLEEP[`${method} ${path}`];
  if (known !== undefined && !waking && !isUsed()) return Response.json(known);
  try {
    const at = await wake();
    const body = new Uint8Array(await new Response(asked.body ?? null).arrayBuffer());
    if (method !== 'GET') use();
    return await new Promise((resolve) => {
      const id = ++count;
      waiting.set(id, resolve);
      post(at, { what: 'request', id, method, path, body });
    });
  } catch (error) {
    return refused(error instanceof NotHere ? error.why : 'broken', String(error));
  }
}

const refused = (why: Why, message: string): Response =>
  Response.json({ slug: `page/${why}`, message }, { status: 503 });

/** A socket to a table; returns what says something there, or hangs up with null. */
export async function connect(path: string, ends: Ends): Promise<(text: string | null) => void> {
  const at = await wake();
  const socket = ++count;
  sockets.set(socket, ends);
  post(at, { what: 'open', socket, table: decodeURIComponent(path.split('/')[3] ?? '') });
  return (text) => {
    if (text !== null) return post(at, { what: 'say', socket, text });
    if (sockets.delete(socket)) post(at, { what: 'close', socket });
  };
}

const post = (at: Worker, message: ToWorker) => at.postMessage(message);

/** A text of the games that never changes: the build has written it down. */
function textAt(path: string): string | null {
  const [, games, slug, kind, name] = path.split('/').slice(1);
  if (games !== 'games' || !pageFiles) return null;
  const own = ownFiles();
  const folder = own && (!slug || own.games.includes(slug)) ? own.folder : pageFiles.texts;
  const at = (file: string) => `${BASE}${folder}/${file}`;
  if (!slug) return at('games.json');
  if (kind === 'words') return at(`${slug}/words.${name}.json`);
  if (kind === 'lessons') return at(`${slug}/lessons.${name}.json`);
  if (kind === 'rules') return at(`${slug}/rules.${name}.md`);
  return kind === 'pictures' ? at(`${slug}/pictures/${name}.json`) : null;
}

function wake(): Promise<Worker> {
  waking ??= start().catch((error: unknown) => {
    waking = null;
    throw error;
  });
  return waking;
}

async function start(): Promise<Worker> {
  loading.state = 'loading';
  loading.part = 0;
  try {
    if (typeof Worker === 'undefined') throw new NotHere('no-workers');
    if (typeof WebAssembly === 'undefined') throw new NotHere('no-wasm');
    if (!pageFiles) throw new NotHere('no-files');
    await takeOver();
    const started = await startWorker();
    loading.state = 'ready';
    keepAll();
    return started;
  } catch (error) {
    loading.state = 'failed';
    loading.why = error instanceof NotHere ? error.why : 'broken';
    throw error;
  }
}

function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker = made;
    made.onerror = () => reject(new NotHere('broken'));
    made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.what === 'ready') resolve(made);
      else if (data.what === 'failed') {
        console.warn('the table in the page does not work', data.detail);
        stop(data.why);
        reject(new NotHere(data.why));
      } else hear(data);
    };
    post(made, { what: 'load', base: BASE, files: pageFiles!, own: ownFiles() });
  });
}

function hear(data: FromWorker): void {
  if (data.what === 'loaded') loading.part = data.part;
  else if (data.what === 'full') toldFull();
  else if (data.what === 'said') sockets.get(data.socket)?.hear(data.text);
  else if (data.what === 'ended') {
    const ends = sockets.get(data.socket);
    sockets.delete(data.socket);
    ends?.end(data.code);
  } else if (data.what === 'answer') {
    const headers = { 'content-type': data.kind };
    waiting.get(data.id)?.(new Response(data.body, { status: data.status, headers }));
    waiting.delete(data.id);
  }
}

/** One tab holds the tables: the newest. The one that held them says so, and stops. */
async function takeOver(): Promise<void> {
  if (!navigator.locks) return;
  await new Promise<void>((resolve) => {
    navigator.locks
      .request(LOCK, { steal: true }, () => {
        resolve();
        return new Promise<never>(() => undefined);
      })
      .catch(() => stop('elsewhere'));
  });
}

/** Nobody answers any more: whoever waits is told so, and whoever asks from now on. */
function stop(why: Why): void {
  worker?.terminate();
  worker = null;
  waking = Promise.reject(new NotHere(why));
  waking.catch(() => undefined);
  for (const answer of waiting.values()) answer(refused(why, why));
  waiting.clear();
  loading.state = 'failed';
  loading.why = why;
  const ended = [...sockets.values()];
  sockets.clear();
  for (const { end } of ended) end(4410);
}

/** From now on all of it is there without a network. On a first visit the service worker may come after Python. */
function keepAll(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep-all'));
}
