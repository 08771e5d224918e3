// Whether the clock has decided for somebody who does not know it yet.

import type { Line } from '../lib/board';

/** By the story alone, for who has just come: nothing of his own follows but what was decided for him. */
export function wasOvertaken(story: readonly Line[], seat: number): boolean {
  const at = story.findLastIndex((line) => line.what === '@clock' && line.seat === seat);
  if (at < 0) return false;
  const others = story.findIndex((line, i) => i > at && line.seat !== undefined && line.seat !== seat);
  return others < 0 || !story.some((line, i) => i > others && line.seat === seat);
}
