// Where the piles lie on the table, in pixels of its free part.

export interface Spot {
  x: number; // of the middle
  y: number;
  lean: number; // degrees
  above?: boolean; // its name stands above it
}

export interface Ring {
  cardW: number;
  spots: Spot[]; // of the six piles, clockwise
  hand: { x: number; y: number }; // its middle
  handW: number; // a card in the hand
  named: boolean; // there is room for the piles' names
  emblem: number; // the size of what is woven into the felt
}

export const RATIO = 1.4;
const LABEL = 22;

export function ringOf(width: number, height: number): Ring {
  const [w, h] = [Math.max(width, 300), Math.max(height, 150)]; // a window may be smaller for a moment
  return h >= 284 ? round(w, h) : low(w, h);
}

/** A true ring, with room for a hand in its middle. */
function round(w: number, h: number): Ring {
  const cardH = Math.min((h / 2 - 2 * LABEL - 3) / 1.5, 158, (w / 4.6) * RATIO);
  const cardW = cardH / RATIO;
  const ry = Math.min(h / 2 - cardH / 2 - LABEL - 4, cardH * 1.5);
  const rx = Math.min(w / 2 - cardW / 2 - 10, cardW * 2.2);
  const middle = h / 2;
  const sides = Math.max((cardH + LABEL + 8) / 2, ry * 0.5);
  const spots = [
    { x: w / 2, y: middle - ry, lean: 1, above: true },
    { x: w / 2 + rx, y: middle - sides, lean: 4 },
    { x: w / 2 + rx, y: middle + sides, lean: -3 },
    { x: w / 2, y: middle + ry, lean: -1 },
    { x: w / 2 - rx, y: middle + sides, lean: 3 },
    { x: w / 2 - rx, y: middle - sides, lean: -4 },
  ];
  const free = 2 * (rx - cardW / 2) - 28;
  const handW = Math.min(free / 2, (2 * ry - cardH) / RATIO + 26, cardW * 1.45);
  return { cardW, spots, hand: { x: w / 2, y: middle }, handW, named: true, emblem: Math.min(2 * ry - cardH - LABEL, free) };
}

/** Where the table is low: the piles on the left, the hand on the right. */
function low(w: number, h: number): Ring {
  const cardH = Math.min((h - 16) / 2 - LABEL + 2, 110, ((w * 0.54) / 3 - 12) * RATIO);
  const cardW = cardH / RATIO;
  const step = (w * 0.54) / 3;
  const x = (column: number) => 16 + step * (column + 0.5);
  const apart = Math.min(h - 12 - cardH - LABEL, cardH + LABEL + 18) / 2;
  const [upper, lower] = [(h - LABEL) / 2 - apart, (h - LABEL) / 2 + apart];
  const spots = [
    { x: x(1), y: upper, lean: 1 },
    { x: x(2), y: upper, lean: 2 },
    { x: x(2), y: lower, lean: -2 },
    { x: x(1), y: lower, lean: -1 },
    { x: x(0), y: lower, lean: 2 },
    { x: x(0), y: upper, lean: -2 },
  ];
  const handW = Math.min((w * 0.46 - 36) / 2, (h * 0.72) / RATIO);
  return { cardW, spots, hand: { x: w * 0.78 - 4, y: h / 2 }, handW, named: false, emblem: Math.min(h * 0.7, w * 0.32) };
}

/** A torn lower edge, as a clip path. */
export function torn(teeth: number): string {
  const points = Array.from({ length: teeth * 2 + 1 }, (_, i) => {
    const x = 100 - (i / (teeth * 2)) * 100;
    return `${x.toFixed(2)}% ${i % 2 ? '100%' : 'calc(100% - 6px)'}`;
  });
  return `polygon(0 0, 100% 0, ${points.join(', ')})`;
}
