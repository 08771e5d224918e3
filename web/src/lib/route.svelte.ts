// Addresses and the pages behind them.

import { turnTo } from './layers.svelte';

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'match'; id: string }
  | { page: 'me' }
  | { page: 'rules'; slug: string }
  | { page: 'print'; slug: string; name: string }
  | { page: 'lost' };

export function parse(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { page: 'start' };
  if (first === 'me' && !second) return { page: 'me' };
  if (!second) return { page: 'lost' };
  if (first === 't') return { page: 'table', id: second };
  if (first === 'j') return { page: 'join', code: second };
  if (first === 'm') return { page: 'match', id: second };
  if (first === 'rules') return { page: 'rules', slug: second };
  if (first === 'print' && third) return { page: 'print', slug: second, name: third };
  return { page: 'lost' };
}

/** Part of an address as it was meant; one that means nothing stays as it came. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let here = $state.raw<Route>(parse(location.pathname));

addEventListener('popstate', () => (here = parse(location.pathname)));

export function route(): Route {
  return here;
}

export function go(path: string, replace = false): void {
  turnTo(path, replace);
  here = parse(location.pathname);
  scrollTo(0, 0);
}

/** Lets plain links to our own pages change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
