// A match that somebody wants to play on this device, chosen where a server is: it goes over with the page.

import type { TablePlan } from '../../generated/messages';
import { BASE } from '../../lib/place';

const KEY = 'motherlode-wish';

export interface Wish {
  plan: TablePlan;
  name: string;
  real: boolean; // a race
}

/** Whether this browser can hold a table at all; whether it keeps anything shows when it is asked to. */
export const canHold = (): boolean => typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined';

/** Leaves the server's page for the table in the page, which begins with this. */
export function leaveWith(wish: Wish): void {
  sessionStorage.setItem(KEY, JSON.stringify(wish));
  location.href = `${BASE}#/`;
  location.reload();
}

/** What one came with, once. */
export function broughtWish(): Wish | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? null : (JSON.parse(text) as Wish);
  } catch {
    return null;
  }
}
