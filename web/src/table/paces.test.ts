import { expect, test } from 'vitest';
import type { Level } from '../generated/messages';
import { paceAfter } from './paces';

const LEVELS: Level[] = ['greenhorn', 'prospector', 'veteran', 'legend'];

test('who has lost a race is offered a slower one, who has won a faster one, within what there is', () => {
  expect(paceAfter('veteran', false, LEVELS)).toBe('prospector');
  expect(paceAfter('veteran', true, LEVELS)).toBe('legend');
  expect(paceAfter('greenhorn', false, LEVELS)).toBe('greenhorn');
  expect(paceAfter('legend', true, LEVELS)).toBe('legend');
});
