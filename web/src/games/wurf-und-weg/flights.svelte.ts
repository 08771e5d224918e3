// Dice on their way across the table.

import type { Point } from './seating';

export interface Flight {
  id: number;
  symbol: string;
  from: Point;
  to: Point;
  size: number;
}

const LASTS = 260;

export class Flights {
  now = $state.raw<Flight[]>([]);
  private count = 0;

  add(symbol: string, from: Point, to: Point, size: number): void {
    const id = ++this.count;
    this.now = [...this.now, { id, symbol, from, to, size }];
    setTimeout(() => (this.now = this.now.filter((flight) => flight.id !== id)), LASTS);
  }
}

/** Slides an element from where it was to where it goes. */
export function slide(flight: Flight): (element: HTMLElement) => void {
  return (element) => {
    const [x, y] = [flight.to[0] - flight.from[0], flight.to[1] - flight.from[1]];
    element.animate(
      [
        { transform: 'translate(-50%, -50%)' },
        { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) rotate(200deg) scale(.45)` },
      ],
      { duration: LASTS, easing: 'cubic-bezier(.25,.6,.3,1)', fill: 'forwards' },
    );
  };
}
