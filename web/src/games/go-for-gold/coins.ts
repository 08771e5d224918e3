// Gold on its way from a field of the chart to a space on a sheet.

import type { Sheet } from '../../generated/go-for-gold';
import type { Point } from './places';

export interface Coin {
  points: number;
  from: Point;
  to: Point;
}

/** The way of what a sheet has just gained, null where one end is not to be seen. */
export function coinFor(table: HTMLElement, sheet: Sheet, points: number): Coin | null {
  const field = table.querySelector(`[data-field="${sheet.at}"]`);
  const space = table.querySelector(`[data-space="${sheet.seat}-${sheet.values.length - 1}"]`);
  if (!field || !space) return null;
  return { points, from: middle(table, field), to: middle(table, space) };
}

function middle(table: HTMLElement, element: Element): Point {
  const [around, box] = [table.getBoundingClientRect(), element.getBoundingClientRect()];
  return [box.left + box.width / 2 - around.left, box.top + box.height / 2 - around.top];
}

export function travel({ from, to }: Coin): (element: HTMLElement) => void {
  const at = ([x, y]: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  return (element) => {
    element.animate(
      [
        { transform: at(from, 1), opacity: 1 },
        { transform: at(from, 1.7), opacity: 1, offset: 0.3 },
        { transform: at(to, 1), opacity: 1, offset: 0.9 },
        { transform: at(to, 0.8), opacity: 0 },
      ],
      { duration: 620, easing: 'cubic-bezier(.3,.1,.2,1)' },
    );
  };
}
