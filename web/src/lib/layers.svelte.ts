// What lies over the page, and the back button: it closes the topmost sheet and does not leave the page.
//
// An open sheet has an entry of its own in the browser's history. When it is closed by hand that entry
// stays, for the next sheet or the next page, and going back skips it: to take it away would need a step
// back in time, which browsers make when they like.

import { here } from './place';

interface Layer {
  close: () => void;
}

interface Mark {
  layers?: number;
}

let open = $state.raw<Layer[]>([]);

/** How many layers the browser's present entry stands for. */
const marked = () => (history.state as Mark | null)?.layers ?? 0;

let last = { layers: marked(), path: here() };

addEventListener('popstate', () => {
  const before = last;
  last = { layers: marked(), path: here() };
  const closed = open.slice(last.layers);
  open = open.slice(0, last.layers);
  for (const layer of closed.reverse()) layer.close();
  if (!closed.length && last.layers < before.layers && last.path === before.path) history.back();
});

/** Lays something over the page; returns what takes it away again. */
export function lay(layer: Layer): () => void {
  open = [...open, layer];
  if (marked() < open.length) history.pushState({ layers: open.length } satisfies Mark, '');
  last.layers = marked();
  return () => (open = open.filter((one) => one !== layer));
}

/** Whether a layer lies on top of all others; null is the page itself. */
export function isTop(layer: Layer | null): boolean {
  return (open.at(-1) ?? null) === layer;
}

/** Turns to another page; a sheet's entry is not come back to, so the page takes its place. */
export function turnTo(path: string, replace: boolean): void {
  if (replace || marked()) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  last = { layers: 0, path: here() };
}
