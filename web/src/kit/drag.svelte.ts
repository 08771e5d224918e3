// Something is dragged from one spot to another. A press that does not travel is a tap and stays one.

import { spotAt } from './spot';

const FAR = 10; // pixels after which a press is a drag

export interface Dragged<T> {
  thing: T;
  x: number; // on the board
  y: number;
}

interface Drags<T> {
  /** The board, whose corner is the origin. */
  root: () => HTMLElement | null;
  /** Over which spots something may be dropped. */
  onto: RegExp;
  started?: (thing: T) => void;
  dropped: (thing: T, spot: string | null) => void;
}

export class Drag<T> {
  now = $state.raw<Dragged<T> | null>(null); // once it is a drag
  over = $state<string | null>(null); // the spot under the finger
  private from: { thing: T; x: number; y: number } | null = null;

  constructor(private readonly drags: Drags<T>) {}

  grab(thing: T, event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.from = { thing, x: event.clientX, y: event.clientY };
  }

  // For `<svelte:window>`: a finger leaves the thing that it has grabbed.
  move = (event: PointerEvent): void => {
    const from = this.from;
    if (!from || !event.isPrimary) return;
    if (!this.now) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      this.drags.started?.(from.thing);
    }
    const origin = this.drags.root()?.getBoundingClientRect();
    this.now = { thing: from.thing, x: event.clientX - (origin?.x ?? 0), y: event.clientY - (origin?.y ?? 0) };
    this.over = spotAt(event.clientX, event.clientY, this.drags.onto);
  };

  up = (event: PointerEvent): void => {
    const dropped = this.now;
    this.cancel();
    if (!dropped) return;
    swallowClick();
    this.drags.dropped(dropped.thing, spotAt(event.clientX, event.clientY, this.drags.onto));
  };

  cancel = (): void => {
    this.from = null;
    this.now = null;
    this.over = null;
  };
}

/** The click that browsers add to a drag is no tap. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
