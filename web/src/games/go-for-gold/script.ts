// How Go for Gold is told: dice fall, ways are drawn, what was found flies into its space; in the end
// every way is drawn once more from its harbour, and its values are written again, one by one.

import type { AtTemple, Found, GoldView, Sheet, Spend, Walks } from '../../generated/go-for-gold';
import type { Happening } from '../../kit/feed.svelte';
import type { Scene, Script } from '../../kit/stage.svelte';
import type { LineOf } from '../../lib/board';

type Line = LineOf<'go-for-gold'>;

/** The last count. */
export interface Count {
  values: number; // so many are written on each sheet
  ms: number; // in which the ways are drawn
  total: boolean;
  crowned: boolean; // the winner is known
}

export interface Shown {
  view: GoldView;
  fresh: Readonly<Record<number, number>>; // how many of a seat's last steps are drawn just now
  drawing: number; // the event that draws them
  rolls: number; // the event that has thrown the die; 0 for none
  wrote: number; // the seat that has written a value just now, -1 for none
  count: Count | null; // null: all of it, or not yet
}

type Step = Scene<Shown, number>;
type Told = Happening<GoldView, Line>;

const ROLLS = 700; // milliseconds
const WALKS = 800;
const WRITES = 900;
const LANDS = 600;
const BREATH = 700;
const VALUE = 330; // of the last count
const TOTAL = 650;
const CROWN = 700;

export const script: Script<GoldView, Line, Shown, number> = { still, scenes, pictures: true };

function still(view: GoldView): Shown {
  return { view, fresh: {}, drawing: 0, rolls: 0, wrote: -1, count: null };
}

function scenes(from: Shown, happening: Told): Step[] {
  const { before, view, lines, number } = happening;
  const last = still(view);
  const was = before ?? from.view;
  if (lines.every(({ what }) => what === 'step' || what === 'foot')) {
    // One's own steps do not keep anybody waiting: the next may be on its way already.
    const steps = lines.filter(({ what }) => what === 'step').length;
    return [{ shown: { ...last, fresh: steps ? { [view.seat]: steps } : {}, drawing: number }, ms: 0 }];
  }
  const rolled = lines.some(({ what }) => what === 'rolled');
  const walked = lines.filter((line) => 'fields' in line);
  const dice = lines.filter((line) => 'number' in line).find(({ what }) => what !== 'rolled');
  const gained = lines.find((line) => 'points' in line);
  const steps: Step[] = [];
  let now: GoldView = { ...was, to_act: [], moving: false };

  if (walked.length) {
    now = { ...now, sheets: view.sheets.map((sheet) => walkedSheet(sheet, walked)) };
    const fresh = Object.fromEntries(
      walked.map((line) => [line.seat, line.seat === view.seat ? 1 : line.fields.length]),
    );
    steps.push({
      shown: { ...last, view: now, fresh, drawing: number },
      ms: WALKS,
      changed: walked.map(({ seat }) => `sheet ${seat}`),
    });
  } else if (lines.some(({ what }) => what === 'lands' || what === 'sails')) {
    now = { ...now, turn: -1, sheets: view.sheets };
    steps.push({ shown: { ...last, view: now }, ms: LANDS });
  }
  if (dice && dice.what !== 'short') {
    now = { ...now, turn: dice.seat, die: dice.number };
    steps.push({ shown: { ...last, view: now, rolls: number }, ms: ROLLS });
  }
  if (gained) {
    const { seat } = gained;
    now = {
      ...now,
      explored: view.explored,
      sheets: now.sheets.map((sheet) => (sheet.seat === seat ? entered(sheet, view) : sheet)),
    };
    const flights = coins(now, gained);
    steps.push({
      shown: { ...last, view: now, rolls: dice ? number : 0, wrote: seat },
      ms: WRITES,
      flights,
      changed: [`sheet ${seat}`],
      pictured: true,
    });
  }
  if (view.over !== null) return [...steps, ...counted({ ...last, view: now }, last)];
  const thrown = { ...last, rolls: number };
  if (rolled || dice?.what === 'short') return [...steps, { shown: thrown, ms: ROLLS }, { shown: thrown, ms: 0 }];
  return [...steps, { shown: last, ms: 0 }];
}

/** A breath, then every way once more with its values, the totals, and the winner. */
function counted(before: Shown, last: Shown): Step[] {
  const most = Math.max(0, ...last.view.sheets.map((sheet) => sheet.values.length));
  const ms = (most + 1) * VALUE;
  const at = (count: Partial<Count>): Shown => ({
    ...last,
    count: { values: most, ms, total: false, crowned: false, ...count },
  });
  return [
    { shown: before, ms: BREATH, calm: true },
    ...Array.from({ length: most + 1 }, (_, values): Step => ({ shown: at({ values }), ms: VALUE, calm: true })),
    { shown: at({ total: true }), ms: TOTAL },
    { shown: at({ total: true, crowned: true }), ms: CROWN, calm: true },
    { shown: last, ms: 0 },
  ];
}

/** What was found travels from its field to the space where it is written down. */
function coins(view: GoldView, { seat, points }: Found | Spend | AtTemple): Step['flights'] {
  if (points <= 0) return [];
  const { at, values } = view.sheets[seat]!;
  return [{ thing: points, from: `${view.island.fields[at]!.symbol} ${at}`, to: `sheet ${seat} ${values.length - 1}` }];
}

function walkedSheet(sheet: Sheet, walked: readonly Walks[]): Sheet {
  const fields = walked.find(({ seat }) => seat === sheet.seat)?.fields;
  return fields ? { ...sheet, route: fields } : sheet;
}

function entered(sheet: Sheet, view: GoldView): Sheet {
  const { values, points, shovels, spent } = view.sheets[sheet.seat]!;
  return { ...sheet, values, points, shovels, spent };
}
