// How a match of Gold Rausch is shown: cards that are turned up for a moment, cards on their way, and
// at the end everybody's gold, counted piece by piece.

import type { Drawn, Gold, Look, Nuggets, Peek, Place, RauschView, Swap, Uncover } from '../../generated/gold-rausch';
import type { Happening } from '../../kit/feed.svelte';
import type { Flight } from '../../kit/flights.svelte';
import type { Scene } from '../../kit/stage.svelte';
import { countingTo } from '../../kit/tempo';
import type { LineOf } from '../../lib/board';

export type Line = LineOf<'gold-rausch'>;

/** What a river card shows; one that was turned over in vain is `empty` for a moment. */
export type Face = Omit<Place, 'what'> & { what: Place['what'] | 'empty' };
export const EMPTY: Face = { what: 'empty', tools: [], pieces: 0 };
const GAP: Place = { what: 'gap', tools: [], pieces: 0 };

/** A card that travels: a river card with its gold, or equipment with its face or its back. */
export interface Card {
  gold?: Face;
  gear?: string | null;
}

export interface Shown {
  view: RauschView;
  river: ReadonlyMap<number, Face>; // turned up for a moment, by place
  gear: ReadonlyMap<string, string>; // likewise: `0 left`
  away: readonly string[]; // equipment on its way, by the place that it has left
  doubt: boolean; // the whole river is being uncovered
  note: Line | null; // what is said on the board meanwhile
  counted: Counted | null; // when all gold is won
}

export interface Counted {
  gold: readonly number[]; // pieces that lie before each seat
  bottles: boolean; // are counted, too
  done: boolean; // who has won is seen
}

type Shows = Scene<Shown, Card>;

const FLIGHT = 420;
const TURNED = { gold: 650, empty: 1500, wrong: 1700, won: 900, swap: 1100, peek: 3200, doubt: 2500 };
const MISSED = 1400; // for who looks at what has happened while he was not there
const PIECE = 70;

export const pictures = true;

export function still(view: RauschView): Shown {
  if (view.over === null) return bare(view);
  return { ...bare(view), counted: { gold: view.players.map(({ gold }) => gold ?? 0), bottles: true, done: true } };
}

export function scenes(from: Shown, { view, lines }: Happening<RauschView, Line>): Shows[] {
  const before = from.view;
  const told = lines.some(({ what }) => what === 'doubt-right' || what === 'doubt-wrong')
    ? doubted(before, lines)
    : lines.flatMap((line, at) => shows(before, view, line, lines.slice(at + 1)));
  const finale = before.over === null && view.over !== null ? counting(view, lines) : [];
  return [...told, ...finale, { shown: still(view), ms: 0 }];
}

/** One's own two cards, until one has said that one has seen them; and whoever was handed the device sees
 * what all others have seen. */
export function arrival(view: RauschView, _: number, story: readonly Line[], handed: boolean): Shows[] {
  if (view.over !== null) return [];
  const own = story.filter((line) => line.what === 'look').find(({ seat }) => seat === view.seat);
  const missed = handed ? story.slice(story.findLastIndex(({ what }) => what === 'new-river') + 1) : [];
  return [...(own ? [look(view, own)] : []), ...missed.flatMap((line) => shown(view, line))];
}

const bare = (view: RauschView): Shown => ({
  view,
  river: new Map(),
  gear: new Map(),
  away: [],
  doubt: false,
  note: null,
  counted: null,
});

function look(view: RauschView, line: Look): Shows {
  const gear = new Map([
    [`${line.seat} left`, line.left],
    [`${line.seat} right`, line.right],
  ]);
  return { shown: { ...bare(view), gear, note: line }, ms: 0, waits: 'always', once: 'look' };
}

/** What a line shows, between two positions; `after` are the lines that follow it. */
function shows(before: RauschView, view: RauschView, line: Line, after: readonly Line[]): Shows[] {
  switch (line.what) {
    case 'empty':
      return [
        {
          shown: { ...bare(before), river: new Map([[line.place, EMPTY]]) },
          ms: TURNED.empty,
          waits: 'handing',
          pictured: true,
          changed: [`river ${line.place}`],
        },
      ];
    case 'nuggets':
    case 'teeth':
    case 'aim':
      return [{ shown: bare(view), ms: TURNED.gold, changed: [`river ${line.place}`] }];
    case 'uncover':
      return uncovered(before, view, line, after);
    case 'swap':
      return swapped(
        view,
        line,
        after.find((told) => told.what === 'peek'),
      );
    case 'drawn-nuggets':
    case 'drawn-teeth':
    case 'handed-out-nuggets':
    case 'handed-out-teeth':
      return [
        {
          shown: bare(before),
          ms: 2 * FLIGHT,
          flights: [{ thing: { gold: goldOf(line) }, from: `won ${line.victim}`, to: `won ${line.seat}` }],
        },
      ];
    default:
      return [];
  }
}

function uncovered(before: RauschView, view: RauschView, line: Uncover, after: readonly Line[]): Shows[] {
  const spot = `${line.prospector} ${line.side}`;
  const changed = [`gear ${spot}`];
  if (after.some(({ what }) => what === 'fits')) return [{ shown: bare(view), ms: TURNED.gold, changed }];
  const shown: Shown = { ...bare(before), gear: new Map([...openGear(before), [spot, line.card]]) };
  const win = after.find((told) => told.what === 'win-nuggets' || told.what === 'win-teeth');
  // A tool stays open in the position, too; a whiskey is turned back at once.
  const pictured = line.card === 'whiskey' ? { pictured: true as const } : {};
  if (!win) return [{ shown, ms: TURNED.wrong, waits: 'handing', changed, ...pictured }];
  const target = before.target ?? 0;
  const thing = { gold: before.river[target]! };
  return [
    { shown, ms: TURNED.won, changed },
    // The tools stay open while the gold leaves the river.
    {
      shown: { ...shown, view: without(before, target) },
      ms: 2 * FLIGHT,
      flights: [{ thing, from: `river ${target}`, to: `won ${win.seat}` }],
      waits: 'handing',
    },
  ];
}

