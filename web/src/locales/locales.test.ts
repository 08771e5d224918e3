import { expect, test } from 'vitest';
import en from './en.json';
import de from './de.json';
import fr from './fr.json';
import it from './it.json';

type Texts = Record<string, Record<string, string>>;

const slots = (text: string) => new Set([...text.matchAll(/\{(@?[\w-]+)/g)].map((found) => found[1]));
const keys = (texts: Texts) =>
  Object.entries(texts).flatMap(([section, one]) => Object.keys(one).map((key) => `${section}.${key}`));

test.each(Object.entries({ de, fr, it }))(
  '%s says everything that English says, with the same slots',
  (_, other: Texts) => {
    expect(keys(other)).toEqual(keys(en));
    for (const [section, texts] of Object.entries(en as Texts)) {
      for (const [key, text] of Object.entries(texts)) {
        expect(slots(other[section]![key]!), `${section}.${key}`).toEqual(slots(text));
      }
    }
  },
);
