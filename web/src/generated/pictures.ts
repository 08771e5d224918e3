// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Games, Slug } from './games';

/** A position, and what has happened since the one before. */
export type Moment<G extends Slug = Slug> = {
  number: number;
  view: Games[G]["view"];
  lines: Games[G]["line"][];
};

/** A table, at one moment or at several, one after the other. */
export type Laid<G extends Slug = Slug> = {
  seats: number;
  me: number; // from whose side it is seen; -1 from nobody's
  names: string[];
  moments: Moment<G>[];
};

/** A picture, ready to be drawn. */
export type Shown<G extends Slug = Slug> = {
  things: string[]; // of the box, each by its name
  tables: Laid<G>[];
};
