// Messages one after the other, each with the time that its story needs. Whoever falls more than
// three events behind jumps to now.

export interface Clock {
  after(ms: number, call: () => void): () => void; // returns what calls it off
}

export const REAL: Clock = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

const MOST_BEHIND = 3;

export class Pace<M> {
  private waiting: M[] = [];
  private cancel: (() => void) | null = null;

  /** `show` shows a message and returns for how many milliseconds it wants to be seen. */
  constructor(
    private readonly show: (message: M, jump: boolean) => number,
    private readonly clock: Clock = REAL,
  ) {}

  add(message: M): void {
    this.waiting.push(message);
    if (!this.cancel) this.next();
    else if (this.waiting.length > MOST_BEHIND) this.hurry();
  }

  /** What one did oneself is shown without waiting, and so is everything before it. */
  addNow(message: M): void {
    this.hurry();
    this.hold(this.show(message, false));
  }

  /** Shows everything that waits at once, and holds nothing: a tap skips. */
  hurry(): void {
    this.cancel?.();
    this.cancel = null;
    const all = this.waiting;
    this.waiting = [];
    for (const message of all) this.show(message, all.length > 1);
  }

  /** Forgets what waits: the whole state comes anew. */
  clear(): void {
    this.cancel?.();
    this.cancel = null;
    this.waiting = [];
  }

  private next(): void {
    this.cancel = null;
    while (this.waiting.length && !this.cancel) this.hold(this.show(this.waiting.shift()!, false));
  }

  private hold(ms: number): void {
    if (ms > 0) this.cancel = this.clock.after(ms, () => this.next());
  }
}
