// Four prospectors, told apart by hat and beard, on a field of 100 × 112.

export type Cloth =
  'shirt' | 'scarf' | 'skin' | 'hat' | 'straw' | 'dark' | 'grey' | 'brown' | 'band' | 'line' | 'hatch' | 'strand';
export type Strokes = [Cloth, string][];

const SHOULDERS: Strokes = [
  ['shirt', 'M3 112C5 92 20 84 37 80h26C80 84 95 92 97 112z'],
  ['hatch', 'M12 108l5-14M18 111l5-15M88 108l-5-14M82 111l-5-15M24 111l3-10M76 111l-3-10'],
];
const SCARF: Strokes = [
  ['scarf', 'M31 77c10 8 28 8 38 0l2 9c-7 5-13 6-17 7l4 17-8-5-8 5 4-17c-4-1-10-2-17-7z'],
  ['hatch', 'M37 85c8 4 18 4 26 0M47 97l1 8M53 97l-1 8'],
];
const FACE: Strokes = [
  ['skin', 'M29 49c-5-2-8 2-6 8 1 5 4 8 8 7M71 49c5-2 8 2 6 8-1 5-4 8-8 7'],
  ['skin', 'M29 40c-1 24 3 44 21 44s22-20 21-44z'],
];
const NOSE: Strokes = [['skin', 'M48 51c-3 7-6 12-2 14 3 1.500 7 1 8-.5 2-3-2-5-2-9']];
const EYES: Strokes = [
  ['line', 'M36.500 49c2.500-2.500 6-2.500 8 0M55.500 49c2.500-2.500 6-2.500 8 0M40.500 53v.01M59.500 53v.01'],
  ['hatch', 'M33 56c2 2 5 2.500 8 1.500M67 56c-2 2-5 2.500-8 1.500'],
];

/** A wide felt hat, and a moustache like a pair of horns. */
const MOUSTACHE: Strokes = [
  ...SHOULDERS,
  ...SCARF,
  ...FACE,
  ...EYES,
  ['line', 'M45 76c3 1.500 7 1.500 10 0'],
  [
    'brown',
    'M50 67c-4-4-12-3-17 2-3 3-7 4-11 2 3 7 12 9 19 7 4-1 7-3 9-5 2 2 5 4 9 5 7 2 16 0 19-7-4 2-8 1-11-2-5-5-13-6-17-2z',
  ],
  ['strand', 'M30 73c6 2 12 0 17-4M70 73c-6 2-12 0-17-4M37 69c3-1 6-1 9 0M63 69c-3-1-6-1-9 0'],
  ...NOSE,
  ['hat', 'M28 36C27 20 31 8 40 7c4-.5 7 3 10 3s6-3.500 10-3c9 1 13 13 12 29z'],
  ['band', 'M28 30c14 4 30 4 44 0v7H28z'],
  ['hat', 'M3 37c10-4 20-3 28-1 12 2 26 2 38 0 8-2 18-3 28 1-5 8-22 11-47 11S8 45 3 37z'],
  ['hatch', 'M36 12c-3 4-4 9-4 14M50 11c-1 4-1 8 0 12M64 12c2 4 4 9 4 14M14 40c8 3 16 4 24 4M62 44c8 0 16-1 24-4'],
];

/** A bowler, a black beard cut short, a pipe. */
const BOWLER: Strokes = [
  ...SHOULDERS,
  ...SCARF,
  ...FACE,
  ...EYES,
  ['dark', 'M28 48c-2 24 4 43 22 43s24-19 22-43c-2 10-5 16-9 17-5-3-9-3-13-1-4-2-8-2-13 1-4-1-7-7-9-17z'],
  [
    'strand',
    'M31 62c1 9 4 16 9 22M36 68c1 7 4 13 8 18M69 62c-1 9-4 16-9 22M64 68c-1 7-4 13-8 18M45 79v9M50 80v9M55 79v9',
  ],
  ['skin', 'M43 73c3-2.500 11-2.500 14 0-3 3-11 3-14 0z'],
  ['band', 'M54 73c8 2 13 5 18 7l2-6 10-1-1 11c-.5 4-11 4-12 0-6-1-12-4-18-8z'],
  ...NOSE,
  ['hat', 'M27 38C25 18 35 6 50 6s25 12 23 32z'],
  ['band', 'M27 31c15 4 31 4 46 0l.5 8h-47z'],
  ['hat', 'M16 36c3-3 8-1 12 1 14 3 30 3 44 0 4-2 9-4 12-1 1 6-14 10-34 10S15 42 16 36z'],
  ['hatch', 'M37 13c-4 4-5 9-5 14M44 10c-3 4-4 9-4 15M62 12c4 4 5 9 5 14M30 42c12 2 28 2 40 0'],
];

