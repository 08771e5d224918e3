// Where the places of a map are drawn, in parts of the chart's width and height.

import type { Spot } from '../../generated/surface';

const LEFT = 13; // of 100, to the middle of the first place
const TOP = 14; // what is written above it needs room, too
const BROAD = 7; // places that fit side by side on a phone
const APART = 1.2; // of a place, from one middle to the next
const HIGHEST = 12; // places: more would be scrolled for ever

export const across = ({ x = 0 }: Spot): number => LEFT + x * (100 - 2 * LEFT);
export const down = ({ y = 0 }: Spot): number => TOP + y * (100 - 2 * TOP);

/** How high a chart has to be so that no place lies upon another, in places. */
export function highest(spots: readonly Spot[]): number {
  let most = 0;
  spots.forEach((one, at) => {
    for (const other of spots.slice(at + 1)) {
      const beside = (Math.abs(across(one) - across(other)) / 100) * BROAD;
      const below = Math.abs(down(one) - down(other)) / 100;
      if (beside < APART && below > 0) most = Math.max(most, Math.sqrt(APART ** 2 - beside ** 2) / below);
    }
  });
  return Math.min(HIGHEST, Math.round(most * 100) / 100);
}
