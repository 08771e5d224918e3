// How a game suits those who are there. Who plays, and whether it can begin, the table says.

import type { EveningInfo } from '../generated/messages';

export interface Fit {
  bots: number | null; // how many would play along; null where they would not help
  byes: number | null; // how many would sit out; null where that would not help
}

/** What has to be done so that a game can be played by so many; two noughts: nothing. */
export function fitOf(people: number, counts: readonly number[]): Fit {
  const several = counts.filter((count) => count > 1);
  const more = several.find((count) => count >= people);
  const fewer = several.findLast((count) => count <= people);
  return { bots: more === undefined ? null : more - people, byes: fewer === undefined ? null : people - fewer };
}

/** Whether everybody plays, and nobody else. */
export const fits = ({ bots, byes }: Fit): boolean => bots === 0 && byes === 0;

/** Those who are there, by their numbers. */
export const present = ({ members }: EveningInfo): number[] =>
  members.flatMap(({ gone }, number) => (gone ? [] : [number]));

/** Whether somebody on this device is at the evening. */
export const isIn = ({ members }: EveningInfo): boolean => members.some(({ mine, gone }) => mine && !gone);

/** The best first, and of equals who came first. */
export const ranked = ({ members, winners = [] }: EveningInfo): number[] =>
  members
    .map((_, number) => number)
    .sort(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) || members[b]!.nuggets - members[a]!.nuggets || a - b,
    );
