// Where the piles lie on the table, in pixels of its free part.

export interface Place {
  x: number; // of the middle
  y: number;
  lean: number; // degrees
  above?: boolean; // its name stands above it
}

export interface Ring {
  cardW: number;
  places: Place[]; // of the six piles, clockwise
  hand: Point; // its middle
  handW: number; // a card in the hand
  named: boolean; // there is room for the piles' names
  emblem: number; // the size of what is woven into the felt
  bill: Point; // where an earlier bill lies
  refused: Point; // and where cards that nobody wanted
}

export interface Point {
  x: number;
  y: number;
}

export const RATIO = 1.4;
const LABEL = 22;
const FOOT = 30; // the same, under a large pile
const CHIP = 8; // what a small pile's sign shows below it

/** Narrower than this, the table is as deep as it needs to be, and is scrolled. */
export const NARROW = 270;
export const DEEP = 310;

export function ringOf(width: number, height: number): Ring {
  const [w, h] = [Math.max(width, 150), Math.max(height, 150)]; // a window may be smaller for a moment
  if (w < NARROW) return narrow(w);
  if (w >= 500) return h >= 340 ? horseshoe(w, h) : low(w, h); // wide and not high: a ring would be of small cards
  return h >= 284 ? round(w, h) : low(w, h);
}

/** Where there is room: the piles around a hand that lies open towards the player. */
function horseshoe(w: number, h: number): Ring {
  const pad = Math.min(34, w * 0.04);
  const cardW = Math.min((w - 2 * pad - 60) / 4.5, (h - 2 * FOOT - 64) / 2.04 / RATIO, 230);
  const cardH = cardW * RATIO;
  const spare = Math.min(w - 2 * pad - 4 * cardW, cardW * 2.2);
  const aisle = Math.min(Math.max(spare * 0.36, 60), cardW * 0.9); // in the middle, for what is done with
  const step = cardW + (spare - aisle) / 2.1;
  const inner = (cardW + aisle) / 2;
  const apart = Math.min((h - 42 - 2 * (cardH + FOOT)) * 0.7, 56);
  const arch = Math.min(14, cardH * 0.08); // by which the ring is round
  const middle = (h - FOOT) / 2;
  const [upper, lower] = [middle - (cardH + FOOT + apart) / 2, middle + (cardH + FOOT + apart) / 2];
  const places = [
    { x: w / 2 - inner - step, y: lower, lean: 3 },
    { x: w / 2 - inner - step, y: upper + arch / 2, lean: -4 },
    { x: w / 2 - inner, y: upper - arch, lean: -2 },
    { x: w / 2 + inner, y: upper - arch, lean: 2 },
    { x: w / 2 + inner + step, y: upper + arch / 2, lean: 4 },
    { x: w / 2 + inner + step, y: lower, lean: -3 },
  ];
  const free = 2 * (inner + step) - cardW;
  return {
    cardW,
    places,
    hand: { x: w / 2, y: lower + FOOT / 2 },
    handW: Math.min((free - 52) / 2, cardW * 1.06),
    named: true,
    emblem: Math.min(cardH + FOOT, free - 40),
    bill: { x: w / 2, y: upper - cardH * 0.26 },
    refused: { x: w / 2, y: upper + cardH * 0.2 },
  };
}

/** A true ring, with room for a hand in its middle. */
function round(w: number, h: number): Ring {
  const cardH = Math.min((h / 2 - 2 * LABEL - 3) / 1.5, 158, (w / 4.6) * RATIO);
  const cardW = cardH / RATIO;
  const ry = Math.min(h / 2 - cardH / 2 - LABEL - 9, cardH * 1.5);
  const rx = Math.min(w / 2 - cardW / 2 - 16, cardW * 2.2);
  const middle = h / 2;
  // A name under a pile that leans, and the edge of the next one; the lower name stays on the table.
  const sides = Math.min(Math.max((cardH + LABEL + 20) / 2, ry * 0.5), h / 2 - cardH / 2 - LABEL - 4);
  const places = [
    { x: w / 2, y: middle - ry, lean: 1, above: true },
    { x: w / 2 + rx, y: middle - sides, lean: 4 },
    { x: w / 2 + rx, y: middle + sides, lean: -3 },
    { x: w / 2, y: middle + ry, lean: -1 },
    { x: w / 2 - rx, y: middle + sides, lean: 3 },
    { x: w / 2 - rx, y: middle - sides, lean: -4 },
  ];
  const free = 2 * (rx - cardW / 2) - 28;
  const handW = Math.min(free / 2, (2 * ry - cardH - 20) / RATIO, cardW * 1.45); // clear of the piles
  return {
    cardW,
    places,
    hand: { x: w / 2, y: middle },
    handW,
    named: true,
    emblem: Math.min(2 * ry - cardH - LABEL, free),
    bill: { x: w - 26, y: h - 24 },
    refused: { x: 30, y: h - 30 },
  };
}

