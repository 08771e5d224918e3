// The frame's own texts, in the person's language; a game's texts come from its own words.

import en from '../locales/en.json';
import { Say, type Texts, type Values } from './say';
import { settings, type Language } from './settings.svelte';

type Own = typeof en;
export type Key = { [S in keyof Own & string]: `${S}.${keyof Own[S] & string}` }[keyof Own & string];

const others = import.meta.glob<Texts>(['../locales/*.json', '!../locales/en.json'], { import: 'default' });

let own = $state.raw<Texts>(en);
let say = $state.raw(new Say(en, [], 'en'));
let spoken = $state<Language>('en');

/** Fetches the person's language; until it is there, the last one is spoken. */
export async function speak(language: Language): Promise<void> {
  if (language === spoken) return;
  const texts = language === 'en' ? en : await others[`../locales/${language}.json`]!();
  if (settings.language !== language) return; // chosen anew in the meantime
  own = texts;
  say = new Say(texts, [], language);
  spoken = language;
}

/** A text of the frame, with its slots filled. */
export function t(key: Key, values: Values = {}): string {
  const at = key.indexOf('.');
  return say.text(key.slice(0, at), key.slice(at + 1), values);
}

/** A text whose name comes from the server; what has none is shown as it came. */
export function named(section: string, what: string, otherwise = what, values: Values = {}): string {
  return say.has(section, what) ? say.text(section, what, values) : otherwise;
}

/**
 * A game's words, and the table's own lines, said to the one who looks (-1: he does not play).
 * `now` is the prompt: what moves may be said with beyond their notation.
 */
export function speaker(texts: Texts, names: readonly string[], you = -1, now: Values = {}): Say {
  return new Say({ ...texts, line: own['line'] ?? {} }, names, spoken, you, now);
}

/** The language in which the page speaks now. */
export function language(): Language {
  return spoken;
}
