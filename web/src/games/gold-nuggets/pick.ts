// Which dice are lifted, before they are set aside. Only `legal` says what may be: the moves
// `aside <face> <count>` name every count of a face that may go.

import type { Die } from './dice';

const asideOf = (move: string) => /^aside (\S+) (\d+)$/.exec(move);

/** How many dice of a face may go aside now, smallest first. */
export function counts(legal: readonly string[], face: string): number[] {
  return legal
    .map(asideOf)
    .filter((found) => found?.[1] === face)
    .map((found) => Number(found![2]))
    .sort((a, b) => a - b);
}

/** The lifted dice after a tap on one of them; null if this die must rest. */
export function tapped(
  die: Die,
  dice: readonly Die[],
  lifted: readonly number[],
  legal: readonly string[],
): number[] | null {
  const alike = dice.filter((other) => other.face === die.face && !other.aside);
  const up = alike.filter((other) => lifted.includes(other.id));
  const down = alike.filter((other) => !lifted.includes(other.id));
  const allowed = counts(legal, die.face);
  if (!allowed.length) return null;
  if (lifted.includes(die.id)) {
    const keep = allowed.filter((count) => count < up.length).at(-1) ?? 0;
    const rest = up.filter((other) => other !== die).slice(0, keep);
    return [...lifted.filter((id) => !up.some((other) => other.id === id)), ...rest.map((d) => d.id)];
  }
  const goal = allowed.find((count) => count > up.length);
  if (goal === undefined) return null;
  const more = [die, ...down.filter((other) => other !== die)].slice(0, goal - up.length);
  return [...lifted, ...more.map((other) => other.id)];
}

/** The moves that set the lifted dice aside, in the order in which `legal` names them. */
export function asideMoves(dice: readonly Die[], lifted: readonly number[], legal: readonly string[]): string[] {
  const moves = new Map<string, number>();
  for (const die of dice) {
    if (lifted.includes(die.id)) moves.set(die.face, (moves.get(die.face) ?? 0) + 1);
  }
  return [...moves]
    .map(([face, count]) => `aside ${face} ${count}`)
    .sort((a, b) => legal.indexOf(a) - legal.indexOf(b));
}

/** Everything that may be done, each selection of dice as the moves that set it aside: the rules take the
 * faces in one order, but nobody who reads a list should have to know it. */
export function selections(legal: readonly string[]): string[][] {
  const faces = new Map<string, string[]>();
  for (const move of legal) {
    const face = asideOf(move)?.[1];
    if (face) faces.set(face, [...(faces.get(face) ?? []), move]);
  }
  let sets: string[][] = [[]];
  for (const moves of faces.values()) sets = [...sets, ...sets.flatMap((set) => moves.map((move) => [...set, move]))];
  const bySize = sets.slice(1).sort((a, b) => a.length - b.length);
  return [...bySize, ...legal.filter((move) => !asideOf(move)).map((move) => [move])];
}
