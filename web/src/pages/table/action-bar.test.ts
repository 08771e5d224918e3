import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';

vi.mock('../../lib/settings.svelte', () => ({ settings: { motion: 'full', speed: 'calm', language: 'en' } }));
vi.mock('../../lib/layers.svelte', () => ({})); // dialogs, of which none is open

import * as rausch from '../../games/gold-rausch/Board.svelte';
import type { Say } from '../../lib/say';
import type { Session } from '../../table/session.svelte';
import ActionBar from './ActionBar.svelte';

const never = () => false;

/** The moves on the bar, and the golden one. */
function bar(
  moves: string[],
  { risky = never, asks = never }: { risky?: (move: string) => boolean; asks?: (move: string) => boolean },
) {
  const session = { table: null, asking: false, pending: null } as unknown as Session;
  const say = { move: (move: string) => move, note: () => '' } as unknown as Say;
  const { body } = render(ActionBar, {
    props: {
      session,
      say,
      moves,
      risky,
      asks,
      legal: moves.length,
      undo: false,
      canHint: false,
      watching: false,
      onchoices: () => {},
      result: null,
      next: null,
    },
  });
  const buttons = [...body.matchAll(/<button [^>]*class="([^"]*)"[^>]*data-move="([^"]*)"/g)];
  return {
    shown: buttons.map(([, , move]) => move),
    golden: buttons.filter(([, names]) => names!.split(' ').includes('primary')).map(([, , move]) => move),
  };
}

test('the first move that is no risk is the one thing to do next', () => {
  expect(bar(['take', 'roll'], {})).toEqual({ shown: ['take', 'roll'], golden: ['take'] });
  expect(bar(['take', 'roll'], { risky: (move) => move === 'take' }).golden).toEqual(['roll']);
});

test('what is asked back about is never golden, said to be a risk or not', () => {
  expect(bar(['resign', 'roll'], { asks: (move) => move === 'resign' }).golden).toEqual(['roll']);
  expect(bar(['resign'], { asks: () => true })).toEqual({ shown: ['resign'], golden: [] });
});

test('in Gold Rausch nobody is led to doubt, nor to leave gold lying', () => {
  expect(bar(['doubt'], rausch)).toEqual({ shown: ['doubt'], golden: [] });
  expect(bar(['decline', 'draw 1'], rausch).golden).toEqual(['draw 1']);
  expect(rausch.asks('doubt')).toBe(true);
});
