// What a table hands over to the page that prints it.

/** The address under which the view that was handed over is printed. */
export const HERE = 'here';

import type { Slug } from '../generated/games';
import type { ViewOf } from '../lib/board';

let handed: { slug: Slug; view: ViewOf<Slug> } | null = null;

export function handOver<G extends Slug>(slug: G, view: ViewOf<G>): void {
  handed = { slug, view };
}

export function handedOver(slug: string): ViewOf<Slug> | null {
  return handed?.slug === slug ? handed.view : null;
}
