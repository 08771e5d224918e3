// Addresses and the pages behind them.

import { turnTo } from './layers.svelte';
import { here as address, isElsewhere, onDevice, to } from './place';
import { request } from './transport';

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'screen'; id: string }
  | { page: 'to-screen'; code: string }
  | { page: 'join'; code: string }
  | { page: 'match'; id: string }
  | { page: 'me' }
  | { page: 'studio' }
  | { page: 'learn' }
  | { page: 'rules'; slug: string }
  | { page: 'puzzles' }
  | { page: 'claim'; day: string }
  | { page: 'puzzle'; slug: string; id: string }
  | { page: 'print'; slug: string; name: string }
  | { page: 'lost' };

export function parse(address: string): Route {
  const [path = ''] = address.split('?');
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { page: 'start' };
  if (first === 'me' && !second) return { page: 'me' };
  if (first === 'learn' && !second) return { page: 'learn' };
  if (first === 'studio' && !second) return { page: 'studio' };
  if (first === 'claim') return { page: 'claim', day: second };
  if (first === 'puzzles') return second ? { page: 'puzzle', slug: second, id: third } : { page: 'puzzles' };
  if (!second) return { page: 'lost' };
  if (first === 't') return { page: third === 'screen' ? 'screen' : 'table', id: second };
  if (first === 's') return { page: 'to-screen', code: second };
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

let here = $state.raw<Route>(parse(address()));

addEventListener('popstate', () => {
  if (isElsewhere()) location.reload();
  here = parse(address());
});

export function route(): Route {
  return here;
}

export function go(path: string, replace = false): void {
  turnTo(to(path), replace);
  here = parse(address());
  scrollTo(0, 0);
}

/** What stands after the question mark. */
export const query = (): URLSearchParams => new URLSearchParams(address().split('?')[1] ?? '');

/** Lets plain links to our own pages change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.rel === 'external' || link.origin !== location.origin) return;
  if (onDevice) return followHere(event, link.getAttribute('href') ?? '', link.download);
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) {
    if (link.hash.startsWith('#/')) setTimeout(() => isElsewhere() && location.reload());
    return;
  }
  event.preventDefault();
  go(link.pathname + link.search);
}

/** The same where addresses stand behind the `#`, and what is to be saved comes out of the page. */
function followHere(event: MouseEvent, href: string, name: string): void {
  const [before = '', behind = ''] = href.split('#');
  if (before.startsWith('/api/')) void save(before, name);
  else if (behind.startsWith('/')) go(behind);
  else if (behind) document.getElementById(behind)?.scrollIntoView();
  else if (before.startsWith('/')) go(before);
  else return;
  event.preventDefault();
}

async function save(path: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await (await request(path, {})).blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
