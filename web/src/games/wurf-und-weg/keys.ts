// What the keyboard does on this board besides the frame's keys.

import type { BoardKeys } from '../../lib/keys';
import { ORDER } from './symbols';

export const KEYS: BoardKeys = (say) => [
  ['1–6', say.text('table', 'keys-place', { symbols: ORDER })],
  ['Space', say.move('roll')],
];
