// One device, several people: from whose seat one looks, and when the curtain comes between.

import type { Table } from './receive';
import { mySeats } from './receive';

export type Handing =
  | { kind: 'none' } // the right person looks
  | { kind: 'look'; seat: number } // change seats openly: nobody has a secret
  | { kind: 'curtain'; seat: number }; // hide everything until that person is there

/** What is due now. */
export function handing(table: Table): Handing {
  const board = table.board;
  const mine = mySeats(table.info).filter((seat) => seat.kind === 'person');
  if (!board || mine.length < 2 || table.info.status !== 'playing') return { kind: 'none' };
  const due = mine.filter((seat) => board.view.to_act.includes(seat.seat));
  if (!due.length || due.some((seat) => seat.seat === board.seat)) return { kind: 'none' };
  const next = due.find((seat) => seat.seat > board.seat) ?? due[0]!;
  const secret = mine.some((seat) => seat.secret); // not only these two: it comes every time or never
  return { kind: secret ? 'curtain' : 'look', seat: next.seat };
}
