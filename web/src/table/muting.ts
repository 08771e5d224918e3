// Who at a table can be heard, and whom one has chosen not to hear.

import type { Table } from './receive';

export interface Heard {
  who: string;
  name: string;
  muted: boolean;
}

/** The other people who sit here or have spoken, each once; who is muted stays in the list, to be heard again. */
export function heardHere({ who: me, info, chat, muted }: Pick<Table, 'who' | 'info' | 'chat' | 'muted'>): Heard[] {
  const found = new Map<string, Heard>();
  const add = (who: string, name: string, isMuted: boolean) => {
    if (who && who !== me && !found.has(who)) found.set(who, { who, name, muted: isMuted });
  };
  for (const { who, name } of muted) add(who, name, true);
  for (const { who = '', name } of info.seats) add(who, name, false);
  for (const { who = '', name } of chat) add(who, name, false);
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
