// What the frame knows of this game: the number beside a name, and what is heard.

import { count, type FrameModule } from '../../lib/frame';

type Frame = FrameModule<'go-for-gold'>;

export const tally: Frame['tally'] = (view, seat) => {
  const noted = count(view.sheets[seat]?.points, 'points');
  return noted && { ...noted, out: view.over === null && view.sheets[seat]!.out };
};

export const sounds: Frame['sounds'] = {
  rolled: 'dice',
  found: 'gold',
  spend: 'gold',
  explored: 'gold',
  lands: 'water',
  sails: 'water',
  walks: 'wood',
  step: 'wood',
  missed: 'no',
  cursed: 'no',
  over: 'bell',
};
