// What was said at the table and not yet read on this device.

import type { Spoken } from '../generated/messages';

export class Unread {
  private read = $state(0); // the time of the last thing that was read
  private known = -1; // the time of the last thing that was heard of; -1 before the first welcome

  /** Takes note of all that was said; returns what is new and from somebody else. */
  hear(chat: readonly Spoken[], isMine: (spoken: Spoken) => boolean): Spoken[] {
    const last = chat.at(-1)?.time ?? 0;
    const fresh = this.known < 0 ? [] : chat.filter((spoken) => spoken.time > this.known && !isMine(spoken));
    if (this.known < 0) this.read = last; // what was said before one came is no news
    this.known = Math.max(this.known, last);
    return fresh;
  }

  count(chat: readonly Spoken[], isMine: (spoken: Spoken) => boolean): number {
    return chat.filter((spoken) => spoken.time > this.read && !isMine(spoken)).length;
  }

  readAll(chat: readonly Spoken[]): void {
    this.read = Math.max(this.read, chat.at(-1)?.time ?? 0);
  }
}
