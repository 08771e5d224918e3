// The six faces of a die, and nothing about what they are worth.

export const FACES = ['lasso', 'nugget', '2', '3', '4', '5'] as const;

export const DICE = 7;

/** Engraved on bone, on a field of 100 by 100 around (0, 0). A lasso: a noose, its knot, its end. */
export const NOOSE = 'M3 17C-22 21-38 6-33-11C-29-27-8-35 12-31C32-27 38-10 30 3C25 12 14 17 3 17';
export const NOOSE_END = 'M3 17C-4 23-3 33 5 34C14 35 22 28 33 33';
export const KNOT = 'M-3 12L9 10L10 20L-1 22Z';
