// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import * as GoldNuggets from '../games/gold-nuggets/frame';
import * as GoForGold from '../games/go-for-gold/frame';
import * as GoldRausch from '../games/gold-rausch/frame';
import * as ClaimPoker from '../games/claim-poker/frame';
import * as Gold from '../games/gold/frame';
import * as WurfUndWeg from '../games/wurf-und-weg/frame';
import * as Derived from '../games/derived/frame';
import type { FrameModule } from '../lib/frame';
import type { Slug } from './games';

export const FRAMES: { [G in Slug]: FrameModule<G> } = {
  'gold-nuggets': GoldNuggets,
  'go-for-gold': GoForGold,
  'gold-rausch': GoldRausch,
  'claim-poker': ClaimPoker,
  'gold': Gold,
  'wurf-und-weg': WurfUndWeg,
  'derived': Derived,
};
