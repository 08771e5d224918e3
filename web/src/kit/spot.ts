// A named place on a board, and what a finger, a key, a screen reader and a card in flight find there.
// The names are those of the moves and lines where they can be: `river 3`, `gear 0 left`, `seat 2`.

import type { HTMLAttributes } from 'svelte/elements';

export interface Spot {
  name: string;
  label: string; // what lies there, and what can be done with it
  act?: (() => void) | null; // what a tap does; without it the thing rests
  refuse?: (() => void) | null; // what a tap on a resting thing says
  hinted?: boolean;
  pressed?: boolean; // sent, and not yet answered
  shaken?: boolean;
}

type Attributes = HTMLAttributes<Element> & Record<`data-${string}`, string | undefined>;

const mark = (is: boolean | undefined): string | undefined => (is ? '' : undefined);

/** The attributes of a spot, for any element of HTML or SVG: `<g {...spot({…})}>`. */
export function spot({ name, label, act, refuse, hinted, pressed, shaken }: Spot): Attributes {
  const tap = act ?? refuse ?? undefined;
  return {
    'data-spot': name,
    'data-may': mark(!!act),
    'data-hinted': mark(hinted),
    'data-pressed': mark(pressed),
    'data-shaken': mark(shaken),
    'aria-label': label,
    role: act ? 'button' : 'img',
    tabindex: act ? 0 : undefined,
    onclick: tap && (() => tap()),
    onkeydown: act
      ? (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          act();
        }
      : undefined,
  };
}

/** The name of the spot at a point of the window, of those that a pattern fits. */
export function spotAt(x: number, y: number, fits = /./): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest<HTMLElement>('[data-spot]')?.dataset['spot'];
    if (name && fits.test(name)) return name;
  }
  return null;
}