function openGear({ prospectors }: RauschView): [string, string][] {
  return prospectors.flatMap(({ left, right }, who) => [
    ...(left ? [[`${who} left`, left] as [string, string]] : []),
    ...(right ? [[`${who} right`, right] as [string, string]] : []),
  ]);
}

function swapped(view: RauschView, line: Swap, peek: Peek | undefined): Shows[] {
  const own = `${line.prospector} ${line.side}`;
  const other = `${line.partner} ${line.partner_side}`;
  const flights: Flight<Card>[] = [
    { thing: { gear: line.card }, from: `gear ${own}`, to: `gear ${other}` },
    { thing: { gear: null }, from: `gear ${other}`, to: `gear ${own}` },
  ];
  const gear = new Map([[other, line.card], ...(peek ? [[own, peek.card] as const] : [])]);
  return [
    { shown: { ...bare(view), away: [own, other] }, ms: FLIGHT, flights },
    { shown: { ...bare(view), gear, note: peek ?? null }, ms: peek ? TURNED.peek : TURNED.swap, waits: 'handing' },
  ];
}

/** The whole river is turned up; gold leaves it one card after the other, what is empty stays to be seen. */
function doubted(before: RauschView, lines: readonly Line[]): Shows[] {
  const isRight = lines.some(({ what }) => what === 'doubt-right');
  const empty = isRight
    ? before.river.flatMap(({ what }, place) => (what === 'gap' ? [] : [place]))
    : lines.flatMap((line) => (line.what === 'doubt-empty' ? line.places : []));
  const dealt = lines.filter((line) => line.what === 'dealt-nuggets' || line.what === 'dealt-teeth');
  const river = new Map<number, Face>(empty.map((place) => [place, EMPTY]));
  for (const line of dealt) river.set(line.place, goldOf(line));
  const changed = [...river.keys()].map((place) => `river ${place}`);
  const told: Shows[] = [{ shown: { ...bare(before), river, doubt: true }, ms: TURNED.doubt, changed, pictured: true }];
  for (const line of dealt) {
    const last = told.at(-1)!.shown;
    const left = new Map([...last.river].filter(([place]) => place !== line.place));
    const thing = { gold: goldOf(line) };
    const shown = { ...last, view: without(last.view, line.place), river: left };
    told.push({ shown, ms: FLIGHT, flights: [{ thing, from: `river ${line.place}`, to: `won ${line.seat}` }] });
  }
  const last = told.at(-1)!;
  told[told.length - 1] = { ...last, ms: last.ms + FLIGHT, waits: 'handing' };
  const later = lines.filter(({ what }) => what.startsWith('drawn') || what.startsWith('handed-out'));
  return [...told, ...later.flatMap((line) => shows(before, before, line, []))];
}

/** A line as somebody sees it who was not there. */
function shown(view: RauschView, line: Line): Shows[] {
  const to = { ...bare(view), note: line };
  switch (line.what) {
    case 'empty':
      return [{ shown: { ...to, river: new Map([[line.place, EMPTY]]) }, ms: MISSED }];
    case 'uncover':
      return [{ shown: { ...to, gear: new Map([[`${line.prospector} ${line.side}`, line.card]]) }, ms: MISSED }];
    case 'swap':
      return [{ shown: { ...to, gear: new Map([[`${line.partner} ${line.partner_side}`, line.card]]) }, ms: MISSED }];
    case 'doubt-empty':
      return [{ shown: { ...to, river: new Map(line.places.map((place) => [place, EMPTY])) }, ms: MISSED }];
    default:
      return [];
  }
}

/** The count: after a breath one player after the other, the one with most last; a tie is told by bottles. */
function counting(view: RauschView, lines: readonly Line[]): Shows[] {
  const gold = view.players.map(() => 0);
  const at = (more: Partial<Counted> = {}): Shown => ({
    ...bare(view),
    counted: { gold: [...gold], bottles: false, done: false, ...more },
  });
  const told: Shows[] = [{ shown: at(), ms: 700, calm: true }];
  const rising = [...view.players].sort((a, b) => a.gold! - b.gold! || a.bottles! - b.bottles!);
  for (const player of rising) {
    for (const count of countingTo(player.gold ?? 0, Math.floor(60 / gold.length))) {
      gold[player.seat] = count;
      told.push({ shown: at(), ms: PIECE });
    }
    told.push({ shown: at(), ms: 260, sound: 'gold' });
  }
  for (const line of lines) {
    if (!['level', 'bottles', 'shared'].includes(line.what)) continue;
    told.push({ shown: { ...at({ bottles: true }), note: line }, ms: 1500 });
  }
  return told;
}

function goldOf(line: Drawn | Gold | Nuggets): Face {
  return {
    what: line.what.endsWith('teeth') ? 'teeth' : 'nuggets',
    tools: 'tools' in line ? line.tools : [],
    pieces: line.count,
  };
}

function without(view: RauschView, place: number): RauschView {
  const river = view.river.map((card, at) => (at === place ? GAP : card));
  return { ...view, river, target: null };
}
