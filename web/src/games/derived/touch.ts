// A spot of any game, as it can be touched.

import type { Spot } from '../../kit/spot';

export interface Touch extends Spot {
  taken?: boolean; // tapped already, as the first part of a move
}
