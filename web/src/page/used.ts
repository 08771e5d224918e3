// Whether somebody has played on this device: then there is something to find in its browser.

const USED = 'motherlode-page';

/** The name under which one tab holds the tables. */
export const LOCK = USED;

export function isUsed(): boolean {
  try {
    return localStorage.getItem(USED) !== null;
  } catch {
    return false;
  }
}

/** Something of somebody is kept here from now on, and the browser shall not throw it away. */
export function use(): void {
  if (isUsed()) return;
  try {
    localStorage.setItem(USED, '');
  } catch {
    return; // then the store says what is wrong
  }
  void navigator.storage?.persist?.();
}