/** Where the table is low: the piles on the left, the hand on the right. */
function low(w: number, h: number): Ring {
  const cardH = Math.min((h - 12) / 2 - CHIP, 110, ((w * 0.54) / 3 - 12) * RATIO);
  const cardW = cardH / RATIO;
  const corner = w >= 500 ? 44 : 16; // a large table is round at its corners
  const step = (w * 0.54 + 16 - corner) / 3;
  const x = (column: number) => corner + step * (column + 0.5);
  const apart = Math.min(h - 8 - cardH - CHIP, cardH + CHIP + 22) / 2;
  const [upper, lower] = [(h - CHIP) / 2 - apart, (h - CHIP) / 2 + apart];
  const places = [
    { x: x(1), y: upper, lean: 1 },
    { x: x(2), y: upper, lean: 2 },
    { x: x(2), y: lower, lean: -2 },
    { x: x(1), y: lower, lean: -1 },
    { x: x(0), y: lower, lean: 2 },
    { x: x(0), y: upper, lean: -2 },
  ];
  const handW = Math.min((w * 0.46 - 36) / 2, (h * 0.72) / RATIO);
  return {
    cardW,
    places,
    hand: { x: w * 0.78 - 4, y: h / 2 },
    handW,
    named: false,
    emblem: Math.min(h * 0.7, w * 0.32),
    bill: { x: w - 26, y: 28 },
    refused: { x: 30, y: h - 30 },
  };
}

/** Where a window is very small, or very much enlarged: three piles beside one another, the hand below. */
function narrow(w: number): Ring {
  const step = w / 3;
  const cardW = Math.max(44, Math.min(step - 10, 60));
  const cardH = cardW * RATIO;
  const [upper, lower] = [8 + cardH / 2, 8 + cardH * 1.5 + CHIP + 14];
  const x = (column: number) => step * (column + 0.5);
  const places = [
    { x: x(1), y: upper, lean: 1 },
    { x: x(2), y: upper, lean: 2 },
    { x: x(2), y: lower, lean: -2 },
    { x: x(1), y: lower, lean: -1 },
    { x: x(0), y: lower, lean: 2 },
    { x: x(0), y: upper, lean: -2 },
  ];
  const hand = { x: w / 2, y: lower + cardH + CHIP + 18 };
  return {
    cardW,
    places,
    hand,
    handW: cardW,
    named: false,
    emblem: cardH,
    bill: { x: w - 28, y: hand.y },
    refused: { x: 24, y: hand.y },
  };
}

/** How large a thing is drawn in a rival's place. */
export function slipSize(width: number, height: number, seats: number, long: boolean): number {
  if (long) return Math.min(44, (height - 150) / (seats > 3 ? 2 : 1) / 2 - 50, width / 27);
  return Math.min(40, height / 24, ((width - 24) / (seats - 1) - 30) / (seats > 3 ? 4 : 8) - 14);
}

/** A torn lower edge, as a clip path. */
export function torn(teeth: number): string {
  const points = Array.from({ length: teeth * 2 + 1 }, (_, i) => {
    const x = 100 - (i / (teeth * 2)) * 100;
    return `${x.toFixed(2)}% ${i % 2 ? '100%' : 'calc(100% - 6px)'}`;
  });
  return `polygon(0 0, 100% 0, ${points.join(', ')})`;
}
