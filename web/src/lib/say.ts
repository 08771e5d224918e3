// A game's words with their slots filled: the same texts and the same slots as in the terminal.
//
// `{count}` is a value, translated if it is one of the game's terms; `{#place}` is a number that
// people count from 1; `{=word}` is a value as it stands, which is never translated;
// `{count|nugget|nuggets}` is a word that depends on a number, or on the length of a list; `{@seat}` is
// the name of the player at that seat, or of several; `{@seat|you}` and `{@seat|your|his}` depend on
// whether that player is the one who looks. Where that is not enough, a text has another form for him:
// `take @seat` is `take` said to the one at `seat`, `steal @victim` is `steal` said to the victim; and
// `uncover =prospector` is `uncover` where the prospector is the one at `seat` himself. The engine's
// `words.py` does the same; both are held to say.sample.json.

import type { Line } from './board';

export type Texts = Record<string, Record<string, string>>;
export type Values = Record<string, unknown>;

const SLOT = /\{([@#=]?)([\p{L}\p{N}_-]+)((?:\|[^|}]*)*)\}/gu;
const PARTS = /([ +])/;
const FRENCH = / (?=[;:!?»])|(?<=«) /g; // where no line may break
const AND: Record<string, string> = { en: 'and', de: 'und', fr: 'et', it: 'e' };

export class Say {
  private readonly plural: Intl.PluralRules;

  constructor(
    private readonly texts: Texts,
    private readonly names: readonly string[] = [],
    private readonly language = 'en',
    /** The seat of the one who looks; -1 for somebody who does not play. */
    private readonly you = -1,
    /** What is expected now: moves may be said with its values. */
    private readonly now: Values = {},
  ) {
    this.plural = new Intl.PluralRules(language);
  }

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
    return this.set(this.form(section, what, values)).replace(
      SLOT,
      (slot, sign: string, name: string, forms: string) => {
        if (!(name in values)) return slot;
        const value = values[name];
        const choices = forms.split('|').slice(1);
        if (sign === '@') return this.called(value, choices);
        if (choices.length) return choices[Math.min(this.category(value), choices.length - 1)]!;
        if (sign === '=') return String(value);
        return this.term(sign === '#' ? fromOne(value) : value);
      },
    );
  }

  /** A player's name; a place at the table that no player holds has a term. */
  name(seat: number): string {
    return this.names[seat] ?? this.term(`@${seat}`);
  }

  /** A line of the story; one whose name begins with @ is the table's own, not the game's. */
  line(line: Line): string {
    const { what } = line;
    return what.startsWith('@') ? this.text('line', what.slice(1), line) : this.text('story', what, line);
  }

  /** Whether somebody else's doing is told in a line as something that happened to the one who looks. */
  concerns(line: Line): boolean {
    const texts = this.texts['story'] ?? {};
    return (
      line.seat !== this.you &&
      Object.keys(line).some((name) => this.isYou(line[name]) && this.addresses(texts, line.what, name))
    );
  }

  prompt(prompt: { what: string; seats: number[] }): string {
    return this.text('prompt', prompt.what, { who: prompt.seats, ...prompt });
  }

  /** A move in words: its arguments are the slots {1}, {2}, …; others are the prompt's. */
  move(notation: string): string {
    const [verb = '', ...args] = notation.split(/\s+/);
    if (!this.has('move', verb)) return notation;
    const values: Values = { ...this.now };
    args.forEach((word, at) => (values[at + 1] = /^\d+$/.test(word) ? Number(word) : word));
    return this.text('move', verb, values);
  }

  /** What to know before a move that may go wrong; empty for most. */
  note(notation: string): string {
    const [verb = ''] = notation.split(/\s+/);
    return this.has('note', verb) ? this.text('note', verb, this.now) : '';
  }

  /** Why it is over; who brought that about is the last prompt's to say. */
  ending(reason: string, last: Values = this.now): string {
    return this.text('ending', reason, last);
  }

  /** The text as it is said to the one who looks: first as the one who acts. */
  private form(section: string, what: string, values: Values): string {
    const texts = this.texts[section] ?? {};
    for (const name of ['seat', ...Object.keys(values)]) {
      const form = texts[`${what} @${name}`];
      if (form !== undefined && this.isYou(values[name])) return form;
    }
    const self = Object.keys(values).find(
      (name) => texts[`${what} =${name}`] !== undefined && values[name] === values['seat'],
    );
    return texts[self === undefined ? what : `${what} =${self}`] ?? what;
  }

  /** The text as a printer sets it: French punctuation keeps close, with a narrow space. */
  private set(text: string): string {
    return this.language === 'fr' ? text.replace(FRENCH, '\u202f') : text;
  }

  private addresses(texts: Record<string, string>, what: string, name: string): boolean {
    return texts[`${what} @${name}`] !== undefined || Boolean(texts[what]?.includes(`{@${name}|`));
  }

  private isYou(seats: unknown): boolean {
    return this.you >= 0 && (Array.isArray(seats) ? seats.includes(this.you) : seats === this.you);
  }

  private called(seats: unknown, choices: string[]): string {
    if (choices.length > 1) return choices[this.isYou(seats) ? 0 : 1]!;
    const every: unknown[] = Array.isArray(seats) ? seats : [seats];
    const others = every.filter((seat) => !(choices.length && this.isYou(seat)));
    const names = others.map((seat) => this.name(Number(seat)));
    if (others.length < every.length) names.push(choices[0]!); // "you" comes last
    if (names.length < 2) return names.join('');
    return `${names.slice(0, -1).join(', ')} ${AND[this.language] ?? '&'} ${names.at(-1)}`;
  }

  /** The category of the Unicode CLDR: 0 for one, 1 for other, 2 for many. */
  private category(value: unknown): number {
    const number = Array.isArray(value) ? value.length : value;
    if (typeof number !== 'number') return 1;
    return { one: 0, many: 2 }[this.plural.select(number) as string] ?? 1;
  }
}

/** What is numbered from 0 inside, as people count. */
function fromOne(value: unknown): unknown {
  return Array.isArray(value) ? value.map(fromOne) : Number(value) + 1;
}
