// Signs and phrases that rise from the seats, each for a moment.

import type { REACTIONS } from '../generated/messages';

export type Reaction = (typeof REACTIONS)[number];

/** One of them, on its way up. */
export interface Risen {
  key: number;
  seat: number;
  reaction: Reaction | null;
  phrase: string | null; // where words are shown, too
}

const LASTS = 2_600; // milliseconds
const MOST = 16; // at a time: a lively table is not a storm

export class Rising {
  now = $state.raw<readonly Risen[]>([]);
  private count = 0;

  add(seat: number, reaction: Reaction | null, phrase: string | null = null): void {
    const key = ++this.count;
    this.now = [...this.now.slice(1 - MOST), { key, seat, reaction, phrase }];
    setTimeout(() => (this.now = this.now.filter((one) => one.key !== key)), LASTS);
  }
}
