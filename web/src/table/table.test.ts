import { expect, test } from 'vitest';
import type { GameInfo, Said, SeatInfo, State, TableInfo } from '../generated/messages';
import type { LineOf } from '../lib/board';
import { device, handing } from './curtain';
import { wasOvertaken } from './overtaken';
import { Pace, type Clock } from './pace';
import { both, changed, nameAll, planOf, shownOf, usualPlayers } from './plan';
import { receive, type Table } from './receive';
import { left, written } from './time';

const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at,
  kind: 'person',
  name: `P${at}`,
  colour: 'river',
  shape: 'circle',
  ...more,
});

function info(seats: SeatInfo[]): TableInfo<'gold'> {
  return {
    id: 't',
    code: 'AB',
    game: 'gold',
    options: { layout: 'grid' },
    status: 'playing',
    seats,
    public: false,
    host: 'P0',
    clock: {},
    series: { kind: 'single', games: 1, played: [], standing: [] },
  };
}

const MINE = { layout: 'grid', places: [], open: [], left: 64, rush: false, turn: 0, players: [], neutral: [] };

function board(to_act: number[], from = 0, more: Partial<State<'gold'>> = {}): State<'gold'> {
  return {
    match: 'm',
    number: 3,
    seat: from,
    legal: [],
    view: { ...MINE, seat: from, to_act, over: null, prompt: { what: 'first', seats: to_act } },
    ...more,
  };
}

function table(seats: SeatInfo[], now: State<'gold'>): Table<'gold'> {
  return { person: 'p', who: 'w', at: 1, info: info(seats), board: now, story: [], chat: [], muted: [], advice: null };
}

type Line = LineOf<'gold'>;
const UNCOVER: Line = { what: 'uncover', seat: 0, place: 4, card: 'gold 2' };
const FIND: Line = { what: 'find', seat: 0, places: [4, 7], cards: ['gold 2', 'digger red 3'] };
const OVER: Line = { what: 'over' };

const event = (lines: Line[], more: Partial<Said<'gold'> & { type: 'event' }> = {}): Said<'gold'> => ({
  type: 'event',
  at: 2,
  by: 0,
  lines,
  state: board([0]),
  ...more,
});

test('an event adds its lines to the story', () => {
  const before = { ...table([seat(0)], board([0])), story: [UNCOVER] };
  const after = receive(before, event([FIND]))!;
  expect(after.story).toEqual([UNCOVER, FIND]);
});

test('where memory is the game, what was shown once is not kept', () => {
  const before = { ...table([seat(0)], board([0])), story: [UNCOVER, FIND] };
  const next: Line = { ...UNCOVER, place: 9 };
  const after = receive(before, event([next]), ['uncover'])!;
  expect(after.story).toEqual([FIND, next]);
});

test('a decision taken back brings the story anew', () => {
  const before = { ...table([seat(0)], board([0])), story: [FIND, OVER] };
  const after = receive(before, event([], { undone: true, story: [FIND] }))!;
  expect(after.story).toEqual([FIND]);
});

test('who has given up is told in the story when it happens', () => {
  const before = { ...table([seat(0)], board([0])), story: [FIND] };
  const resigned: Line = { what: '@resigned', seat: 0 };
  const after = receive(before, { type: 'table', at: 2, table: before.info, lines: [resigned] })!;
  expect(after.story).toEqual([FIND, resigned]);
  expect(receive(before, { type: 'table', at: 2, table: before.info })!.story).toEqual([FIND]);
});

test('advice holds until the board changes', () => {
  const advice: Said<'gold'> = {
    type: 'advice',
    answers: 1,
    seat: 0,
    choices: [],
    best: 'roll',
    equal: ['roll'],
    why: {},
  };
  const advised = receive(table([seat(0)], board([0])), advice)!;
  expect(advised.advice?.best).toBe('roll');
  expect(receive(advised, event([]))!.advice).toBeNull();
});

test('nothing is handed over while the right person looks, or where only one sits here', () => {
  expect(handing(table([seat(0, { mine: true }), seat(1, { mine: true })], board([0])))).toEqual({ kind: 'none' });
  expect(handing(table([seat(0, { mine: true }), seat(1)], board([1])))).toEqual({ kind: 'none' });
});

test('the curtain comes where one of the two has a secret', () => {
  const open = [seat(0, { mine: true }), seat(1, { mine: true })];
  expect(handing(table(open, board([1])))).toEqual({ kind: 'look', seat: 1 });
  const secret = [seat(0, { mine: true, secret: true }), seat(1, { mine: true })];
  expect(handing(table(secret, board([1])))).toEqual({ kind: 'curtain', seat: 1 });
});

