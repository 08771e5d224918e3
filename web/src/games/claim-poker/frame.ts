// What the frame knows of this game: the number beside a name, and what is heard.

import { count, type FrameModule } from '../../lib/frame';

type Frame = FrameModule<'claim-poker'>;

export const tally: Frame['tally'] = (view, seat) => {
  const noted = count(view.players[seat]?.points, 'points');
  const bill = view.over === null ? view.players[seat]?.bills.at(-1) : null;
  return noted && bill ? { ...noted, running: bill.points } : noted;
};

export const sounds: Frame['sounds'] = {
  take: 'gold',
  turned: 'card',
  keep: 'card',
  give: 'card',
};
