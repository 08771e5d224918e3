// What the frame knows of this game: the number beside a name, and what is heard.

import { count, type FrameModule } from '../../lib/frame';

type Frame = FrameModule<'gold'>;

export const tally: Frame['tally'] = (view, seat) =>
  count(view.players[seat]?.points, 'points') ?? count(view.players[seat]?.cards, 'cards');

export const sounds: Frame['sounds'] = {
  take: 'gold',
  find: 'gold',
  'find-neutral': 'gold',
  uncover: 'card',
  brawl: 'wood',
  bang: 'no',
  rush: 'bell',
  over: 'bell',
};
