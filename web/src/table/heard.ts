// Which sounds a story makes: a few words that several games share.

import type { Sound } from '../lib/sound';

const SOUNDS: Record<string, Sound> = {
  rolled: 'dice',
  'last-rolled': 'dice',
  lucky: 'dice',
  aside: 'wood',
  take: 'gold',
  steal: 'gold',
  found: 'gold',
  spend: 'gold',
  explored: 'gold',
  find: 'gold',
  'find-neutral': 'gold',
  prize: 'gold',
  'win-nuggets': 'gold',
  'win-teeth': 'gold',
  uncover: 'card',
  turned: 'card',
  keep: 'card',
  give: 'card',
  empty: 'water',
  nuggets: 'water',
  teeth: 'water',
  lands: 'water',
  sails: 'water',
  walks: 'wood',
  step: 'wood',
  tray: 'wood',
  passed: 'wood',
  brawl: 'wood',
  bang: 'no',
  bust: 'no',
  missed: 'no',
  cursed: 'no',
  stopp: 'bell',
  rush: 'bell',
  over: 'bell',
  'three-coasters': 'bell',
  'pile-used-up': 'bell',
};

/** The sounds of some lines, each at most once. */
export function heard(lines: readonly unknown[]): Sound[] {
  const found = lines.map((line) => SOUNDS[(line as { what?: string }).what ?? '']);
  return [...new Set(found.filter((sound) => sound !== undefined))];
}
