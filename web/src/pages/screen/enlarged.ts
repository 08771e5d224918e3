// How a room's screen is laid out: in few pixels, each shown as several.

const LEAST = 2; // 14 pixels are 28
const ROOM = { width: 960, height: 540 }; // a screen with more than twice of these shows everything larger still
const BOARD = { width: 560, height: 400 }; // what every board has room in

export interface Room {
  width: number; // in which everything is laid out
  height: number;
  times: number; // as large as it is shown
}

export function enlarged(width: number, height: number): Room {
  return laidOut(width, height, Math.max(LEAST, Math.min(width / ROOM.width, height / ROOM.height)));
}

/** A board that would be cramped is laid out larger, and shown smaller than the rest. */
export function forBoard(width: number, height: number): Room {
  return laidOut(width, height, Math.min(1, width / BOARD.width || 1, height / BOARD.height || 1));
}

function laidOut(width: number, height: number, times: number): Room {
  return { width: width / times, height: height / times, times };
}
