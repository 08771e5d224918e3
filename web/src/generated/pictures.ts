// Generated from the Python types by web/scripts/client_types.py. Do not edit.

/** A position, and what has happened since the one before. */
export interface Moment {
  number: number;
  view: unknown;
  lines: unknown[];
}

/** A table, at one moment or at several, one after the other. */
export interface Laid {
  seats: number;
  me: number; // from whose side it is seen; -1 from nobody's
  names: string[];
  moments: Moment[];
}

/** A picture, ready to be drawn. */
export interface Shown {
  things: string[]; // of the box, each by its name
  tables: Laid[];
}
