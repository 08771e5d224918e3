// Where a note is pinned: names of a lesson's file, found on the page. `prompt`, `actions` and `seats` are
// the frame's own; everything else is a spot of the board, with `*` for anything.

const FRAME: Record<string, string> = {
  prompt: '.act .prompt',
  actions: '[data-actions]',
  seats: '.seats',
  board: '#board',
};

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The elements that a name stands for. */
export function found(name: string): Element[] {
  const frame = FRAME[name];
  if (frame) return [...document.querySelectorAll(frame)];
  const fits = new RegExp(
    `^${name
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
  const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')].filter(({ dataset }) =>
    fits.test(dataset['spot'] ?? ''),
  );
  return spots.length ? spots : [...document.querySelectorAll(`[data-seat="${name.replace('seat ', '')}"]`)];
}

/** What one sees of some elements, as one box; null where there is nothing to see. */
export function around(elements: readonly Element[]): Box | null {
  const boxes = elements.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width && height);
  if (!boxes.length) return null;
  return {
    left: Math.max(0, Math.min(...boxes.map(({ left }) => left))),
    top: Math.max(0, Math.min(...boxes.map(({ top }) => top))),
    right: Math.min(innerWidth, Math.max(...boxes.map(({ right }) => right))),
    bottom: Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom))),
  };
}

const EDGE = 10; // pixels that a note keeps from the edge of the window
const NEAR = 14; // and from what it speaks of

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const middle = ({ left, right, top, bottom }: Box) => [(left + right) / 2, (top + bottom) / 2] as const;

/** Where a note of this size covers least of what it must leave free, and stands nearest to its spot. */
export function placed(
  spot: Box,
  free: readonly Box[],
  width: number,
  height: number,
  window: { width: number; height: number },
): { left: number; top: number } {
  const [x, y] = middle(spot);
  const wide = Math.max(EDGE, window.width - width - EDGE);
  const high = Math.max(EDGE, window.height - height - EDGE);
  const left = Math.min(Math.max(x - width / 2, EDGE), wide);
  const top = Math.min(Math.max(y - height / 2, EDGE), high);
  const tries = [
    { left, top: spot.bottom + NEAR },
    { left, top: spot.top - NEAR - height },
    { left: spot.right + NEAR, top },
    { left: spot.left - NEAR - width, top },
    ...Array.from({ length: 12 }, (_, nth) => ({ left, top: EDGE + ((high - EDGE) * nth) / 11 })),
  ].filter((at) => at.left >= EDGE - 1 && at.top >= EDGE - 1 && at.left <= wide + 1 && at.top <= high + 1);
  const cost = (at: { left: number; top: number }) => {
    const box = { left: at.left, top: at.top, right: at.left + width, bottom: at.top + height };
    const [nx, ny] = middle(box);
    return (
      overlap(box, spot) * 2 +
      free.reduce((sum, one) => sum + overlap(box, one) * 3, 0) +
      Math.hypot(nx - x, ny - y) * 8
    );
  };
  return tries.sort((a, b) => cost(a) - cost(b))[0] ?? { left, top };
}

/** A box with round corners, as part of a path. */
export function hole({ left, top, right, bottom }: Box, by = 7, r = 12): string {
  const [x, y, w, h] = [left - by, top - by, right - left + 2 * by, bottom - top + 2 * by];
  const c = Math.min(r, w / 2, h / 2);
  return `M${x + c} ${y}h${w - 2 * c}q${c} 0 ${c} ${c}v${h - 2 * c}q0 ${c} ${-c} ${c}h${-(w - 2 * c)}q${-c} 0 ${-c} ${-c}v${-(h - 2 * c)}q0 ${-c} ${c} ${-c}z`;
}
