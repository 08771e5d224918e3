// In which order one's tables are shown.

import type { TableLine } from '../../generated/messages';

/** A table whose match, or whole series, is over. */
export type Finished = TableLine & { match?: string | null; finished?: number | null; winners?: string[] };

export interface Ordered {
  active: TableLine[];
  finished: Finished[];
}

/** One's turn first, then what is running, then what has not begun; each as it came, newest first. */
export function ordered(lines: readonly TableLine[]): Ordered {
  const urgency = (line: TableLine) => (line.your_turn ? 0 : line.status === 'lobby' ? 2 : 1);
  return {
    active: lines.filter((line) => !isFinished(line)).sort((one, other) => urgency(one) - urgency(other)),
    finished: lines.filter(isFinished),
  };
}

const isFinished = (line: TableLine) => line.status === 'over';
