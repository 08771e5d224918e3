// A game's words with their slots filled: the same texts and the same slots as in the terminal.
//
// `{count}` is a value, translated if it is one of the game's terms; `{@seat}` is the name of the
// player at that seat; `{count|nugget|nuggets}` is a word that depends on a number.

import type { Line } from './board';

export type Texts = Record<string, Record<string, string>>;
export type Values = Record<string, unknown>;

const SLOT = /\{(@?)([\p{L}\p{N}_-]+)(?:\|([^|}]*)\|([^|}]*))?\}/gu;
const PARTS = /([ +])/;

export class Say {
  constructor(
    private readonly texts: Texts,
    private readonly names: readonly string[] = [],
    private readonly language = 'en',
  ) {}

  /** A word of the game in this language; a list is strung together. */
  term(word: unknown): string {
    if (Array.isArray(word)) return word.map((one) => this.term(one)).join(', ');
    const terms = this.texts['term'] ?? {};
    const whole = terms[String(word)];
    if (whole !== undefined) return whole;
    return String(word)
      .split(PARTS)
      .map((part) => terms[part] ?? part)
      .join('');
  }

  /** Whether there is such a text. */
  has(section: string, what: string): boolean {
    return this.texts[section]?.[what] !== undefined;
  }

  /** A text with its slots filled; where there is none, its name must do. */
  text(section: string, what: string, values: Values = {}): string {
    const text = this.texts[section]?.[what] ?? what;
    return text.replace(SLOT, (slot, at: string, name: string, one?: string, many?: string) => {
      const value = name in values ? values[name] : slot;
      if (one !== undefined) return (this.isSingular(value) ? one : many) ?? '';
      return at ? this.name(Number(value)) : this.term(value);
    });
  }

  /** A player's name; a place at the table that no player holds has a term. */
  name(seat: number): string {
    return this.names[seat] ?? this.term(`@${seat}`);
  }

  line(line: Line): string {
    return this.text('story', line.what ?? '', line);
  }

  prompt(prompt: { what: string; seats: number[] }): string {
    const who = prompt.seats.map((seat) => this.name(seat)).join(', ');
    return this.text('prompt', prompt.what, { who, ...prompt });
  }

  /** A move in words: its arguments are the slots {1}, {2}, … */
  move(notation: string): string {
    const [verb = '', ...args] = notation.split(/\s+/);
    if (!this.has('move', verb)) return notation;
    const values: Values = {};
    args.forEach((word, at) => (values[at + 1] = /^\d+$/.test(word) ? Number(word) : word));
    return this.text('move', verb, values);
  }

  ending(reason: string): string {
    return this.text('ending', reason);
  }

  private isSingular(value: unknown): boolean {
    return value === 1 || (value === 0 && this.language === 'fr');
  }
}
