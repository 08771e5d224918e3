// What a spot is called, for eyes and for ears.

import type { Spot, Surface } from '../../generated/surface';
import type { Say } from '../../lib/say';
import { t } from '../../lib/texts.svelte';
import { ownersOf } from './taps';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A name out of the game: as its words say it, or as one would write it. */
export function called(say: Say, name: string): string {
  const term = say.term(name);
  return capital(term === name ? name.replace(/[_-]+/g, ' ') : term);
}

/** What is on a thing; a number stays one. */
export const faceOf = (say: Say, face: string | number): string =>
  typeof face === 'number' ? String(face) : say.term(face);

/** What is written on a word: its face, or what it is called where it has none. */
export const wordOf = (say: Say, spot: Spot): string => called(say, String(spot.face ?? '') || spot.label);

/** A spot in words: what it is, which, and what lies there. */
export function described(say: Say, spot: Spot, which = ''): string {
  const sign = typeof spot.sign === 'string' ? `, ${faceOf(say, spot.sign)}` : ''; // a number is its place already
  const what = `${called(say, spot.label)}${which && ` ${which}`}${sign}`;
  const there = [
    ...ownersOf(spot).map((seat) => say.name(seat)),
    spot.face != null && spot.face !== '' ? faceOf(say, spot.face) : '',
    spot.count ? String(spot.count) : '',
  ].filter(Boolean);
  if (spot.kind === 'word') return wordOf(say, spot);
  if (spot.face === null) {
    const down = t('derived.down', { what });
    return there.length ? t('derived.with', { what: down, there: there.join(', ') }) : down;
  }
  if (!there.length && spot.kind !== 'counter' && spot.kind !== 'pile') return t('derived.empty', { what });
  return t('derived.with', { what, there: there.join(', ') || String(spot.count ?? '–') });
}

/** Whether what lies before players is of several kinds, so that titles have to tell them apart. */
export const severalKinds = ({ seats }: Surface): boolean =>
  new Set(seats.flatMap(({ areas }) => areas.filter(({ form }) => form !== 'things').map(({ label }) => label))).size >
  1;
