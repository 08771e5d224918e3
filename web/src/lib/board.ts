// What a board gets and what it gives back. A board is dumb: it draws `view`, offers `legal`,
// and knows no rules.

import type { Component } from 'svelte';
import type { Figure } from '../generated/messages';
import type { Feed } from '../kit/feed.svelte';
import type { Say } from './say';

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type SeatShape = (typeof SHAPES)[number];

export const COLOURS = ['river', 'pine', 'clay', 'plum', 'brass', 'rope'] as const;

export interface Seat {
  seat: number;
  name: string;
  colour: string; // a CSS value: var(--river)
  shape: SeatShape;
  initial: string;
  me: boolean;
  bot: string | null; // the bot's level
  away: boolean;
}

/** One thing that happened; games add what their texts need. */
export interface Line {
  what?: string;
  seat?: number;
  [value: string]: unknown;
}

export interface BoardProps<V, L = Line> {
  feed: Feed<V, L>; // what happens, once each
  view: V;
  legal: string[];
  number: number; // of events so far; rises with every change
  seats: Seat[];
  me: number; // -1 for a spectator
  say: Say;
  play: (move: string) => Promise<boolean>; // whether it was accepted
  pending: string | null; // the last move that was sent and is not yet answered
  sent: readonly string[]; // all of them, where several may be on their way
  /** Once the match is over: who has won is the rules' to say. */
  winners: number[];
  hint: string | null; // a move that the coach points at
}

export interface BoardModule {
  // Each board knows its own view; which board belongs to which view is the game's to say.
  default: Component<BoardProps<any, any>>;
  /** Which moves the board takes on its own surface; the frame shows the others as buttons. */
  onBoard?: (move: string) => boolean;
  /** Which of the frame's buttons are never the golden one: what may cost dearly, or gives something up. */
  risky?: (move: string) => boolean;
  /** A seat's colour where players have colours in the game itself, as a CSS value. */
  colourOf?: (view: any, seat: number) => string | undefined;
}

const letters = new Intl.Segmenter();

/** How a seat looks: as its person has chosen, or else by its number. Shapes and initials tell what
 * colours alone must not. */
export function seatLook(seat: number, name: string, figure: Figure = {}): Pick<Seat, 'colour' | 'shape' | 'initial'> {
  const [first] = letters.segment(name.trim());
  return {
    colour: `var(--${COLOURS.find((one) => one === figure.colour) ?? COLOURS[seat % COLOURS.length]})`,
    shape: SHAPES.find((one) => one === figure.shape) ?? SHAPES[seat % SHAPES.length] ?? 'circle',
    initial: (first?.segment ?? '?').toLocaleUpperCase(),
  };
}

/** The seats as a game shows them: where players have colours in it, in those and no others. */
export function dressed(seats: Seat[], board: BoardModule | null, view: unknown): Seat[] {
  const colourOf = board?.colourOf;
  if (!colourOf || !view) return seats;
  return seats.map((seat) => ({ ...seat, colour: colourOf(view, seat.seat) ?? seat.colour }));
}

const modules = import.meta.glob<BoardModule>('../games/*/Board.svelte');

export interface SampleModule {
  /** One thing of the box, by its name: for the legend. It draws an svg. */
  default: Component<{ thing: string; say: Say }>;
}

const samples = import.meta.glob<SampleModule>('../games/*/Sample.svelte');

/** What draws the things of a game one by one. */
export async function loadSample(slug: string): Promise<SampleModule> {
  const load = samples[`../games/${slug}/Sample.svelte`];
  if (!load) throw new Error(`no samples for ${slug}`);
  return load();
}

export interface PrintedModule {
  /** What people play on with pencils, on paper: out of a view of the game. */
  default: Component<{ view: any; say: Say }>;
}

const printed = import.meta.glob<PrintedModule>('../games/*/Printed.svelte');

/** Whether a game has something to print. */
export const isPrintable = (slug: string): boolean => `../games/${slug}/Printed.svelte` in printed;

export const loadPrinted = (slug: string): Promise<PrintedModule> => printed[`../games/${slug}/Printed.svelte`]!();

/** The board of a game, fetched when it is first needed. */
export async function loadBoard(slug: string): Promise<BoardModule> {
  const load = modules[`../games/${slug}/Board.svelte`];
  if (!load) throw new Error(`no board for ${slug}`);
  return load();
}
