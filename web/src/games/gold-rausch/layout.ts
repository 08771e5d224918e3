// Where everything lies, in pixels of the board.

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export type Side = 'left' | 'right';

export interface CampLayout {
  portrait: Box;
  left: Box;
  right: Box;
  tag: Box;
}

export interface Layout {
  w: number;
  h: number;
  low: boolean; // the prospectors stand beside the river
  columns: number; // of river cards
  water: Box; // the river from bank to bank
  river: Box[]; // ten cards
  stack: Box;
  stackText: { x: number; y: number; anchor: 'start' | 'middle' };
  camps: CampLayout[]; // by prospector
}

const GAP = 3;

/** Two rows of five across the middle; two prospectors above, two below, or two on either side. */
export function layoutOf(width: number, height: number, me: number): Layout {
  if (width < 320) return slender(width, height, me);
  // A phone on its side, or a page that was enlarged: there is more room beside the river than around it.
  const low = width > height * 1.1 && height < 480;
  const [w, h] = [Math.max(width, low ? 470 : 0), Math.max(height, low ? 300 : 340)]; // of less, a part is seen
  const wide = !low && w >= 840;
  const aside = low ? Math.min(190, Math.max(112, w * 0.235)) : 0; // for the prospectors beside the river
  const short = !low && !wide && h < 480;
  const bank = wide ? 22 : h < 540 ? 7 : 12; // of shore above and below the cards
  const foot = wide ? 0 : short ? 24 : 32; // a line for the stack
  const across = wide ? Math.min(w - 330, 720) : w - 2 * aside - 12;
  const share = low ? 0.72 : short ? 0.36 : wide || h >= 540 ? 0.44 : 0.41;
  const cardW = Math.min((across - 4 * GAP) / 5, ((h * share - GAP) / 2) * 0.74);
  const cardH = Math.min((h * share - GAP) / 2, cardW * (wide ? 1.4 : 1.7));
  const riverW = 5 * cardW + 4 * GAP;
  const riverH = 2 * cardH + GAP;
  const x0 = (w - riverW) / 2 + (wide ? cardW * 0.42 : 0);
  const y0 = (h - riverH - foot) / 2;
  const river = Array.from({ length: 10 }, (_, i) => ({
    x: x0 + (i % 5) * (cardW + GAP),
    y: y0 + Math.floor(i / 5) * (cardH + GAP),
    w: cardW,
    h: cardH,
  }));
  const water = { x: 0, y: y0 - bank, w, h: riverH + 2 * bank };
  const stack = wide
    ? { x: x0 - cardW * 1.42, y: y0 + riverH / 2 - cardH * 0.5, w: cardW * 0.94, h: cardH * 0.94 }
    : { x: w / 2 - 62, y: water.y + water.h + (short ? 6 : 13), w: 26, h: 18 };
  const stackText = wide
    ? { x: stack.x + stack.w / 2, y: stack.y + stack.h + 24, anchor: 'middle' as const }
    : { x: stack.x + 38, y: stack.y + 15, anchor: 'start' as const };
  const top = low ? { y: 0, h: h / 2 } : { y: 0, h: water.y };
  const bottom = low ? { y: h / 2, h: h / 2 } : { y: water.y + water.h + foot, h: h - water.y - water.h - foot };
  const right = low ? w - aside : w / 2;
  const camps = around(me, top, bottom, right).map((corner) =>
    low ? narrowCamp({ ...corner, w: aside }) : campOf({ ...corner, w: w / 2 }, wide, short),
  );
  return { w, h, low, columns: 5, water, river, stack, stackText, camps };
}

