// Time as people read it.

import type { Clocks } from '../generated/messages';

/** The seconds that a seat has left for this decision, after `passed` more; null without a limit. */
export function left(clocks: Clocks, seat: number, passed: number): number | null {
  const limits = [clocks.decision[seat], clocks.game[seat]].filter((limit) => limit != null);
  return limits.length ? Math.max(0, Math.min(...limits) - passed) : null;
}

/** 75 → 1:15; 7200 → 2 h; 200000 → 2 d. */
export function written(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86400) return `${Math.floor(whole / 86400)} d`;
  if (whole >= 2 * 3600) return `${Math.floor(whole / 3600)} h`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
