// How events reach a board: once each, by call. An effect that watches what changes cannot tell an
// event from a chat line, a hint or a seat that is back; a call can.

import type { Line } from '../lib/board';

/** Something that happened, between two views. */
export interface Happening<V = unknown, L = Line> {
  before: V | null;
  view: V;
  lines: readonly L[];
  number: number; // of events so far
  mine: boolean; // one's own decision, and its answer
}

/** How things stand for one seat of a match. */
export interface Position<V = unknown> {
  match: string;
  seat: number; // from where one looks
  number: number;
  view: V;
}

export interface Listener<V = unknown, L = Line> {
  /** Tells what happened; returns for how many milliseconds it wants to be seen. */
  tell(happening: Happening<V, L>): number;
  /** Shows a position: at the start, after a lost connection, when a decision was taken back. */
  jump(view: V, number: number, story: readonly L[]): void;
  /** Shows what happened as a picture of it, without a way to get there. */
  picture(happening: Happening<V, L>): void;
  /** Shows the end of what is being told. */
  skip(): void;
  /** Goes on where the board waits until somebody has seen something. */
  seen(): void;
}

const QUIET: Listener<never, never> = {
  tell: () => 0,
  jump: () => undefined,
  picture: () => undefined,
  skip: () => undefined,
  seen: () => undefined,
};

export class Feed<V = unknown, L = Line> {
  busy = $state(false); // something is being told
  counted = $state.raw<V | null>(null); // what is being told is counted as far as in this view
  awaits = $state(false); // the board shows something until it is said to have been seen
  /** The device goes to somebody else next: what shows for a moment waits until it was seen. */
  handing = false;
  /** Whoever looks has just been handed the device, and may have missed what all others saw. */
  handed = false;
  /** In a picture, what shows for a moment stays until one goes on. */
  pictures = false;
  private listener: Listener<V, L> = QUIET;
  private last: Position<V> | null = null;
  private story: readonly L[] = [];
  private pictured: Happening<V, L> | null = null;

  /** The board that is told, from how things stand now; returns what ends it. */
  listen(listener: Listener<V, L>): () => void {
    this.listener = listener;
    if (this.pictured) listener.picture(this.pictured);
    else if (this.last) listener.jump(this.last.view, this.last.number, this.story);
    return () => {
      if (this.listener !== listener) return;
      this.listener = QUIET;
      this.busy = this.awaits = false;
    };
  }

  /** What has led to a position. The same position is told once, however often it comes. */
  tell(position: Position<V>, lines: readonly L[], mine = false): number {
    const before = this.last;
    if (this.isKnown(position)) return 0;
    if (!lines.length || before?.match !== position.match || before.seat !== position.seat) {
      this.jump(position);
      return 0;
    }
    this.last = position;
    this.pictured = null;
    // What came before the board was there is still what it arrives to.
    this.story = this.listener === QUIET ? [...this.story, ...lines] : [];
    return this.listener.tell({ before: before.view, view: position.view, lines, number: position.number, mine });
  }

  /** How things stand; `story` is what has been told before, where somebody has just arrived. */
  jump(position: Position<V>, story: readonly L[] = [], handed = false): void {
    if (this.isKnown(position)) return;
    this.last = position;
    this.story = story;
    this.handed = handed;
    this.pictured = null;
    this.listener.jump(position.view, position.number, story);
  }

  /** A moment out of a story: how things stand, or what has just led there. */
  picture(position: Position<V>, before: V | null, lines: readonly L[]): void {
    this.last = position;
    this.story = [];
    this.pictured = { before, view: position.view, lines, number: position.number, mine: false };
    this.listener.picture(this.pictured);
  }

  skip(): void {
    this.listener.skip();
  }

  seen(): void {
    this.listener.seen();
  }

  /** Whether this seat has said in this match that it has seen something; a reload forgets nothing. */
  hasSeen(what: string): boolean {
    return sessionStorage.getItem(this.mark(what)) !== null;
  }

  remember(what: string): void {
    sessionStorage.setItem(this.mark(what), '');
  }

  private mark(what: string): string {
    return `seen ${this.last?.match} ${this.last?.seat} ${what}`;
  }

  private isKnown({ match, seat, number, view }: Position<V>): boolean {
    const last = this.last;
    if (last?.match !== match || last.seat !== seat || last.number !== number) return false;
    return last.view === view || JSON.stringify(last.view) === JSON.stringify(view);
  }
}
