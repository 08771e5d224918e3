// Where everything is in the mine, in CSS pixels, for any size of the board.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  wide: boolean;
  field: Box; // where the cards lie
  beam: Box; // the timber with the entrances
  entrances: Box[];
  stage: Box; // where uncovered cards are held up
}

const POST = 16; // the timber between the gallery and the entrances, when the board is wide

/** Over: nothing is held up any more, and the gallery is all there is. */
export function layout(w: number, h: number, players: number, over: boolean): Layout {
  return w >= 640 && w > h ? wideLayout(w, h, players, over) : tallLayout(w, h, players, over);
}

function tallLayout(w: number, h: number, players: number, over: boolean): Layout {
  const beam = h < 540 ? 48 : Math.min(78, h * 0.11);
  const stage = over ? 0 : h < 540 ? 58 : Math.min(128, h * 0.165);
  const cell = w / players;
  const rim = w >= 640 ? 14 : 0; // of rock, where there is room for some
  return {
    wide: false,
    beam: { x: 0, y: 0, w, h: beam },
    entrances: Array.from({ length: players }, (_, i) => ({ x: i * cell, y: 0, w: cell, h: beam })),
    field: { x: rim, y: beam + 3 + rim / 2, w: w - 2 * rim, h: h - beam - stage - 5 - rim },
    stage: { x: 0, y: h - stage, w, h: stage },
  };
}

function wideLayout(w: number, h: number, players: number, over: boolean): Layout {
  const side = Math.max(224, Math.min(272, w * 0.275));
  const stage = over ? 0 : Math.max(100, Math.min(196, h * 0.27));
  const cell = Math.min(186, (h - stage - 16) / players);
  const x = w - side;
  return {
    wide: true,
    beam: { x, y: 0, w: POST, h },
    entrances: Array.from({ length: players }, (_, i) => ({
      x: x + POST + 4,
      y: 10 + (h - stage - 16 - cell * players) / 2 + i * cell,
      w: side - POST - 8,
      h: cell,
    })),
    field: { x: 16, y: 16, w: x - 32, h: h - 32 },
    stage: { x: x + POST, y: h - stage, w: side - POST, h: stage },
  };
}
