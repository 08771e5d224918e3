// Positions made by web/scripts/fixtures.py, and how an address names one of them.

import type { Slug } from '../generated/games';
import type { Result } from '../generated/messages';
import type { LineOf, ViewOf } from '../lib/board';
import type { Texts } from '../lib/say';

export interface Frame {
  number: number;
  view: ViewOf<Slug>;
  legal: string[];
  lines: LineOf<Slug>[];
}

export interface Fixture {
  game: Slug;
  name: string;
  me: number;
  names: string[];
  bots: (string | null)[];
  result: Result | null;
  frames: Frame[];
}

const files = import.meta.glob<Fixture>('../../fixtures/*/*-*.json', { import: 'default' });
const words = import.meta.glob<Texts>('../../fixtures/words/*.json', { import: 'default' });

/** The names of all fixtures: `gold-nuggets/3-playing`. */
export const NAMES = Object.keys(files).map((path) => path.slice('../../fixtures/'.length, -5));

export async function load(name: string, language: string): Promise<[Fixture, Texts]> {
  const fixture = await files[`../../fixtures/${name}.json`]!();
  const texts = await words[`../../fixtures/words/${fixture.game}.${language}.json`]!();
  return [fixture, texts];
}

/** The frame that `at` names: a number, `start`, `mid`, `end`, or a prompt (its middle occurrence). */
export function frameAt(fixture: Fixture, at: string): number {
  const last = fixture.frames.length - 1;
  if (at === 'start') return 0;
  if (at === 'end') return last;
  if (at === 'mid') return myTurnNear(fixture, Math.floor(last / 2));
  if (/^\d+$/.test(at)) return Math.min(Number(at), last);
  const found = fixture.frames.flatMap((frame, i) => (frame.view.prompt.what === at ? [i] : []));
  const mine = found.filter((i) => fixture.frames[i]!.legal.length > 0);
  const choice = mine.length ? mine : found;
  return choice[Math.floor(choice.length / 2)] ?? 0;
}

function myTurnNear(fixture: Fixture, from: number): number {
  const next = fixture.frames.findIndex((frame, i) => i >= from && frame.legal.length > 1);
  return next < 0 ? from : next;
}

/** Every prompt that occurs, in order of appearance. */
export function prompts(fixture: Fixture): string[] {
  return [...new Set(fixture.frames.map((frame) => frame.view.prompt.what))];
}
