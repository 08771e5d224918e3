import { describe, expect, it, vi } from 'vitest';
import type { Area, DerivedView, Spot, Surface } from '../../generated/surface';

vi.mock('../../lib/settings.svelte', () => ({ settings: { motion: 'full', speed: 'calm' } }));

import { soundOf } from './frame';
import { scenes, still, travels } from './script';
import { Say } from '../../lib/say';
import { from, spotsFor, tapped } from './taps';
import { across, down, highest } from './chart';
import { described, severalKinds, wordOf } from './words';

const card = (id: string, face?: number | null): Spot => ({
  id,
  kind: 'card',
  label: 'card',
  ...(face !== undefined && { face }),
});
const place = (at: number, owner?: number): Spot => ({
  id: `camps ${at}`,
  kind: 'place',
  label: 'camp',
  ...(owner !== undefined && { owner }),
});
const area = (id: string, form: Area['form'], spots: Spot[]): Area => ({ id, label: id, form, spots });
const surface = (table: Area[], hands: (number | null)[][] = []): Surface => ({
  table,
  seats: hands.map((hand, seat) => ({
    seat,
    areas: [
      area(
        `seat ${seat} hand`,
        'cards',
        hand.map((face, at) => card(`seat ${seat} hand ${at}`, face)),
      ),
    ],
  })),
  moves: { go: ['camps {1}'], play: ['seat 0 hand={1}'], give: ['seat 0 hand={1}', 'seat {2}'] },
  tally: [],
  sounds: { go: 'water' },
});
const viewOf = (lies: Surface): DerivedView => ({
  seat: 0,
  to_act: [0],
  over: null,
  prompt: { what: 'go', seats: [0] },
  surface: lies,
});

describe('where a move is made', () => {
  const lies = surface([area('camps', 'row', [place(0, 0), place(1)])], [[4, 7], [null]]);

  it('is a spot by its name, or by what lies there', () => {
    expect(spotsFor(lies, 'go 1')).toEqual(['camps 1']);
    expect(spotsFor(lies, 'play 7')).toEqual(['seat 0 hand 1']);
  });

  it('is nowhere for what is not on the surface', () => {
    expect(spotsFor(lies, 'go 2')).toBeNull();
    expect(spotsFor(lies, 'pass')).toBeNull();
  });

  it('is two spots, one after the other, where a move names two', () => {
    const moves = tapped(lies, ['give 4 1', 'give 7 1', 'go 1']);
    expect(moves[0]).toEqual({ move: 'give 4 1', spots: ['seat 0 hand 0', 'seat 1'] });
    expect(from(moves, [], 'seat 0 hand 0').map(({ move }) => move)).toEqual(['give 4 1']);
    expect(from(moves, ['seat 0 hand 1'], 'seat 1').map(({ move }) => move)).toEqual(['give 7 1']);
  });
});

describe('what things are called', () => {
  const say = new Say({ term: { dust: 'gold dust' } });

  it('is translated once, also where a translation has a word in it that is one itself', () => {
    const spot: Spot = { id: 'claim', kind: 'word', label: 'claim' };
    expect(wordOf(say, { ...spot, face: 'dust' })).toBe('Gold dust');
    expect(wordOf(say, spot)).toBe('Claim');
  });

  it('is said before players where it is of several kinds', () => {
    const two = surface([], [[4], [7]]);
    expect(
      severalKinds({ ...two, seats: two.seats.map(({ seat }) => ({ seat, areas: [area('hand', 'cards', [])] })) }),
    ).toBe(false);
    const kinds = ['pan', 'spoil'].map((kind, seat) => ({
      seat,
      areas: [area(kind, 'cards', [card(`seat ${seat} ${kind} 0`, 1)])],
    }));
    expect(severalKinds({ ...two, seats: kinds })).toBe(true);
  });
});

describe('what travels', () => {
  it('is a piece that left one place for another', () => {
    const before = surface([area('camps', 'row', [place(0, 0), place(1), place(2, 1)])]);
    const after = surface([area('camps', 'row', [place(0), place(1, 0), place(2, 1)])]);
    expect(travels(before, after, []).map((one) => [one.from, one.to])).toEqual([['camps 0', 'camps 1']]);
  });

  it('is a card out of a hand, one’s own or with its back to us', () => {
    const table = (face?: number) => area('trick', 'cards', [card('trick 0', face)]);
    const own = travels(surface([table()], [[4, 7]]), surface([table(7)], [[4]]), []);
    expect(own.map((one) => [one.from, one.to])).toEqual([['seat 0 hand 1', 'trick 0']]);
    const other = travels(surface([table()], [[4], [null, null]]), surface([table(9)], [[4], [null]]), []);
    expect(other.map((one) => [one.from, one.to])).toEqual([['seat 1 hand 1', 'trick 0']]);
  });

  it('is what a line says, whatever changed', () => {
    const lies = surface([area('camps', 'row', [place(0, 0), place(1)])]);
    expect(travels(lies, lies, [{ what: 'go', from: 'camps 0', to: 'camps 1' }])).toHaveLength(1);
  });
});

describe('a chart', () => {
  const at = (x: number, y: number): Spot => ({ id: `pools ${x} ${y}`, kind: 'place', label: 'pools', x, y });

  it('is high enough that places below each other do not touch', () => {
    for (const rows of [2, 3, 4, 6]) {
      const spots = Array.from({ length: rows }, (_, row) => at(0.5, row / (rows - 1)));
      const high = highest(spots);
      const apart = ((down(spots[1]!) - down(spots[0]!)) / 100) * high;
      expect(apart).toBeGreaterThan(1.15); // places, from one middle to the next
    }
  });

  it('is no higher for what lies side by side, and not without end', () => {
    expect(highest([at(0, 0), at(1, 0.01)])).toBe(0);
    expect(highest([at(0, 0), at(0, 0.001)])).toBe(12);
    expect(across(at(0, 0))).toBeGreaterThan(0);
    expect(across(at(1, 0))).toBeLessThan(100);
  });
});

describe('what is said of a spot', () => {
  it('names who stands where something lies face down', () => {
    const say = new Say({}, ['Ada', 'Bo'], 'en');
    expect(described(say, { ...place(3), face: null })).toContain('Camp');
    expect(described(say, { ...place(3, 1), face: null })).toContain('Bo');
    expect(described(say, { ...place(3, 1), face: null })).not.toBe(described(say, place(3, 1)));
  });
});

describe('how it is told', () => {
  const dice = (face: number) => surface([area('dice', 'dice', [{ id: 'dice 0', kind: 'die', label: 'die', face }])]);

  it('rolls dice that have changed, and ends with the view', () => {
    const way = scenes(still(viewOf(dice(2))), {
      before: null,
      view: viewOf(dice(5)),
      lines: [],
      number: 2,
      mine: false,
    });
    expect(way.map(({ shown }) => shown.rolling)).toEqual([['dice 0'], []]);
    expect(way.at(-1)!.shown).toEqual(still(viewOf(dice(5))));
  });

  it('is one scene where nothing has changed', () => {
    expect(
      scenes(still(viewOf(dice(2))), { before: null, view: viewOf(dice(2)), lines: [], number: 2, mine: false }),
    ).toHaveLength(1);
  });

  it('sounds as the game says, or as its lines are called', () => {
    const view = viewOf(dice(1));
    expect(['go', 'rolled', 'dealt', 'anything', '@clock'].map((what) => soundOf(what, view))).toEqual([
      'water',
      'dice',
      'card',
      'wood',
      undefined,
    ]);
  });
});
