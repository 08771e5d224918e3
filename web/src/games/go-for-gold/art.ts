// Small drawings around (0, 0), for a field 40 wide.

export const SHOVEL = {
  grip: 'M-4 -14.5Q0 -16 4 -14.3L2.4 -10.6Q0 -11.4 -2.3 -10.7Z',
  shaft: 'M-.2 -11L.3 3',
  blade: 'M-5.6 2.4Q0 .4 5.8 2.2L5.6 8.2Q4.6 13.4 .2 16Q-4.4 13.6 -5.5 8.4Z',
  groove: 'M.2 4.4V11',
};

export const FOOT = {
  sole: 'M-2.6 13.6C-6 13 -6.2 9 -5.2 6S-5 .4 -6.2 -2.4C-7.3 -6 -4.6 -8.6 -1 -8.5C3.6 -8.4 6.6 -5.2 6 -1.2C5.5 2.4 4 4.2 4 7.2S1.6 14.2 -2.6 13.6Z',
  toes: [
    [-5.3, -11.4, 2.5],
    [-0.9, -12.7, 1.9],
    [2.7, -12, 1.7],
    [5.5, -10, 1.5],
    [7.4, -7.3, 1.25],
  ] as [number, number, number][],
};

export const ANCHOR =
  'M0 -8.6a2.6 2.6 0 1 1 .01 0M0 -3.4V9.4M-4.6 .2Q0 -1 4.6 .1M-8.6 3.6Q-7.6 9 0 9.8Q7.6 9 8.6 3.5M-8.6 3.6L-10.3 6.6M-8.6 3.6L-5.4 5M8.6 3.5L10.3 6.5M8.6 3.5L5.4 5';

/** Each colour is a building of its own, so that nobody needs the colour. */
export const TEMPLES: Record<string, { body: string; lines: string }> = {
  red: {
    // steps to the sky
    body: 'M-16 14H16L15 8H11L10.4 2H6.6L6 -4H3L2.6 -11H-2.8L-3 -4H-6L-6.7 2H-10.3L-11 8H-15.2Z',
    lines: 'M-11 8H11M-6.7 2H6.6M-3 -4H3M-2.4 14L-1.5 -4M2.6 14L1.6 -4M-1.4 -11V-7H1.2V-11',
  },
  yellow: {
    // columns under a gable
    body: 'M-15 14V10.5H-13V-2H-15.4V-5L0 -13.6L15.4 -5V-2H13V10.5H15V14Z',
    lines: 'M-15.4 -2H15.4M-13 10.5H13M-9 -2V10.5M-4.4 -2V10.5M0 -2V10.5M4.4 -2V10.5M9 -2V10.5M-8 -4.6L0 -9.2L8 -4.6Z',
  },
  green: {
    // roofs above roofs
    body: 'M-12 14V7H-16Q-9 5.4 -8.5 1.4H-12.4Q-6 -.6 -5.4 -4.6H-9Q-2.6 -7 0 -14Q2.6 -7 9 -4.6H5.4Q6 -.6 12.4 1.4H8.5Q9 5.4 16 7H12V14Z',
    lines: 'M-12 7H12M-8.5 1.4H8.5M-5.4 -4.6H5.4M-3 14V9.4Q0 7 3 9.4V14',
  },
  blue: {
    // a dome
    body: 'M-14.6 14V2.4H-11.6Q-12 -7.6 -1.2 -10.4L0 -14.6L1.2 -10.4Q12 -7.6 11.6 2.4H14.6V14Z',
    lines: 'M-11.6 2.4H11.6M-4 14V8.6Q0 2.8 4 8.6V14M-6.6 2Q-6.6 -6 -.6 -10M6.6 2Q6.6 -6 .6 -10M-10 5.6V11M10 5.6V11',
  },
  violet: {
    // a gate
    body: 'M-16.4 -11.6Q0 -6.6 16.4 -11.8L15.2 -5.4H10.4L10.7 -1.6H14V2.2H11L12 14H6.6L5.8 2.2H-5.8L-6.6 14H-12L-11 2.2H-14V-1.6H-10.7L-10.4 -5.4H-15.2Z',
    lines: 'M-10.4 -5.4H10.4M-5.7 -1.6H5.7M-15.8 -8.6Q0 -4 15.8 -8.8',
  },
};

/** What grows and stands on plain land; light, so that nobody takes it for something to find. */
export const TERRAIN = [
  // hills
  'M-13 6Q-8 -6 -2 4M-4 7Q3 -9 12 6M-9 0L-10.4 3.4M-6.4 -1L-7 3M2 -3L.4 2.4M5 -3.4L4.4 2M8 0L8.4 4',
  // two palms
  'M-4 9Q-5.4 1 -2.6 -5M-2.6 -5Q-8 -8.6 -11 -3.4M-2.6 -5Q-4 -11 -8.6 -10.6M-2.6 -5Q1 -10.6 5 -8M-2.6 -5Q2.6 -5.6 4 -.6M6 9Q5.6 5 7.4 1.4M7.4 1.4Q4 -.4 2.4 2.6M7.4 1.4Q9 -2 12 -.6M7.4 1.4Q11 1.4 12 4.6',
  // grass
  'M-9 4Q-8 -1 -10 -3M-8 4Q-7 0 -4.6 -2M1 -3Q2 -7 .4 -9M2 -3Q3 -6 5.4 -7.4M4 9Q5 4 3.4 2M5.4 9Q6 5.6 8.6 3.6',
  // rocks
  'M-11 5L-8.6 -1.4L-4 -3L-.6 1L1 5Z M-4 -3L-5 1.4M2 8L4 3.4L8.6 2.4L11.4 8Z M8.6 2.4L7.6 5.4',
  // dunes
  'M-12 -3Q-7 -7 -1 -3.4Q2 -1.6 4 -3M-5 3Q0 -1 6 2.6Q9 4.4 11 3M-11 9Q-7 6.4 -2 8.4',
  // bushes
  'M-11 3Q-13 -2 -8.6 -3Q-7 -7.4 -3 -4.6Q1 -5 .4 -.4Q2 2.6 -1 3ZM3 8Q1.6 4.4 5 3.6Q7 .4 9.6 3.4Q12.6 4.4 11 8Z',
];

export const PENCIL = {
  body: 'M6.2 -7.6L9.8 -3.9L33 -26.6L29.2 -30.4Z',
  point: 'M0 0L6.2 -7.6L9.8 -3.9Z',
  lead: 'M0 0L2.6 -3.2L4.1 -1.6Z',
  cap: 'M29.2 -30.4L33 -26.6L36 -29.6Q37.4 -32.4 35.2 -34Q33.4 -35 32 -33.2Z',
};
