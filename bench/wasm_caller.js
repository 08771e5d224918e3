// Runs jobs in a game's module, as docs/wasm.md says; in Node and in a browser alike.

async function caller(code) {
  const { instance } = await WebAssembly.instantiate(code);
  const { memory, __heap_base: heap, ...loops } = instance.exports;
  const start = (heap.value + 15) & ~15;

  return function run({ loop, size, write, count_at, count, read }) {
    const missing = start + size - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    const bytes = new Uint8Array(memory.buffer, start, size).fill(0);
    const view = new DataView(memory.buffer, start, size);
    for (const [at, data] of write) bytes.set(data, at);
    if (count_at !== null) view.setBigInt64(count_at, BigInt(count), true);
    loops[loop](start);
    return {
      result: Number(view.getBigInt64(0, true)),
      read: read.map(([at, length]) => Array.from(bytes.slice(at, at + length))),
    };
  };
}

// The best of several runs of each job, in milliseconds, and what came of the last one.
async function measure(base64, jobs, times) {
  const code = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const run = await caller(code);
  return jobs.map((job) => {
    let best = Infinity;
    let answer = null;
    for (let time = 0; time < times; time++) {
      const began = performance.now();
      answer = run(job);
      best = Math.min(best, performance.now() - began);
    }
    return { best, answer };
  });
}

if (typeof process !== "undefined" && process.argv[2] === "measure") {
  const { base64, jobs, times } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
  measure(base64, jobs, times).then((found) => console.log(JSON.stringify(found)));
}
