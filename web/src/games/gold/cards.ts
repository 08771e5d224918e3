// What is printed on a round card.

export type Card =
  { kind: 'gold'; number: number } | { kind: 'digger'; colour: string; number: number } | { kind: 'dynamite' };

export function read(card: string): Card {
  const [kind, ...rest] = card.split(' ');
  if (kind === 'gold') return { kind, number: Number(rest[0]) };
  if (kind === 'digger') return { kind, colour: rest[0] ?? '', number: Number(rest[1]) };
  return { kind: 'dynamite' };
}

/** Each colour has a sign too, on a field of 20 by 20 around (0, 0): fir, sun, drop, star, crystal. */
export const SIGNS: Record<string, string> = {
  green: 'M0 -10L5 -3.5H3L7 2.5H4.5L8.5 8H1.6V10.5H-1.6V8H-8.5L-4.5 2.5H-7L-3 -3.5H-5Z',
  orange:
    'M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5ZM-1.3 -10H1.3L.8 -6.6H-.8ZM-1.3 10H1.3L.8 6.6H-.8ZM10 -1.3V1.3L6.6 .8V-.8ZM-10 -1.3V1.3L-6.6 .8V-.8ZM6.2 -8L8 -6.2L5.2 -4.1L4.1 -5.2ZM-6.2 -8L-8 -6.2L-5.2 -4.1L-4.1 -5.2ZM6.2 8L8 6.2L5.2 4.1L4.1 5.2ZM-6.2 8L-8 6.2L-5.2 4.1L-4.1 5.2Z',
  blue: 'M0 -10.5C3.4 -5 7.2 -1 7.2 3.2A7.2 7.2 0 0 1 -7.2 3.2C-7.2 -1 -3.4 -5 0 -10.5Z',
  red: 'M0 -10.5L2.9 -3.4L10.4 -3L4.6 1.8L6.5 9.2L0 5L-6.5 9.2L-4.6 1.8L-10.4 -3L-2.9 -3.4Z',
  violet: 'M-5.5 -9H5.5L10 -3L0 10.5L-10 -3ZM-3.4 -3H3.4L0 5.6Z',
};

/** Beards tell strength: the stronger, the longer. Drawn on a field of 100 around (0, 0). */
export const BEARDS: Record<number, string> = {
  2: 'M-15 22Q-6 17 0 21Q6 17 15 22Q8 27 0 25Q-8 27 -15 22Z',
  3: 'M-22 11C-22 30 -12 37 0 37S22 30 22 11Q12 21 0 19Q-12 21 -22 11Z',
  4: 'M-24 8C-27 32 -18 44 0 47C18 44 27 32 24 8Q13 20 0 18Q-13 20 -24 8Z',
  5: 'M-25 5C-34 26 -31 42 -19 40C-15 50 -5 47 0 51C5 47 15 50 19 40C31 42 34 26 25 5Q13 19 0 17Q-13 19 -25 5Z',
};

/** What some gold cards are worth together. */
export const worth = (cards: readonly string[]): number =>
  cards.map(read).reduce((sum, card) => sum + (card.kind === 'gold' ? card.number : 0), 0);

/** The printed numbers of two cards against each other, where a digger measures himself with the other. */
export function against(one: string, other: string): [number, '<' | '=' | '>', number] | null {
  const [a, b] = [read(one), read(other)];
  if (a.kind === 'dynamite' || b.kind === 'dynamite' || (a.kind === 'gold' && b.kind === 'gold')) return null;
  return [a.number, a.number < b.number ? '<' : a.number > b.number ? '>' : '=', b.number];
}
