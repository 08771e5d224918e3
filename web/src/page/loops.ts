// The bots' worker: runs loops of a game's module, and knows no game. See docs/wasm.md.

export interface Header {
  loop: string;
  size: number;
  write: [at: number, length: number][];
  count_at: number | null;
  count: number;
  slice: number;
  seconds: number | null;
  read: [at: number, length: number][];
}

export interface Asked {
  id: number;
  address: string; // of the module
  header: Header;
  written: Uint8Array<ArrayBuffer>;
}

export type Answered = { id: number; result: number; times: number; read: Uint8Array } | { id: number; error: string };

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<'i32'>;
}

type Loop = (block: number) => unknown;

const modules = new Map<string, Promise<WebAssembly.Instance>>();

async function load(address: string): Promise<WebAssembly.Instance> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await WebAssembly.instantiate(await answer.arrayBuffer())).instance;
}

function run(
  instance: WebAssembly.Instance,
  { loop, size, write, count_at, count, slice, seconds, read }: Header,
  written: Uint8Array,
) {
  const { memory, __heap_base: heap } = instance.exports as unknown as Exports;
  const start = (heap.value + 15) & ~15;
  const missing = start + size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  const block = new Uint8Array(memory.buffer, start, size).fill(0);
  const view = new DataView(memory.buffer, start, size);
  let from = 0;
  for (const [at, length] of write) block.set(written.subarray(from, (from += length)), at);
  let result = 0n;
  const call = (times: number) => {
    if (count_at !== null) view.setBigInt64(count_at, BigInt(times), true);
    (instance.exports[loop] as Loop)(start);
    result += view.getBigInt64(0, true);
  };
  let times = seconds === null ? count : 0;
  if (seconds === null) call(count);
  else {
    const stop = performance.now() + 1000 * seconds;
    while (times < count && performance.now() < stop) {
      const part = Math.min(slice, count - times);
      call(part);
      times += part;
    }
  }
  const found = new Uint8Array(read.reduce((sum, [, length]) => sum + length, 0));
  let to = 0;
  for (const [at, length] of read) {
    found.set(block.subarray(at, at + length), to);
    to += length;
  }
  return { result: Number(result), times, read: found };
}

onmessage = async ({ data: { id, address, header, written } }: MessageEvent<Asked>) => {
  try {
    if (!modules.has(address)) modules.set(address, load(address));
    const answer = run(await modules.get(address)!, header, written);
    postMessage({ id, ...answer } satisfies Answered);
  } catch (error) {
    modules.delete(address);
    postMessage({ id, error: String(error) } satisfies Answered);
  }
};
