// The table in the page: Python's live tables in a worker, and messages in and out.

import { startPython } from './python';
import { openStore, type Store } from './store';
import { thinkers } from './thinkers';
import type { FromWorker, ToWorker } from './words';

interface Socket {
  heard(text: string): void;
  close(): void;
  destroy(): void;
}

/** Python's `InBrowser`; see motherlode/page/browser.py. */
interface InBrowser {
  request(method: string, path: string, body: Uint8Array): Promise<string>;
  socket(table: string, send: (text: string) => void, hangUp: (code: number, reason: string) => void): Socket;
}

const say = (message: FromWorker) => postMessage(message);
const sockets = new Map<number, Socket>();
let page: InBrowser | null = null;

async function load({ base, files, own }: Extract<ToWorker, { what: 'load' }>): Promise<void> {
  let store: Store;
  try {
    store = await openStore((what) =>
      say(what === 'full' ? { what } : { what: 'failed', why: what, detail: 'the store was closed' }),
    );
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    return say({ what: 'failed', why: isNewer ? 'newer' : 'no-storage', detail: String(error) });
  }
  let python;
  try {
    python = await startPython(base, files, own, (part) => say({ what: 'loaded', part }));
  } catch (error) {
    const why = error instanceof WebAssembly.CompileError ? 'no-wasm' : 'no-files';
    return say({ what: 'failed', why, detail: String(error) });
  }
  try {
    const open = (await python.runPythonAsync('from motherlode.page.browser import open_page\nopen_page')) as (
      store: Store,
      run: ReturnType<typeof thinkers> | null,
    ) => Promise<InBrowser>;
    const loopsOf = (slug: string) => base + (own?.games.includes(slug) ? own.folder : files.loops);
    page = await open(store, files.loops || own ? thinkers(loopsOf) : null);
    say({ what: 'ready' });
  } catch (error) {
    say({ what: 'failed', why: 'broken', detail: String(error) });
  }
}

async function answer({ id, method, path, body }: Extract<ToWorker, { what: 'request' }>): Promise<void> {
  try {
    const found = JSON.parse(await page!.request(method, path, body)) as { status: number; kind: string; body: string };
    say({ what: 'answer', id, ...found });
  } catch (error) {
    const problem = { slug: 'page/broken', message: String(error) };
    say({ what: 'answer', id, status: 500, kind: 'application/json', body: JSON.stringify(problem) });
  }
}

function end(socket: number): void {
  const found = sockets.get(socket);
  sockets.delete(socket);
  found?.close();
  found?.destroy();
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    hear(data);
  } catch (error) {
    say({ what: 'failed', why: 'broken', detail: String(error) }); // Python itself has ended
  }
};

function hear(data: ToWorker): void {
  if (data.what === 'load') void load(data);
  else if (data.what === 'request') void answer(data);
  else if (data.what === 'say') sockets.get(data.socket)?.heard(data.text);
  else if (data.what === 'close') end(data.socket);
  else {
    const { socket } = data;
    const tell = (text: string) => say({ what: 'said', socket, text });
    const hangUp = (code: number) => {
      say({ what: 'ended', socket, code });
      setTimeout(() => end(socket));
    };
    sockets.set(socket, page!.socket(data.table, tell, hangUp));
  }
}
