// Shows what somebody has missed in a few seconds, on a board of its own: the table goes on meanwhile.

import type { Slug } from '../generated/games';
import type { WhileAway } from '../generated/messages';
import { Feed } from '../kit/feed.svelte';
import { lasting } from '../kit/tempo';
import type { LineOf, ViewOf } from '../lib/board';
import { REAL, type Clock } from './pace';

const WHOLE = 8000; // milliseconds that all of it takes at most, more or less
const SHORTEST = 320;
const READ = 1200; // milliseconds in which a caption is read

export class Recap {
  readonly feed = new Feed<ViewOf<Slug>, LineOf<Slug>>();
  at = $state(-1); // the step that is shown; -1: as it was left
  private calledOff: (() => void) | null = null;

  constructor(
    readonly missed: WhileAway,
    private readonly ended: () => void,
    private readonly clock: Clock = REAL,
  ) {
    this.begin();
  }

  readonly view = $derived.by(() => this.missed.steps[this.at]?.view ?? this.missed.view);
  readonly lines = $derived.by(() => this.missed.steps[this.at]?.lines ?? []);

  /** From the start, also in the middle of it. */
  begin(): void {
    this.calledOff?.();
    this.at = -1;
    this.feed.jump(this.position());
    this.calledOff = this.clock.after(lasting(READ) / 2, () => this.next());
  }

  close(): void {
    this.calledOff?.();
    this.calledOff = null;
  }

  private next(): void {
    const { steps } = this.missed;
    if (this.feed.awaits) this.feed.seen();
    this.feed.skip();
    if (this.at + 1 >= steps.length) {
      this.close();
      this.ended();
      return;
    }
    this.at += 1;
    const told = this.feed.tell(this.position(), this.lines);
    const most = Math.max(SHORTEST, WHOLE / steps.length);
    this.calledOff = this.clock.after(Math.min(Math.max(told, lasting(READ)), most), () => this.next());
  }

  /** Under another name than the match, so that nothing counts as seen there because it was shown here. */
  private position() {
    return { match: `away ${this.missed.match}`, seat: this.missed.seat, number: this.at + 1, view: this.view };
  }
}
