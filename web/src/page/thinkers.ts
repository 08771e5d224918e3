// The bots' workers, asked from the table's: one for moves and one for the coach, so that nobody waits for him.

import type { Answered, Asked, Header } from './loops';

/** Bytes as Python hands them out, for as long as the call lasts. */
interface Bytes {
  toJs(): Uint8Array<ArrayBuffer>;
}

interface Done {
  result: number;
  times: number;
  read: Uint8Array;
}

const PATIENCE = 30_000; // milliseconds from one answer to the next; the longest job takes a few seconds on a slow phone

class Thinker {
  private worker: Worker | null = null;
  private waiting = new Map<number, { resolve: (done: Done) => void; reject: (error: Error) => void }>();
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  ask(address: string, header: Header, written: Uint8Array<ArrayBuffer>): Promise<Done> {
    this.worker ??= this.start();
    const id = ++this.count;
    this.worker.postMessage({ id, address, header, written } satisfies Asked);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (this.waiting.size === 1) this.watch();
    });
  }

  /** A worker that neither answers nor fails would hold up the table for ever: nobody else asks for its move. */
  private watch(): void {
    clearTimeout(this.timer);
    if (this.waiting.size) this.timer = setTimeout(() => this.stop('the worker does not answer'), PATIENCE);
  }

  /** Whoever waits is told why in vain; the next one to ask gets a new worker. */
  private stop(why: string): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    const waited = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waited) reject(new Error(why));
  }

  private start(): Worker {
    const worker = new Worker(new URL('./loops.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      this.watch();
      if ('error' in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data);
    };
    worker.onerror = () => this.stop('the worker has ended');
    return worker;
  }
}

/** What Python calls to have a job done; see `Loops` in motherlode/page/browser.py. */
export function thinkers(folderOf: (slug: string) => string) {
  const known = new Map<string, Thinker>();
  return (who: string, slug: string, header: string, written: Bytes): Promise<Done> => {
    const bytes = written.toJs();
    if (!known.has(who)) known.set(who, new Thinker());
    return known.get(who)!.ask(`${folderOf(slug)}/${slug}.wasm`, JSON.parse(header) as Header, bytes);
  };
}
