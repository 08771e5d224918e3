// What the frame knows of this game: the number beside a name, and what is heard.

import { count, type FrameModule } from '../../lib/frame';

type Frame = FrameModule<'wurf-und-weg'>;

export const tally: Frame['tally'] = (view, seat) => count(view.players[seat]?.prizes, 'coasters');

export const sounds: Frame['sounds'] = {
  rolled: 'dice',
  'last-rolled': 'dice',
  lucky: 'dice',
  prize: 'gold',
  tray: 'wood',
  passed: 'wood',
  stopp: 'bell',
  'three-coasters': 'bell',
  'pile-used-up': 'bell',
};
