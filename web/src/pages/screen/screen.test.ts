import { expect, test } from 'vitest';
import { around } from './around';
import { enlarged, forBoard } from './enlarged';

test('everything is shown at least twice as large, and larger where there is room', () => {
  expect(enlarged(1920, 1080)).toEqual({ width: 960, height: 540, times: 2 });
  expect(enlarged(1280, 720)).toEqual({ width: 640, height: 360, times: 2 });
  expect(enlarged(3840, 2160)).toEqual({ width: 960, height: 540, times: 4 });
  expect(enlarged(3440, 1080)).toEqual({ width: 1720, height: 540, times: 2 });
});

test('a board has room, whatever the screen', () => {
  expect(forBoard(700, 480)).toEqual({ width: 700, height: 480, times: 1 });
  expect(forBoard(420, 330)).toEqual({ width: 560, height: 440, times: 0.75 });
  expect(forBoard(0, 0).times).toBe(1); // nothing is drawn yet
});

test('seats go round the table clockwise', () => {
  expect(around([0, 1])).toEqual({ left: [0], right: [1] });
  expect(around([0, 1, 2])).toEqual({ left: [1, 0], right: [2] });
  expect(around([0, 1, 2, 3, 4, 5])).toEqual({ left: [2, 1, 0], right: [3, 4, 5] });
});
