// A lesson is a table like any other: opened, left and found again. What was learnt is kept on the device.

import { api, lessons } from '../lib/api';
import { arrive } from '../lib/person';
import { go } from '../lib/route.svelte';
import { beginAtOnce } from '../table/beginning';

const LEARNT = 'motherlode lessons';
const OFFERED = 'motherlode offered';

/** Goes to a lesson: to where one left it, or to its beginning. */
export async function begin(game: string, lesson: string): Promise<void> {
  const me = await arrive();
  const mine = me.person ? await api.myTables().catch(() => []) : [];
  const left = mine.find((line) => line.game === game && line.lesson === lesson && line.status === 'playing');
  if (left) return go(`/t/${left.id}`);
  const table = await api.openTable({ game, seats: [{ kind: 'me' }], lesson });
  beginAtOnce(table.id);
  go(`/t/${table.id}`);
}

/** The lessons of a game. */
export const lessonsOf = (game: string, language: string, edition = '') => lessons(game, language, edition);

const all = (key: string): string[] => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
  } catch {
    return []; // a private window
  }
};

const add = (key: string, what: string) => {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...all(key), what])]));
  } catch {
    // nothing is remembered then, and everything works all the same
  }
};

export const isLearnt = (game: string, lesson: string): boolean => all(LEARNT).includes(`${game} ${lesson}`);
export const learnt = (game: string, lesson: string): void => add(LEARNT, `${game} ${lesson}`);

/** Whether a game's lesson is still to be offered: once, and to nobody who has had it. */
export const isToOffer = (game: string): boolean =>
  !all(OFFERED).includes(game) && !all(LEARNT).some((one) => one.startsWith(`${game} `));
export const offered = (game: string): void => add(OFFERED, game);
