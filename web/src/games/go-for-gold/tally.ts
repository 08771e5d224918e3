// How shovels and feet share the margin: large in one row, or closer in two.

export interface Ranks {
  rows: number;
  size: number; // of a circled symbol
  gap: number; // from one to the next
}

export const LARGE = 34;
const SMALL = 23;
const ROOMY = 27; // closer together, large ones could not be told apart

export function ranksIn(room: number, counts: number[]): Ranks {
  const some = counts.filter((count) => count > 0);
  const gap = spread(room, some, LARGE);
  if (gap >= ROOMY) return { rows: 1, size: LARGE, gap };
  const columns = some.map((count) => Math.ceil(count / 2));
  return { rows: 2, size: SMALL, gap: spread(room, columns, SMALL) };
}

/** From one symbol to the next, so that all columns of all kinds fit. */
function spread(room: number, columns: number[], size: number): number {
  const steps = columns.reduce((sum, count) => sum + count - 1, 0);
  return Math.min(size - (size === LARGE ? 3 : 0), (room - size * columns.length) / Math.max(1, steps));
}
