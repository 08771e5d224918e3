// Of which games this device's person has read the goal, because he has played them.

const KEY = 'motherlode goals';
const known = new Set(remembered());

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return []; // a private window: the goal is said again
  }
}

/** Whether the goal was known when this page was opened. */
export function knewGoal(game: string): boolean {
  return known.has(game);
}

export function rememberGoal(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...remembered(), game])]));
  } catch {
    // nothing is remembered then, and everything works all the same
  }
}
