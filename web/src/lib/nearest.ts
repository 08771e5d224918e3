// The keyboard's way over a board: the nearest thing in a direction.

export type Direction = readonly [number, number];

interface Boxed {
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
}

/** The thing that one would look at next; without a start, the first. */
export function nearest<T extends Boxed>(things: T[], from: unknown, [dx, dy]: Direction): T | undefined {
  const start = things.find((thing) => thing === from);
  if (!start) return things[0];
  const [x, y] = middle(start);
  let best: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    if (thing === start) continue;
    const [tx, ty] = middle(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const cost = along + 2 * aside; // what lies straight ahead is nearer
    if (along > 1 && cost < least) [best, least] = [thing, cost];
  }
  return best;
}

function middle(thing: Boxed): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
