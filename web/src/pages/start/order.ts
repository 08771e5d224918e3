// In which order one's tables are shown.

import type { TableLine } from '../../generated/messages';

export interface Ordered {
  active: TableLine[];
  finished: TableLine[];
}

/** One's turn first, then what is running, then what has not begun; each as it came, newest first. */
export function ordered(lines: readonly TableLine[]): Ordered {
  const urgency = (line: TableLine) => (line.your_turn ? 0 : line.status === 'lobby' ? 2 : 1);
  return {
    active: lines.filter((line) => !isFinished(line)).sort((one, other) => urgency(one) - urgency(other)),
    finished: lines.filter(isFinished),
  };
}

// Between two games of a series a table waits for the next one.
const isFinished = (line: TableLine) => line.finished != null;
