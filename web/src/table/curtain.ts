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

/** What a device shows that several people share. */
export interface Device {
  curtain: number | null; // the seat for which everything is hidden
  handing: number | null; // the seat that gets the device when who looks has seen enough
  look: number | null; // the seat from which it looks next, without anybody being asked
}

/** How it goes on, by who is due now: another page of the same people may have moved meanwhile, and a name on
 * a curtain, once written, would be wrong for good. */
export function device(table: Table, curtain: number | null): Device {
  const { info, board } = table;
  const due = handing(table);
  const hides = curtain !== null || (board !== null && board.seat < 0);
  if (due.kind === 'look') return { curtain: curtain === null ? null : due.seat, handing: null, look: due.seat };
  if (due.kind === 'curtain' && hides) return { curtain: due.seat, handing: null, look: null };
  if (due.kind === 'curtain') return { curtain: null, handing: due.seat, look: null };
  if (curtain === null || (board && info.status === 'playing')) return { curtain, handing: null, look: null };
  // There is nothing to hide any more.
  const first = mySeats(info)[0]?.seat ?? null;
  return board && first !== null
    ? { curtain: first, handing: null, look: first }
    : { curtain: null, handing: null, look: null };
}
