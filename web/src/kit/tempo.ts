// How fast things are shown. Calm is as they were drawn; in brisk nothing takes longer than a quarter
// of a second; at once only the outcome is shown, with a mark where something changed.

import { settings, type Speed } from '../lib/settings.svelte';

const LONGEST_BRISK = 250;
const FEW = 5; // steps in which brisk counts

/** How long something that was drawn to take so many milliseconds takes at a speed. */
export function paced(ms: number, speed: Speed): number {
  if (speed === 'once') return 0;
  return speed === 'brisk' ? Math.min(ms, LONGEST_BRISK) : ms;
}

/** Likewise at the speed that was chosen on this device. */
export const lasting = (ms: number): number => paced(ms, settings.speed);

/** Whether somebody takes his time. */
export const isCalm = (): boolean => settings.speed === 'calm';

/** Whether things may travel: not where somebody wants less motion, nor where all is shown at once. */
export const travels = (): boolean => settings.motion === 'full' && settings.speed !== 'once';

/** The numbers on the way up to a total, the total last: one by one in calm, as long as they are not too
 * many to wait for; in brisk a few. */
export function countingTo(total: number, most = 40): number[] {
  const steps = Math.min(total, settings.speed === 'calm' ? most : FEW);
  return Array.from({ length: steps }, (_, i) => Math.round(((i + 1) * total) / steps));
}