/** A crumpled hat and a beard down to the belt: Long Beard. */
const LONG_BEARD: Strokes = [
  ...SHOULDERS,
  ...FACE,
  ...EYES,
  [
    'grey',
    'M27 46c-5 22-7 44 2 58 3 4 6 5 8 8h27c2-3 5-4 8-8 8-14 6-36 1-58-2 10-5 17-10 19-4-3-9-3-13-1-4-2-9-2-13 1-5-2-8-9-10-19z',
  ],
  [
    'strand',
    'M29 64c-2 14-1 28 5 40M34 70c-1 13 1 26 6 38M40 76c-1 11 1 23 4 34M47 80c-1 10 0 20 2 31M53 80c1 10 0 20-1 31M60 76c1 11-1 23-4 34M66 70c1 13-1 26-6 38M71 64c2 14 1 28-5 40',
  ],
  ['grey', 'M50 66c-5-3-12-2-16 4 5 4 11 4 16 0 5 4 11 4 16 0-4-6-11-7-16-4z'],
  ...NOSE,
  ['hat', 'M30 35C25 24 28 10 37 9c3-5 9-4 12-1 5-4 12-2 14 3 9 2 11 13 7 24z'],
  ['band', 'M29 30c14 5 29 5 42 0l1 6-44 2z'],
  ['hat', 'M10 42c2-7 11-9 20-7 13 3 27 3 40 0 8-2 17 1 20 8-4 3-8 0-12 1-16 4-41 5-54 1-5-1-10 2-14-3z'],
  [
    'hatch',
    'M40 13c-2 3-1 6 1 8M52 12c-2 4-1 8 2 10M63 16c2 3 2 7 0 10M34 20c-1 3-1 6 0 8M22 41c10 2 18 3 28 2M60 42c6 0 12-1 17-3',
  ],
];

/** A straw hat with a frayed brim, stubble, a stalk between the teeth: Straw Hat. */
const STRAW_HAT: Strokes = [
  ...SHOULDERS,
  ...SCARF,
  ...FACE,
  ...EYES,
  [
    'hatch',
    'M34 68v.01M37 73v.01M41 78v.01M46 81v.01M54 81v.01M59 78v.01M63 73v.01M66 68v.01M38 68v.01M62 68v.01M44 75.500v.01M57 75v.01',
  ],
  ['brown', 'M43 78c3-3 11-3 14 0 1 6-3 14-7 16-4-2-8-10-7-16z'],
  ['strand', 'M46 80c0 4 1 8 3 11M50 79v13M54 80c0 4-1 8-3 11'],
  ['line', 'M42 73.500c5 3 11 3 16-1M57 73l23-6'],
  ['straw', 'M77 64c4-3 8-4 11-3-2 4-6 6-10 6z'],
  ...NOSE,
  ['straw', 'M29 36l3-24c5-5 31-5 36 0l3 24z'],
  ['band', 'M30 28c14 4 26 4 40 0l1 9H29z'],
  ['straw', 'M2 41l6-3-3-2c14-2 20 0 27 1 12 2 24 2 36 0 7-1 13-3 27-1l-3 2 6 3-6 1 2 3-7-1c-20 6-54 6-74 0l-7 1 2-3z'],
  [
    'hatch',
    'M34 14l3 12M40 12l2 15M47 11l1 17M54 11l-1 17M60 12l-2 15M66 14l-3 12M32 20c12 3 24 3 36 0M14 39l5 4M22 39l4 5M31 41l3 4M40 42l2 4M58 46l2-4M66 45l3-4M74 44l4-5M81 43l5-4',
  ],
];

export const PORTRAITS: Strokes[] = [MOUSTACHE, BOWLER, LONG_BEARD, STRAW_HAT];
