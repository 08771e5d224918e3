// What the frame asks of a game without a board: its surface says it, or the names of its lines.

import type { DerivedView } from '../../generated/surface';
import { count, type FrameModule } from '../../lib/frame';
import type { Sound } from '../../lib/sound';

type Frame = FrameModule<'derived'>;

export const tally: Frame['tally'] = ({ surface }, seat) => count(surface.tally[seat], 'points');

const SOUNDS: readonly Sound[] = ['dice', 'card', 'gold', 'wood', 'water', 'bell', 'turn', 'no'];

/** What words in the name of a line sound like. */
const LIKELY: [RegExp, Sound][] = [
  [/roll|dice|die|throw/, 'dice'],
  [/card|deal|draw|flip|hand|play/, 'card'],
  [/take|gold|win|won|score|point|gain|collect/, 'gold'],
  [/over|end|last/, 'bell'],
  [/bust|lose|lost|miss/, 'no'],
];

export function soundOf(what: string, { surface }: DerivedView): Sound | undefined {
  const said = surface.sounds[what];
  if (said !== undefined) return SOUNDS.find((sound) => sound === said);
  return LIKELY.find(([pattern]) => pattern.test(what))?.[1] ?? (what.startsWith('@') ? undefined : 'wood');
}

export const sounds: Frame['sounds'] = soundOf;