test('the curtain comes for everybody as long as somebody has a secret', () => {
  const third = [0, 1, 2].map((at) => seat(at, { mine: true, secret: at === 2 }));
  expect(handing(table(third, board([1], 0)))).toEqual({ kind: 'curtain', seat: 1 });
});

test('who has just been shown something has a secret at once', () => {
  const open = table([seat(0, { mine: true }), seat(1, { mine: true })], board([0]));
  const after = receive(open, event([], { state: { ...board([0]), secret: true } }))!;
  expect(after.info.seats.map((one) => one.secret ?? false)).toEqual([true, false]);
});

test('where all act at once, the device goes round the table', () => {
  const all = [0, 1, 2].map((at) => seat(at, { mine: true, secret: true }));
  expect(handing(table(all, board([0, 2], 1)))).toEqual({ kind: 'curtain', seat: 2 });
  expect(handing(table(all, board([0], 2)))).toEqual({ kind: 'curtain', seat: 0 });
});

test('a bot in a person’s place is not handed the device', () => {
  const seats = [seat(0, { mine: true, secret: true }), seat(1, { mine: true, kind: 'bot', secret: true })];
  expect(handing(table(seats, board([1])))).toEqual({ kind: 'none' });
});

test('the curtain names who is due now, and who looks in vain is offered to hand the device on', () => {
  const two = [0, 1].map((at) => seat(at, { mine: true, secret: true }));
  expect(device(table(two, board([1], -1)), 0)).toEqual({ curtain: 1, handing: null, look: null });
  expect(device(table(two, board([1], 0)), null)).toEqual({ curtain: null, handing: 1, look: null });
  expect(device(table(two, board([], -1)), 0)).toEqual({ curtain: 0, handing: null, look: null });
});

test('a curtain opens by itself when nothing is left to hide', () => {
  const two = [0, 1].map((at) => seat(at, { mine: true }));
  expect(device(table(two, board([1], -1)), 0)).toEqual({ curtain: 1, handing: null, look: 1 });
  const ended = table(two, board([], -1));
  expect(device({ ...ended, info: { ...ended.info, status: 'over' } }, 1)).toEqual({
    curtain: 0,
    handing: null,
    look: 0,
  });
});

test('who comes is told that the clock decided for him, until he has decided himself', () => {
  const clock = { what: '@clock', seat: 0 };
  const [own, other] = [
    { what: 'take', seat: 0 },
    { what: 'take', seat: 1 },
  ];
  expect(wasOvertaken([own, other], 0)).toBe(false);
  expect(wasOvertaken([other, clock, own], 0)).toBe(true);
  expect(wasOvertaken([clock, own, other], 0)).toBe(true);
  expect(wasOvertaken([clock, own, other, own], 0)).toBe(false);
  expect(wasOvertaken([clock, own, other], 1)).toBe(false);
});

class Timer implements Clock {
  private calls: (() => void)[] = [];
  after(_: number, call: () => void) {
    this.calls.push(call);
    return () => (this.calls = this.calls.filter((one) => one !== call));
  }
  run() {
    this.calls.splice(0).forEach((call) => call());
  }
}

test('events are shown one after the other, each for its time', () => {
  const timer = new Timer();
  const shown: number[] = [];
  const pace = new Pace<number>((message) => (shown.push(message), 100), timer);
  [1, 2, 3].forEach((message) => pace.add(message));
  expect(shown).toEqual([1]);
  timer.run();
  expect(shown).toEqual([1, 2]);
  timer.run();
  timer.run();
  pace.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('whoever falls more than three behind jumps to now', () => {
  const jumps: [number, boolean][] = [];
  const pace = new Pace<number>((message, jump) => (jumps.push([message, jump]), 100), new Timer());
  [1, 2, 3, 4, 5].forEach((message) => pace.add(message));
  expect(jumps).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
  ]);
});

test('what one did oneself is shown at once, and what waited before it', () => {
  const shown: [number, boolean][] = [];
  const pace = new Pace<number>((message, jump) => (shown.push([message, jump]), 100), new Timer());
  [1, 2, 3].forEach((message) => pace.add(message));
  pace.addNow(4);
  expect(shown).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ]);
});

