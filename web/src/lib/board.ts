// What a board gets and what it gives back. A board is dumb: it draws `view`, offers `legal`,
// and knows no rules.

import type { Component } from 'svelte';
import type { Games, Slug } from '../generated/games';
import type { Figure } from '../generated/messages';
import { BOARDS, PRINTED } from '../generated/modules';
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
  here?: boolean; // somebody at this device, whoever of them looks now
  bot: string | null; // the bot's level
  away: boolean;
}

/** What lies on the table of a game, and one thing that happened there. */
export type ViewOf<G extends Slug> = Games[G]['view'];
export type LineOf<G extends Slug> = Games[G]['line'];

/** Any line as the frame reads it, which only says it: `what` names its text, the rest fills it. */
export interface Line {
  what: string;
  seat?: number;
  [value: string]: unknown;
}

export interface BoardProps<G extends Slug = Slug> {
  feed: Feed<ViewOf<G>, LineOf<G>>; // what happens, once each
  view: ViewOf<G>;
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

export interface BoardModule<G extends Slug = Slug> {
  default: Component<BoardProps<G>>;
  /** Which moves the board takes on its own surface; the frame shows the others as buttons. */
  onBoard?: (move: string, view: ViewOf<G>) => boolean;
  /** Which of the frame's buttons are never the golden one: what may cost dearly, or gives something up. */
  risky?: (move: string) => boolean;
  /** Which of them are asked back about: what is easily done by mistake, and costs much. */
  asks?: (move: string) => boolean;
  /** What is chosen together, where one decision is several moves: each as the moves it takes, in their order. */
  together?: (view: ViewOf<G>, legal: readonly string[]) => string[][] | null;
  /** A seat's colour where players have colours in the game itself, as a CSS value. */
  colourOf?: (view: ViewOf<G>, seat: number) => string | undefined;
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
export function dressed<G extends Slug>(
  seats: Seat[],
  board: BoardModule<G> | null,
  view: ViewOf<G> | undefined,
): Seat[] {
  const colourOf = board?.colourOf;
  if (!colourOf || !view) return seats;
  return seats.map((seat) => ({ ...seat, colour: colourOf(view, seat.seat) ?? seat.colour }));
}

export interface SampleModule {
  /** One thing of the box, by its name: for the legend. It draws an svg. */
  default: Component<{ thing: string; say: Say }>;
}

const samples = import.meta.glob<SampleModule>('../games/*/Sample.svelte');

/** What draws the things of a game one by one. */
export async function loadSample(slug: string): Promise<SampleModule> {
  const load = samples[`../games/${slug}/Sample.svelte`] ?? samples['../games/derived/Sample.svelte'];
  if (!load) throw new Error(`no samples for ${slug}`);
  return load();
}

export interface PrintedModule<G extends Slug = Slug> {
  /** What people play on with pencils, on paper: out of a view of the game. */
  default: Component<{ view: ViewOf<G>; say: Say }>;
}

/** Whether a game has something to print. */
export const isPrintable = (slug: string): slug is Slug => slug in PRINTED;

export async function loadPrinted<G extends Slug>(slug: G): Promise<PrintedModule<G>> {
  const load = PRINTED[slug];
  if (!load) throw new Error(`nothing to print for ${slug}`);
  return load();
}

/** A game by a name out of an address: one that has no board of its own gets one that is derived. */
export const known = (slug: string): Slug => slug as Slug;

const hasBoard = (slug: string): slug is Slug => Object.hasOwn(BOARDS, slug);

/** The board of a game, fetched when it is first needed. */
export const loadBoard = async <G extends Slug>(slug: G): Promise<BoardModule<G>> =>
  hasBoard(slug) ? BOARDS[slug]() : ((await BOARDS.derived()) as unknown as BoardModule<G>);
