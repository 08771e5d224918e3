// Things on their way from one named spot to another, in pixels of the board.

import { tick } from 'svelte';
import { lasting } from './tempo';

export interface Flight<T = unknown> {
  thing: T; // what is drawn: the board knows how
  from: string; // names of spots
  to: string;
  ms?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Moving<T = unknown> {
  key: number;
  thing: T;
  from: Box;
  to: Box;
  ms: number;
}

const USUAL = 420;

export class Flights<T = unknown> {
  now = $state.raw<Moving<T>[]>([]);
  root: HTMLElement | null = null;
  private count = 0;

  /** `<div {@attach flights.within}>`: the board inside which things fly. */
  within = (element: HTMLElement): (() => void) => {
    this.root = element;
    return () => (this.root = null);
  };

  /** Looks where things are before they move; the answer sends them off to where they are then. */
  prepare(flights: readonly Flight<T>[]): () => void {
    const before = this.boxes();
    return () => void tick().then(() => this.launch(flights, before));
  }

  /** Sends something off at once, from a spot or from a box on the board. */
  send(thing: T, from: string | Box, to: string | Box, ms = USUAL): void {
    const boxes = this.boxes();
    const at = (place: string | Box) => (typeof place === 'string' ? boxes.get(place) : place);
    const [start, end] = [at(from), at(to)];
    if (start && end) this.add([{ key: ++this.count, thing, from: start, to: end, ms: lasting(ms) }]);
  }

  /** An element's place on the board, in the board's own pixels: on a big screen it is shown larger. */
  boxOf(element: Element): Box {
    const origin = this.root?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0 };
    const { x, y, width, height } = element.getBoundingClientRect();
    const larger = (this.root?.offsetWidth && origin.width / this.root.offsetWidth) || 1;
    return { x: (x - origin.x) / larger, y: (y - origin.y) / larger, width: width / larger, height: height / larger };
  }

  clear(): void {
    if (this.now.length) this.now = [];
  }

  landed(key: number): void {
    this.now = this.now.filter((one) => one.key !== key);
  }

  private launch(flights: readonly Flight<T>[], before: Map<string, Box>): void {
    const after = this.boxes();
    const moving = flights.flatMap(({ thing, from, to, ms = USUAL }) => {
      const [start, end] = [before.get(from) ?? after.get(from), after.get(to) ?? before.get(to)];
      return start && end ? [{ key: ++this.count, thing, from: start, to: end, ms: lasting(ms) }] : [];
    });
    this.add(moving);
  }

  private add(moving: Moving<T>[]): void {
    if (moving.length) this.now = [...this.now, ...moving];
  }

  private boxes(): Map<string, Box> {
    const found = new Map<string, Box>();
    for (const element of this.root?.querySelectorAll('[data-spot]') ?? []) {
      found.set(element.getAttribute('data-spot')!, this.boxOf(element));
    }
    return found;
  }
}
