// Which spots a move is made with, and which moves begin with a tap. The surface says it by verbs: the words of
// a move are names of spots (`camps {1}`), or what lies there (`seat 0 hand={1}`).

import type { Area, Spot, Surface } from '../../generated/surface';

export interface Tapped {
  move: string;
  spots: string[]; // in the order in which they are tapped
}

export const areasOf = (surface: Surface): Area[] => [...surface.table, ...surface.seats.flatMap(({ areas }) => areas)];

export const spotsOf = (surface: Surface): Spot[] => areasOf(surface).flatMap(({ spots }) => spots);

/** Whose pieces stand at a spot. */
export const ownersOf = ({ owner, owners }: Spot): number[] => owners ?? (owner === undefined ? [] : [owner]);

/** The names of everything that can be tapped: spots, and what belongs to a seat as a whole. */
const names = (surface: Surface): Set<string> =>
  new Set([...spotsOf(surface).map(({ id }) => id), ...surface.seats.map(({ seat }) => `seat ${seat}`)]);

/** The spots of a move; null where it has none on this surface. */
export function spotsFor(surface: Surface, move: string): string[] | null {
  const [verb = '', ...words] = move.split(/\s+/);
  const templates = surface.moves[verb];
  if (!templates?.length) return null;
  const known = names(surface);
  const found = templates.map((template) => {
    const named = template.replace(/\{(\d+)\}/g, (_, at: string) => words[Number(at) - 1] ?? '');
    const [area = '', face] = named.split('=');
    if (face === undefined) return known.has(named) ? named : null;
    const there = areasOf(surface).find(({ id }) => id === area)?.spots;
    return there?.find((spot) => String(spot.face ?? '') === face)?.id ?? null;
  });
  return found.every((id) => id !== null) ? (found as string[]) : null;
}

/** All moves that are made on the surface. */
export const tapped = (surface: Surface, legal: readonly string[]): Tapped[] =>
  legal.flatMap((move) => {
    const spots = spotsFor(surface, move);
    return spots ? [{ move, spots }] : [];
  });

/** The moves that go on from what has been tapped so far. */
export const going = (moves: readonly Tapped[], taken: readonly string[]): Tapped[] =>
  moves.filter(({ spots }) => taken.every((id, at) => spots[at] === id));

/** The moves that a tap on a spot would be, after what has been tapped so far. */
export const from = (moves: readonly Tapped[], taken: readonly string[], id: string): Tapped[] =>
  going(moves, [...taken, id]);
