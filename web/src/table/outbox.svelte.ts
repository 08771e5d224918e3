// Decisions on their way to the table, oldest first: each is sent once, for what stands there then.

import type { Said, State } from '../generated/messages';
import type { Asking } from './connect';
import type { Table } from './receive';

const SLOW = 1500; // milliseconds after which a move that waits says so

interface Sending {
  move: string;
}

/** What it needs to know of the table, and of the way there. */
export interface Counter {
  table(): Table | null;
  /** Where speed decides nobody waits for an answer before he taps again. */
  races(): boolean;
  /** Null if the connection was lost before the answer came. */
  ask(asking: Asking): Promise<Said | null>;
  /** Waits for the connection; false if it does not come back. */
  isOpenAgain(): Promise<boolean>;
  isRefused(answer: Said): boolean;
}

export class Outbox {
  moves = $state.raw<readonly Sending[]>([]);
  slow = $state(false); // a move waits for the network
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly counter: Counter) {}

  /** Sends a decision; answers whether it was accepted. A lost connection only delays it. */
  async send(move: string): Promise<boolean> {
    const board = this.counter.table()?.board;
    if (!board || board.seat < 0) return false;
    if (this.moves.length && !this.counter.races()) return false;
    const sending = { move };
    this.moves = [...this.moves, sending];
    const slow = setTimeout(() => (this.slow = true), SLOW);
    const accepted = await this.inTurn(move, board);
    clearTimeout(slow);
    this.moves = this.moves.filter((one) => one !== sending);
    if (!this.moves.length) this.slow = false;
    return accepted;
  }

  /** A table takes one decision of a seat after the other, each made for what the one before it has left:
   * what is tapped before that was answered waits for it, and is sent if it is possible then. */
  private inTurn(move: string, { match, seat }: State): Promise<boolean> {
    const before = this.moves.length > 1 ? this.last : null;
    const sent = before ? before.then(() => this.later(move, match, seat)) : this.deliver(move);
    this.last = sent;
    return sent;
  }

  private async later(move: string, match: string, seat: number): Promise<boolean> {
    const now = this.counter.table()?.board;
    if (now?.match !== match || now.seat !== seat || !now.legal.includes(move)) return false;
    return this.deliver(move);
  }

  /** A move is made for one position: once the connection is back, it is sent again if that still
   * stands. The server takes it once, whether or not the first one arrived. */
  private async deliver(move: string): Promise<boolean> {
    const { at, board } = this.counter.table()!;
    const { match, number, seat } = board!;
    for (;;) {
      const answer = await this.counter.ask({ type: 'play', seat, move, at });
      if (answer) return !this.counter.isRefused(answer);
      if (!(await this.counter.isOpenAgain())) return false;
      const now = this.counter.table()?.board;
      if (now?.match !== match || now.number !== number || !now.legal.includes(move)) return false;
    }
  }
}
