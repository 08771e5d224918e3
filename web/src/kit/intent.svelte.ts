// What somebody wants that takes several moves: dice of two kinds aside and then a roll, a route drawn
// with the finger. Each step is sent when the one before it was accepted. An intent ends with its last
// step, with a step that is not possible (any more), or with a refusal; nothing else at the table ends it.

export class Intent<T = string> {
  waiting = $state.raw<readonly T[]>([]); // steps that are still to be made, the one in flight first
  private running = false;

  constructor(
    private readonly play: (move: string) => Promise<boolean>,
    /** The move that a step is now, or null where it is none. */
    private readonly move: (step: T) => string | null,
  ) {}

  /** Wants this and nothing else. */
  set(steps: readonly T[]): void {
    this.waiting = this.running && this.waiting.length ? [this.waiting[0]!, ...steps] : steps;
    void this.run();
  }

  /** Wants this besides. */
  add(step: T): void {
    this.waiting = [...this.waiting, step];
    void this.run();
  }

  /** Keeps so many of the steps that wait; what is in flight cannot be called back. */
  keep(count: number): void {
    this.waiting = this.waiting.slice(0, Math.max(count, this.running ? 1 : 0));
  }

  drop(): void {
    this.keep(0);
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.waiting.length) {
      const move = this.move(this.waiting[0]!);
      const accepted = move !== null && (await this.play(move));
      this.waiting = accepted ? this.waiting.slice(1) : [];
    }
    this.running = false;
  }
}
