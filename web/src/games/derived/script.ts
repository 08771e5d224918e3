// How any game is told: what has left one spot and arrived at another travels there, dice that have changed
// tumble, and all else is there when it has happened. Nothing is known of the game but its surface.

import type { DerivedLine, DerivedView, Spot, Surface } from '../../generated/surface';
import type { RemarkLine } from '../../generated/view';
import type { Happening } from '../../kit/feed.svelte';
import type { Flight } from '../../kit/flights.svelte';
import type { Scene, Script } from '../../kit/stage.svelte';
import { areasOf, ownersOf, spotsOf } from './taps';

export interface Shown {
  surface: Surface;
  away: readonly string[]; // spots whose thing is on its way
  rolling: readonly string[]; // dice in the air
}

type Line = DerivedLine | RemarkLine;
type Way = Scene<Shown, Spot>;

const MS = { flight: 420, rolled: 620 } as const;
const MOST = 8; // things that fly at once

export const script: Script<DerivedView, Line, Shown, Spot> = { still, scenes };

export function still({ surface }: DerivedView): Shown {
  return { surface, away: [], rolling: [] };
}

export function scenes(from: Shown, { view, lines }: Happening<DerivedView, Line>): Way[] {
  const last = still(view);
  const flights = travels(from.surface, view.surface, lines);
  const changed = changes(from.surface, view.surface);
  const way: Way[] = [];
  if (flights.length) {
    way.push({
      shown: { ...from, away: flights.map((flight) => flight.from), rolling: [] },
      ms: MS.flight,
      flights,
      changed,
    });
  }
  const rolling = spotsOf(view.surface)
    .filter(({ id, kind }) => kind === 'die' && changed.includes(id))
    .map(({ id }) => id);
  if (rolling.length) way.push({ shown: { ...last, rolling }, ms: MS.rolled, changed });
  if (!way.length && changed.length) way.push({ shown: last, ms: MS.flight, changed });
  return [...way, { shown: last, ms: 0 }];
}

const bySpot = (surface: Surface) => new Map(spotsOf(surface).map((spot) => [spot.id, spot]));

const same = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a?.face === b?.face && a?.count === b?.count && String(a && ownersOf(a)) === String(b && ownersOf(b));

/** The spots that are not as they were. */
export function changes(before: Surface, after: Surface): string[] {
  const had = bySpot(before);
  return spotsOf(after)
    .filter((spot) => !same(had.get(spot.id), spot))
    .map(({ id }) => id);
}

/** What went from where to where: as the lines say, or where exactly one thing is gone and one has come. */
export function travels(before: Surface, after: Surface, lines: readonly Line[]): Flight<Spot>[] {
  const told = lines.flatMap((line) => {
    const { from, to } = line as DerivedLine;
    const thing = spotsOf(before).find(({ id }) => id === from);
    return thing && to ? [{ thing, from: thing.id, to, ms: MS.flight }] : [];
  });
  if (told.length) return told.slice(0, MOST);
  return [...pieces(before, after), ...cards(before, after), ...counters(before, after)].slice(0, MOST);
}

/** Each seat's piece that left one place for another. */
function pieces(before: Surface, after: Surface): Flight<Spot>[] {
  const [had, has] = [bySpot(before), bySpot(after)];
  const stands = (spot: Spot | undefined, owner: number) =>
    !!spot && spot.kind === 'place' && ownersOf(spot).includes(owner);
  return [...new Set(spotsOf(after).flatMap(ownersOf))].flatMap((owner) => {
    const gone = [...had.values()].filter((spot) => stands(spot, owner) && !stands(has.get(spot.id), owner));
    const come = [...has.values()].filter((spot) => stands(spot, owner) && !stands(had.get(spot.id), owner));
    if (gone.length !== 1 || come.length !== 1) return [];
    const { id, label } = gone[0]!;
    return [{ thing: { id, label, kind: 'place' as const, owner }, from: id, to: come[0]!.id, ms: MS.flight }];
  });
}

/** A card that lies somewhere else now: known by its face, or one back fewer in a hand. */
function cards(before: Surface, after: Surface): Flight<Spot>[] {
  const isCard = ({ kind, face }: Spot) => kind === 'card' && face !== undefined;
  const [old, now] = [spotsOf(before).filter(isCard), spotsOf(after).filter(isCard)];
  const had = bySpot(before);
  const come = now.filter(
    (spot) =>
      spot.face !== null && !old.some(({ face }) => face === spot.face) && same(had.get(spot.id), spot) === false,
  );
  const moved = now.filter(
    (spot) =>
      spot.face !== null &&
      old.filter(({ face }) => face === spot.face).length === 1 &&
      now.filter(({ face }) => face === spot.face).length === 1,
  );
  const flights = moved.flatMap((spot) => {
    const was = old.find(({ face }) => face === spot.face)!;
    return was.id !== spot.id && areaOf(before, was.id) !== areaOf(after, spot.id)
      ? [{ thing: was, from: was.id, to: spot.id, ms: MS.flight }]
      : [];
  });
  if (flights.length) return flights;
  const fewer = areasOf(before).filter(
    (area) => backs(area.spots) > backs(areasOf(after).find(({ id }) => id === area.id)?.spots ?? []),
  );
  const hand = fewer.length === 1 ? fewer[0]!.spots.filter(({ face }) => face === null).at(-1) : undefined;
  return hand && come.length === 1 ? [{ thing: come[0]!, from: hand.id, to: come[0]!.id, ms: MS.flight }] : [];
}

const backs = (spots: readonly Spot[]): number =>
  spots.filter(({ kind, face }) => kind === 'card' && face === null).length;

const areaOf = (surface: Surface, id: string): string | undefined =>
  areasOf(surface).find(({ spots }) => spots.some((spot) => spot.id === id))?.id;

/** As much as one counter has lost, another has won. */
function counters(before: Surface, after: Surface): Flight<Spot>[] {
  const had = bySpot(before);
  const differ = spotsOf(after)
    .map((spot) => ({ spot, by: (spot.count ?? 0) - (had.get(spot.id)?.count ?? 0) }))
    .filter(({ by }) => by !== 0);
  const [less, more] = [differ.filter(({ by }) => by < 0), differ.filter(({ by }) => by > 0)];
  if (less.length !== 1 || more.length !== 1 || less[0]!.by !== -more[0]!.by) return [];
  const thing: Spot = { id: less[0]!.spot.id, kind: 'counter', label: more[0]!.spot.label };
  return [{ thing, from: less[0]!.spot.id, to: more[0]!.spot.id, ms: MS.flight }];
}
