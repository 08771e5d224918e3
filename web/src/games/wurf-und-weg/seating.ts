// Where everything lies on the table, in pixels: oneself below, the others round from left to right.

import type { Player } from '../../generated/wurf-und-weg';

export type Point = [x: number, y: number];

export interface Seating {
  wide: boolean;
  tight: boolean; // the others have little room
  upper: number; // how much of the height the others and the tray take
  others: { seat: number; x: number; y: number }[]; // the middle of each place
  place: number; // a place's width
  tray: { x: number; y: number; r: number };
  corner: { x: number; y: number; size: number }; // pile and bell, from either edge
  mat: { x: number; y: number; width: number }; // one's own coaster
  still: Still[]; // what else stands on a large table
}

export interface Still {
  what: 'mug' | 'pretzel';
  x: number;
  y: number;
  width: number;
  turn: number;
}

/** The others as one sees them: from the left neighbour on, around the table. */
export function around(players: Player[], pov: number): number[] {
  const seats: number[] = [];
  for (let at = players[pov]!.left; at !== pov && seats.length < players.length; at = players[at]!.left) seats.push(at);
  return seats;
}

// Places by how many others there are, in parts of the width and of the upper height.
const NARROW: Point[][] = [
  [],
  [[0.5, 0.2]],
  [[0.24, 0.2], [0.76, 0.2]],
  [[0.17, 0.5], [0.5, 0.18], [0.83, 0.5]],
  [[0.16, 0.6], [0.3, 0.18], [0.7, 0.18], [0.84, 0.6]],
  [[0.16, 0.62], [0.165, 0.18], [0.5, 0.18], [0.835, 0.18], [0.84, 0.62]],
]; // prettier-ignore

const WIDE: Point[][] = [
  [],
  [[0.5, 0.2]],
  [[0.17, 0.4], [0.83, 0.4]],
  [[0.14, 0.52], [0.5, 0.19], [0.86, 0.52]],
  [[0.13, 0.6], [0.29, 0.21], [0.71, 0.21], [0.87, 0.6]],
  [[0.12, 0.66], [0.22, 0.2], [0.5, 0.2], [0.78, 0.2], [0.88, 0.66]],
]; // prettier-ignore

const LOWEST = 360;
const ROW = 74; // a place's sign and dice, above and below its coaster

/** How high a place is: the sign, the coaster, the dice; a tight one has its sign on the coaster. */
const heightOf = (place: number, tight: boolean) => place * 0.56 + (tight ? 44 : ROW);

export function seatingFor(players: Player[], pov: number, width: number, seen: number): Seating {
  const height = Math.max(LOWEST, seen); // of less, a part is seen: things cannot shrink to nothing
  const wide = width >= 700 && height >= 560;
  const own = wide ? Math.min(350, height * 0.45) : Math.min(290, Math.max(240, height * 0.45));
  const upper = height - own;
  const seats = around(players, pov);
  const few = seats.length < 3;
  const size = wide ? (few ? 104 : 90) : upper < 300 ? 46 : 58;
  const mat = wide ? Math.min(300, own * 0.857) : Math.min(196, width * 0.5); // a low table leaves room for the dice below it
  const below = {
    upper,
    corner: {
      x: wide ? Math.max(22, width / 2 - (few ? 360 : 330)) : 14,
      y: upper - (size < 50 ? 18 : size * 0.98),
      size,
    },
    mat: { x: width / 2, y: upper + (wide ? mat * 0.293 : 58), width: mat },
  };
  if (!wide && upper < 200 && width >= 440) return { ...low(seats, width, upper), ...below };
  const tight = !wide && (!few || upper < 300);
  const place = Math.min(
    wide ? (seats.length === 1 ? 284 : few ? 236 : 196) : few ? 158 : width * 0.305,
    upper * (few ? 0.5 : 0.42),
    wide && !few ? (width - 48) / 4 : width,
  );
  const where = (wide ? WIDE : NARROW)[seats.length] ?? [];
  const tall = heightOf(place, tight);
  const others = seats.map((seat, nth) => ({
    seat,
    x: Math.max(place / 2 + 8, Math.min(width - place / 2 - 8, where[nth]![0] * width)),
    y: Math.max(tall / 2 + 6, where[nth]![1] * upper),
  }));
  // On a low table the neighbours move down from under those beside them, and pile and bell from under the neighbours.
  const [left, next] = others;
  if (left && next && next.y < left.y && next.x - left.x < place + 4)
    others[0]!.y = others.at(-1)!.y = Math.max(left.y, next.y + tall + 4);
  const foot = left ? left.y + tall / 2 + 4 : 0;
  if (left && left.x - place / 2 < below.corner.x + size * 1.1) below.corner.y = Math.max(below.corner.y, foot);
  // The tray lies below whoever sits opposite, and between those at the sides.
  const top = others.some(({ x }) => x === width / 2) ? tall + 12 : few && !wide ? tall - 16 : 12;
  const aside = few && !wide ? width : width - 2 * place - 24;
  const r = Math.min(wide ? 164 : 100, (upper - top - 6) / 2, upper * (few ? 0.28 : 0.27), aside / 2);
  const y = Math.max(top + r, Math.min(upper - r - 6, upper * (seats.length === 2 && !wide ? 0.7 : 0.62)));
  return {
    ...below,
    wide,
    tight,
    others,
    place,
    tray: { x: width / 2, y, r },
    still: wide ? stillOf(seats.length, width, height, upper) : [],
  };
}

/** A phone on its side: all in one row, the tray in its middle. */
function low(
  seats: number[],
  width: number,
  upper: number,
): Pick<Seating, 'wide' | 'tight' | 'others' | 'place' | 'tray' | 'still'> {
  const r = Math.min(58, upper / 2 - 8);
  const side = width / 2 - r - 12;
  const left = Math.ceil(seats.length / 2);
  const pitch = side / Math.max(left, 1);
  const place = Math.max(44, Math.min(pitch - 14, (upper - 10 - ROW) / 0.56));
  const y = Math.max(heightOf(place, false) / 2 + 3, upper * 0.46);
  const others = seats.map((seat, nth) => {
    const step = nth < left ? nth : nth - left;
    const x = nth < left ? (step + 0.5) * pitch : width - (seats.length - left - step - 0.5) * pitch;
    return { seat, x, y };
  });
  return { wide: false, tight: false, others, place, tray: { x: width / 2, y: upper / 2, r }, still: [] };
}

/** Where few sit, the inn has left something on the table; elsewhere there is no room for it. */
function stillOf(others: number, width: number, height: number, upper: number): Still[] {
  const size = Math.min(210, width * 0.21);
  const mug: Still = { what: 'mug', x: size * 0.42, y: upper * 0.3, width: size, turn: 150 };
  const pretzel: Still = { what: 'pretzel', x: width - size * 0.5, y: upper * 0.28, width: size * 1.08, turn: -14 };
  if (others === 1) return [mug, pretzel];
  return width >= 1000 ? [{ ...mug, x: size * 0.34, y: height - size * 0.34, turn: -38 }] : [];
}