/** A phone at twice its size: four cards in a row, and each prospector looks over his own two. */
function slender(w: number, height: number, me: number): Layout {
  const h = Math.max(height, 450); // of less, a part is seen
  const [columns, bank, foot] = [4, 6, 22];
  const cardW = (w - 8 - (columns - 1) * GAP) / columns;
  const cardH = Math.min((h * 0.33 - 2 * GAP) / 3, cardW * 1.4);
  const riverH = 3 * cardH + 2 * GAP;
  const y0 = (h - riverH - foot) / 2;
  const river = Array.from({ length: 10 }, (_, i) => ({
    x: 4 + ((i % columns) + (i < 8 ? 0 : 1)) * (cardW + GAP), // the last two in the middle
    y: y0 + Math.floor(i / columns) * (cardH + GAP),
    w: cardW,
    h: cardH,
  }));
  const water = { x: 0, y: y0 - bank, w, h: riverH + 2 * bank };
  const below = water.y + water.h;
  const stack = { x: 8, y: below + 5, w: 22, h: 15 };
  const stackText = { x: stack.x + 30, y: stack.y + 13, anchor: 'start' as const };
  const bottom = { y: below + foot, h: h - below - foot };
  const camps = around(me, { y: 0, h: water.y }, bottom, w / 2).map((corner) => narrowCamp({ ...corner, w: w / 2 }, 2));
  return { w, h, low: false, columns, water, river, stack, stackText, camps };
}

/** Where each prospector sits: who looks at the lower left, the others clockwise from him. */
function around(me: number, top: Pick<Box, 'y' | 'h'>, bottom: Pick<Box, 'y' | 'h'>, right: number): Omit<Box, 'w'>[] {
  const corners = [
    { x: 0, ...bottom },
    { x: 0, ...top },
    { x: right, ...top },
    { x: right, ...bottom },
  ];
  return [0, 1, 2, 3].map((prospector) => corners[(prospector - Math.max(me, 0) + 4) % 4]!);
}

/** A prospector before his two cards, and below him the tag with his name. */
function campOf(ground: Box, wide: boolean, short: boolean): CampLayout {
  const tagH = 28;
  const rim = wide ? 14 : short ? 4 : 6;
  const body = Math.min(ground.h - tagH - rim - (short ? 2 : 12), wide ? 190 : 150);
  const cardW = Math.min((ground.w - 2 * rim) * (wide ? 0.23 : 0.32), body / (wide ? 1.5 : short ? 1.25 : 1.46));
  const cardH = Math.min(body * 0.9, cardW * 1.42);
  const figureH = wide ? body : Math.min(body, cardH * 1.16);
  const figureW = figureH * 0.893;
  const middle = ground.x + ground.w / 2;
  const reach = figureW / 2 + cardW * (wide ? 0.44 : 0.2);
  const spread = Math.min(ground.w / 2 - rim - cardW / 2, reach);
  const top = ground.y + Math.max(rim, (ground.h - body - tagH - 4) / 2);
  const base = top + body - (short ? 2 : 0);
  const card = (side: number) => ({
    x: middle + side * spread - cardW / 2,
    y: base - cardH - (wide ? 4 : 2),
    w: cardW,
    h: cardH,
  });
  return {
    portrait: { x: middle - figureW / 2, y: base - figureH, w: figureW, h: figureH },
    left: card(-1),
    right: card(1),
    tag: { x: ground.x + rim, y: base + 4, w: ground.w - 2 * rim, h: tagH },
  };
}

/** Beside the river there is room for his two cards, and he looks over them. */
function narrowCamp(ground: Box, gap = 4): CampLayout {
  const tagH = 28;
  const body = ground.h - tagH - 10;
  const cardW = Math.min((ground.w - 4.5 * gap) / 2, (body * 0.62) / 1.3);
  const cardH = Math.min(body * 0.62, cardW * 1.42);
  const middle = ground.x + ground.w / 2;
  const base = ground.y + 4 + body;
  const figureH = Math.min(body - cardH + cardH * 0.22, 120);
  const card = (x: number) => ({ x, y: base - cardH, w: cardW, h: cardH });
  return {
    portrait: {
      x: middle - (figureH * 0.893) / 2,
      y: base - cardH * 0.82 - figureH + 2,
      w: figureH * 0.893,
      h: figureH,
    },
    left: card(middle - cardW - gap),
    right: card(middle + gap),
    tag: { x: ground.x + 2, y: base + 3, w: ground.w - 4, h: tagH },
  };
}
