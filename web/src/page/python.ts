// Python in a worker: loaded once, with our sources and the one library that they need.

import type { OwnFiles, PageFiles } from './files';

/** What we use of Pyodide. */
export interface Python {
  unpackArchive(bytes: Uint8Array, format: string, options?: { extractDir: string }): void;
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string; checkAPIVersion?: boolean }): Promise<Python>;
}

const HOME = '/motherlode';
const KIND = 'application/wasm';
const OWN = '/own'; // see motherlode/commands/own_in_page.py

/** Fetches what is large, telling how far it is, and starts Python with it while it comes. */
export async function startPython(
  base: string,
  files: PageFiles,
  own: OwnFiles | null,
  told: (part: number) => void,
): Promise<Python> {
  const folder = `${base}${files.python}/`;
  const wasm = `${files.python}/pyodide.asm.wasm`;
  const library = `${files.python}/python_stdlib.zip`;
  const sizeOf = (name: string) => files.files[name] ?? 0;
  const whole = [wasm, library, files.wheel, files.sources].reduce((sum, name) => sum + sizeOf(name), 0);
  let here = 0;
  const load = async (name: string) =>
    read(await fetch(base + name), sizeOf(name), (count) => told((here += count) / whole));
  // The browser keeps what it has compiled for an answer of the network, and not for bytes: the next time is faster.
  const code = fetch(base + wasm);
  const copy = code.then((answer) => answer.clone());
  const counted = copy.then((answer) => read(answer, sizeOf(wasm), (count) => told((here += count) / whole)));
  const [standard, wheel, sources] = [load(library), load(files.wheel), load(files.sources)];
  serve({ [base + wasm]: copied(code, counted), [base + library]: standard.then((bytes) => new Response(bytes)) });
  const [python] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`).then(({ loadPyodide }: Pyodide) =>
      loadPyodide({ indexURL: folder }),
    ),
    ...[counted, standard, wheel, sources],
  ]);
  python.unpackArchive(await wheel, 'wheel');
  python.unpackArchive(await sources, 'zip', { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, '${HOME}')`);
  if (own) await bringOwn(python, `${base}${own.folder}/sources.zip`);
  return python;
}

/** The answer itself where the host calls it what it is; else its bytes, under the right name. */
async function copied(code: Promise<Response>, counted: Promise<Uint8Array<ArrayBuffer>>): Promise<Response> {
  const answer = await code;
  if (answer.headers.get('content-type') === KIND) return answer;
  return new Response(await counted, { headers: { 'content-type': KIND } });
}

/** Games that are not in the box, added as a server adds them. */
async function bringOwn(python: Python, address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  python.unpackArchive(new Uint8Array(await answer.arrayBuffer()), 'zip', { extractDir: OWN });
  python.runPython(`
sys.path.insert(0, '${OWN}')
from motherlode.page.browser import bring_own
bring_own('${OWN}/own.json')`);
}

async function read(answer: Response, size: number, told: (count: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const address = answer.url;
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const all = new Uint8Array(size);
  const reader = answer.body.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > size) throw new Error(`${address}: another size`);
    all.set(value, at);
    at += value.length;
    told(value.length);
  }
  if (at !== size) throw new Error(`${address}: another size`);
  return all;
}

/** Pyodide fetches what it needs itself: what is on its way is not loaded a second time. */
function serve(answers: Record<string, Promise<Response>>): void {
  for (const answer of Object.values(answers)) answer.catch(() => undefined); // whoever loads it says so
  const network = self.fetch.bind(self);
  self.fetch = (asked, options) => {
    const address = new URL(asked instanceof Request ? asked.url : String(asked), location.href).pathname;
    const found = answers[address];
    delete answers[address]; // an answer can be read once
    return found ?? network(asked, options);
  };
}
