// What the frame knows of this game: the number beside a name, and what is heard.

import { count, type FrameModule } from '../../lib/frame';

type Frame = FrameModule<'gold-nuggets'>;

export const tally: Frame['tally'] = (view, seat) => count(view.players[seat]?.nuggets, 'nuggets');

export const sounds: Frame['sounds'] = {
  rolled: 'dice',
  aside: 'wood',
  take: 'gold',
  steal: 'gold',
  bust: 'no',
  over: 'bell',
};
