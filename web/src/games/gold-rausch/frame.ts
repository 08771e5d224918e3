// What the frame knows of this game: the number beside a name, and what is heard.

import { count, type FrameModule } from '../../lib/frame';

type Frame = FrameModule<'gold-rausch'>;

export const tally: Frame['tally'] = (view, seat) =>
  count(view.players[seat]?.gold, 'pieces') ?? count(view.players[seat]?.cards, 'cards');

export const sounds: Frame['sounds'] = {
  'win-nuggets': 'gold',
  'win-teeth': 'gold',
  uncover: 'card',
  empty: 'water',
  nuggets: 'water',
  teeth: 'water',
  over: 'bell',
};
