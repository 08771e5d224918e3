// What others did while nobody looked at this table here: asked for on return, shown once, and again on request.

import type { Said, State, TableInfo, WhileAway } from '../generated/messages';
import type { Asking } from './connect';
import { mySeats, type Table } from './receive';

const KEY = 'motherlode seen';
const KEPT = 60; // matches of which is known how far they were looked at here
const MOMENT = 15_000; // milliseconds: a connection that was lost for less has kept nobody away

type Marks = Record<string, number>; // by match and seat: the number of the board that was shown last

export class Away {
  /** What is being shown instead of the board. */
  telling = $state.raw<WhileAway | null>(null);
  /** What can be shown again, until somebody here decides something. */
  last = $state.raw<WhileAway | null>(null);
  private lostAt = -MOMENT;
  private first = true;

  constructor(
    private readonly ask: (asking: Asking) => Promise<Said | null>,
    /** Whether it is shown by itself: a race waits for nobody, and who wants all at once is only told of it. */
    private readonly byItself: (count: number) => boolean,
    private readonly goOn: () => void,
  ) {}

  /** The connection is gone. */
  lost(): void {
    if (!this.first && this.lostAt < 0) this.lostAt = performance.now();
  }

  /** The whole table has come: on opening the page, or after a lost connection. */
  async arrive(table: Table): Promise<void> {
    const wasAway = this.first || (this.lostAt >= 0 && performance.now() - this.lostAt > MOMENT);
    this.first = false;
    this.lostAt = -MOMENT;
    if (wasAway) await this.look(table);
    else this.saw(table.board, table.info);
  }

  /** Somebody looks at this tab again. */
  async back(table: Table): Promise<void> {
    if (table.board && marks()[nameOf(table.board)] !== undefined) await this.look(table);
  }

  /** Somebody looks at a board. */
  saw(board: State | null, info: TableInfo): void {
    if (!board || !isFor(board, info) || document.hidden || this.telling) return;
    const { [nameOf(board)]: _, ...others } = marks();
    const kept = Object.entries(others).slice(1 - KEPT);
    keep({ ...Object.fromEntries(kept), [nameOf(board)]: board.number });
  }

  again(): void {
    this.telling = this.last;
  }

  /** It was seen, or skipped. */
  end(): void {
    this.telling = null;
    this.goOn();
  }

  /** Who has decided something needs no look back. */
  forget(): void {
    this.last = this.telling = null;
  }

  private async look({ board, info }: Table): Promise<void> {
    if (!board || !isFor(board, info) || document.hidden) return;
    const known = marks()[nameOf(board)];
    if (known === undefined || known < board.number) {
      const answer = await this.ask({ type: 'missed', seat: board.seat, ...(known !== undefined && { known }) });
      if (answer?.type === 'missed' && answer.match === board.match && answer.steps.length) {
        this.last = answer;
        if (this.byItself(answer.steps.length + (answer.earlier ?? 0))) this.telling = answer;
      }
    }
    if (!this.telling) this.saw(board, info);
  }
}

/** Not where several people share the device, nor in a lesson, which waits for its player. */
const isFor = (board: State, info: TableInfo): boolean => board.seat >= 0 && !info.lesson && mySeats(info).length === 1;

const nameOf = ({ match, seat }: State): string => `${match} ${seat}`;

function marks(): Marks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Marks;
  } catch {
    return {};
  }
}

function keep(marks: Marks): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // a private window: then it is known what one decided last, and no more
  }
}
