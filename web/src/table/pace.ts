// Messages one after the other, each with the time that its story needs. Whoever falls more than
// three events of other people behind jumps to now; what bots do waits, and takes its time.

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
const MOST_WAITING = 60;

export class Pace<M> {
  private waiting: M[] = [];
  private cancel: (() => void) | null = null;
  private showing = false;

  /** `show` shows a message and returns for how many milliseconds it wants to be seen. */
  constructor(
    private readonly show: (message: M, jump: boolean) => number,
    private readonly clock: Clock = REAL,
    /** Whether somebody waits for the one who falls behind this message. */
    private readonly isPressing: (message: M) => boolean = () => true,
    /** Whether everything waits until somebody has seen what is shown to him. */
    private readonly isHeld: () => boolean = () => false,
  ) {}

  add(message: M): void {
    this.waiting.push(message);
    if (this.showing || this.isHeld()) return; // its turn comes when what is being shown has said its time
    if (!this.cancel) this.next();
    else if (this.isFarBehind()) this.hurry();
  }

  /** What one did oneself is shown without waiting, and so is everything before it. */
  addNow(message: M): void {
    this.hurry();
    this.present(message, false);
    if (!this.cancel) this.next();
  }

  /** Shows everything that waits at once, and holds nothing: a tap skips. */
  hurry(): void {
    if (this.isHeld()) return;
    this.release();
    const all = this.waiting;
    this.waiting = [];
    for (const message of all) {
      this.present(message, all.length > 1);
      this.release();
    }
    this.next();
  }

  /** What was held goes on. */
  resume(): void {
    if (this.isFarBehind()) this.hurry();
    else if (!this.cancel) this.next();
  }

  /** Forgets what waits: the whole state comes anew. */
  clear(): void {
    this.release();
    this.waiting = [];
  }

  private release(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private isFarBehind(): boolean {
    return this.waiting.length > MOST_WAITING || this.waiting.filter(this.isPressing).length > MOST_BEHIND;
  }

  private next(): void {
    this.cancel = null;
    while (this.waiting.length && !this.cancel && !this.isHeld()) this.present(this.waiting.shift()!, false);
  }

  private present(message: M, jump: boolean): void {
    this.showing = true;
    const ms = this.show(message, jump);
    this.showing = false;
    if (ms > 0) this.cancel = this.clock.after(ms, () => this.next());
  }
}
