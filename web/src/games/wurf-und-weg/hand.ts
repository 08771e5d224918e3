// One's own dice keep their places while others leave, so that the thumb finds them.

export interface Die {
  id: number;
  slot: number;
  symbol: string | null; // null: shows nothing
  rolled: boolean; // has just fallen out of the cup
}

let ids = 0;

/** The dice after an event: those that still lie there stay where they were. */
export function settle(
  before: Die[],
  shown: string[],
  unrolled: number,
  gone: ReadonlySet<number>,
  afresh: boolean,
): Die[] {
  const wanted: (string | null)[] = [...shown, ...Array<null>(unrolled).fill(null)];
  const kept: Die[] = [];
  if (!afresh) {
    // Of two that show the same, the one that was sent away is the one that has left; of two such, the first.
    const sent = [...gone].reverse();
    const staying = [...before].sort((a, b) => sent.indexOf(a.id) - sent.indexOf(b.id));
    for (const die of staying) {
      const found = wanted.indexOf(die.symbol);
      if (found < 0) continue;
      wanted.splice(found, 1);
      kept.push(die);
    }
  }
  const taken = new Set(kept.map((die) => die.slot));
  let slot = 0;
  const added = wanted.map((symbol) => {
    while (taken.has(slot)) slot++;
    taken.add(slot);
    return { id: ++ids, slot, symbol, rolled: afresh };
  });
  return [...kept, ...added].sort((a, b) => a.slot - b.slot);
}

/** How large dice can be, and in how many columns, so that all fit; never too small for a thumb. */
export function spread(count: number, width: number, height: number, most: number): { size: number; columns: number } {
  let best = { size: 0, columns: count };
  for (let rows = 1; rows === 1 || rows <= height / 52; rows++) {
    const columns = Math.ceil(count / rows);
    const size = Math.min(most, width / columns - 6, height / rows - 14);
    if (size > best.size) best = { size, columns };
  }
  return { ...best, size: Math.max(44, best.size) };
}
