// Nuggets laid out side by side, as large as they find room.

import { stream } from './nugget';

export interface Ground {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Heap {
  size: number;
  spots: { x: number; y: number }[];
}

export function heapOf(count: number, box: Ground, most: number): Heap {
  let columns = 1;
  const fits = (columns: number) => Math.min(box.w / columns, box.h / Math.ceil(count / columns));
  for (let tried = 2; tried <= count; tried++) if (fits(tried) > fits(columns)) columns = tried;
  const cell = Math.min(fits(columns), most);
  const across = Math.min(Math.floor(box.w / cell), Math.ceil(Math.sqrt(count * 2.6)), count);
  const perRow = Math.max(across, columns);
  const rows = Math.ceil(count / perRow);
  const random = stream(count);
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    return {
      x: box.x + box.w / 2 + ((i % perRow) - (inRow - 1) / 2) * cell + (random() - 0.5) * cell * 0.18,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * cell + (random() - 0.5) * cell * 0.18,
    };
  });
  return { size: cell * 0.98, spots };
}
