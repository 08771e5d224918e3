// A handful of randomness of one's own for each match, so that no server can choose the dice alone.

import type { Said, TableInfo } from '../generated/messages';
import type { Asking } from './connect';
import { rememberOwn } from './promise';
import { mySeats } from './receive';

export class OwnRandomness {
  private given = new Set<string>(); // the promises that it was added to

  constructor(private readonly ask: (asking: Asking) => Promise<Said | null>) {}

  /** Before a match, from whoever has a seat: once for each promise of the server. */
  async add(info: TableInfo | undefined): Promise<void> {
    if (!info || info.status === 'playing' || !mySeats(info).length) return;
    const promise = info.commitment ?? '';
    if (this.given.has(promise)) return;
    this.given.add(promise);
    const random = crypto.getRandomValues(new Uint8Array(16));
    const text = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const answer = await this.ask({ type: 'entropy', text });
    if (answer && answer.type !== 'error') rememberOwn(info.id, promise, text);
  }
}
