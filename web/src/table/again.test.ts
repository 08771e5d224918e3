import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/messages';
import { wantsAgain } from './again';

const seat = (at: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: at,
  kind: 'person',
  name: `P${at}`,
  colour: 'river',
  shape: 'circle',
  ...more,
});
const table = (...seats: SeatInfo[]) => ({ seats }) as TableInfo;
const [ada, bo] = [seat(0, { mine: true }), seat(1, {})];
const bot = seat(2, { kind: 'bot', ready: true });

test('who plays against bots waits for nobody', () => {
  expect(wantsAgain(table(ada, bot))).toMatchObject({ mine: [0], othersAgree: true, isWaiting: false });
});

test('among several the last one begins', () => {
  expect(wantsAgain(table(ada, bo, bot))).toMatchObject({ othersAgree: false, isWaiting: false, missing: ['P1'] });
  expect(wantsAgain(table({ ...ada, ready: true }, bo))).toMatchObject({ isWaiting: true, missing: ['P1'] });
  expect(wantsAgain(table(ada, { ...bo, ready: true }))).toMatchObject({ othersAgree: true, wanting: ['P1'] });
});

test('who is away or has given up is not waited for', () => {
  expect(wantsAgain(table(ada, { ...bo, away: true })).othersAgree).toBe(true);
  expect(wantsAgain(table(ada, { ...bo, kind: 'bot', stand_in: true, resigned: true })).othersAgree).toBe(true);
});

test('who only looks on begins nothing', () => {
  expect(wantsAgain(table(bo, bot)).mine).toEqual([]);
});