test('nothing goes on, and nothing is lost, until somebody has seen what is shown to him', () => {
  const shown: [number, boolean][] = [];
  let isHeld = true;
  const pace = new Pace<number>(
    (message, jump) => (shown.push([message, jump]), 0),
    new Timer(),
    () => true,
    () => isHeld,
  );
  [1, 2].forEach((message) => pace.add(message));
  pace.hurry();
  expect(shown).toEqual([]);
  isHeld = false;
  pace.resume();
  expect(shown).toEqual([
    [1, false],
    [2, false],
  ]);
});

test('a table that exists can be planned anew with one thing changed', () => {
  const seats = [
    seat(0, { mine: true, name: 'Ada' }),
    seat(1, { mine: true, name: 'Bo' }),
    seat(2, { kind: 'bot', level: 'veteran' }),
    seat(3, { kind: 'open' }),
  ];
  expect(changed(info(seats), { public: true })).toMatchObject({
    game: 'gold',
    public: true,
    options: { layout: 'grid' },
    seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }, { kind: 'bot', level: 'veteran' }, { kind: 'open' }],
  });
});

test('two changes in a row are one, and no option is lost', () => {
  const change = both({ options: { layout: 'scatter' } }, { options: { starter: 1 }, public: true });
  expect(change).toEqual({ options: { layout: 'scatter', starter: 1 }, public: true });
  expect(changed(info([seat(0)]), { options: { starter: 1 } }).options).toEqual({ layout: 'grid', starter: 1 });
});

test('a text of one’s own goes with its option, and is not sent when something else is chosen', () => {
  const text = { name: 'Atoll', text: 'H' };
  const own = { options: { map: 'own' }, content: { map: text } };
  expect(both(own, { public: true })).toEqual({ ...own, public: true });
  expect(both(own, { options: { map: 'a' } })).toEqual({ options: { map: 'a' }, content: {} });
});

test('a wish becomes a plan', () => {
  const game: GameInfo = {
    slug: 'gold',
    name: 'GOLD',
    seats: [2, 3, 4],
    options: [],
    levels: [],
    forgets: [],
    taglines: {},
  };
  expect(usualPlayers(game)).toBe(3);
  expect(planOf({ game, players: 2, with: 'bots', level: 'legend', names: [] }).seats).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'legend' },
  ]);
  expect(planOf({ game, players: 2, with: 'here', level: 'legend', names: ['', 'Bo'] }).seats[1]).toEqual({
    kind: 'here',
    name: 'Bo',
  });
});

test('what is chosen besides goes along, as far as it fits who plays', () => {
  const game = {
    slug: 'gold',
    seats: [2, 3, 4],
    options: [
      { name: 'starter', choices: [], default: 0 },
      { name: 'layout', choices: ['a', 'b'], default: 'a' },
    ],
  } as unknown as GameInfo;
  const plan = { options: { starter: 2, layout: 'b' }, public: true, series: { kind: 'everyone-starts' as const } };
  const wish = { game, players: 3, with: 'bots' as const, level: 'legend' as const, names: [], plan };
  expect(planOf(wish)).toMatchObject({ options: { starter: 2, layout: 'b' }, series: { kind: 'everyone-starts' } });
  expect(planOf(wish)).not.toHaveProperty('public'); // nobody is invited
  expect(planOf({ ...wish, with: 'friends' }).public).toBe(true);
  expect(planOf({ ...wish, players: 2 }).options).toEqual({ layout: 'b' }); // there is no third seat
  expect(shownOf({ ...wish, players: 2 }, ['Ada', 'Bot 1', 'Bot 2'])).toMatchObject({
    options: { layout: 'b' },
    series: { kind: 'everyone-starts' },
    seats: [
      { seat: 0, name: 'Ada' },
      { seat: 1, name: 'Bot 1' },
    ],
  });
});

test('time is written as people read it', () => {
  expect([9.2, 75, 3 * 3600, 3 * 86400].map(written)).toEqual(['0:10', '1:15', '3 h', '3 d']);
  expect(left({ decision: [30, null], game: [20, null] }, 0, 5)).toBe(15);
  expect(left({ decision: [30, null], game: [20, null] }, 1, 5)).toBeNull();
});

test('who gives no name gets one that nobody else has', () => {
  expect(nameAll(['', '', 'Bo', ''], 'Sam', ['Kim', 'Bo', 'Alex'])).toEqual(['Sam', 'Kim', 'Bo', 'Alex']);
  expect(nameAll(['Kim', ''], 'Sam', ['Kim', 'Alex'])).toEqual(['Kim', 'Alex']);
});
