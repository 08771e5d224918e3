import { beforeEach, expect, test } from 'vitest';
import type { Said } from '../generated/messages';
import type { Asking } from './connect';
import { Outbox } from './outbox.svelte';
import type { Table } from './receive';

type Play = Extract<Asking, { type: 'play' }>;

/** A server like ours: what was made for an older position than one's last decision is stale. */
class Server {
  at = 7;
  legal = ['roll', 'place cat', 'place pig'];
  asked: Play[] = [];
  refused: string[] = [];
  races = true;
  open = true;
  private acted = 0;
  private answers: (() => void)[] = [];
  private waiting: ((open: boolean) => void)[] = [];

  table(): Table {
    const board = { match: 'm', number: this.at, seat: 0, legal: this.legal };
    return { at: this.at, board } as unknown as Table;
  }

  ask(asking: Asking): Promise<Said | null> {
    if (!this.open) return Promise.resolve(null);
    const play = asking as Play;
    this.asked.push(play);
    return new Promise((resolve) => this.answers.push(() => resolve(this.judge(play))));
  }

  isOpenAgain(): Promise<boolean> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  isRefused(answer: Said): boolean {
    if (answer.type === 'error') this.refused.push(answer.slug);
    return answer.type === 'error';
  }

  /** The oldest question gets its answer. */
  async answer(): Promise<void> {
    this.answers.shift()!();
    await settled();
  }

  async back(): Promise<void> {
    this.open = true;
    this.waiting.splice(0).forEach((tell) => tell(true));
    await settled();
  }

  private judge({ at, move }: Play): Said {
    if (at < this.acted) return { type: 'error', slug: 'move/stale', message: '', at: this.at } as Said;
    this.acted = ++this.at;
    this.legal = this.legal.filter((one) => one !== move);
    return { type: 'ok', answers: 1, at: this.at };
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

let server: Server;
let outbox: Outbox;

beforeEach(() => {
  server = new Server();
  outbox = new Outbox({
    table: () => server.table(),
    races: () => server.races,
    ask: (asking) => server.ask(asking),
    isOpenAgain: () => server.isOpenAgain(),
    isRefused: (answer) => server.isRefused(answer),
  });
});

test('in a race two taps before an answer are two moves', async () => {
  const both = Promise.all([outbox.send('place cat'), outbox.send('place pig')]);
  expect(outbox.moves.map(({ move }) => move)).toEqual(['place cat', 'place pig']);
  await server.answer();
  await server.answer();
  expect(await both).toEqual([true, true]);
  expect(server.asked.map(({ move, at }) => [move, at])).toEqual([
    ['place cat', 7],
    ['place pig', 8],
  ]);
  expect([server.refused, outbox.moves]).toEqual([[], []]);
});

test('what is not possible any more when its turn comes is not sent', async () => {
  const both = Promise.all([outbox.send('place cat'), outbox.send('place cat')]);
  await server.answer();
  expect(await both).toEqual([true, false]);
  expect(server.asked).toHaveLength(1);
});

test('a refusal does not keep what was tapped after it', async () => {
  server.at = 7;
  const first = outbox.send('roll');
  await server.answer();
  await first;
  server.at = 3; // as if this page had not heard of it
  const both = Promise.all([outbox.send('place cat'), outbox.send('place pig')]);
  await server.answer();
  server.at = 8;
  await settled();
  await server.answer();
  expect((await both)[0]).toBe(false);
  expect(server.asked.map(({ move }) => move)).toEqual(['roll', 'place cat', 'place pig']);
});

test('elsewhere one decision waits for its answer, and a second tap is none', async () => {
  server.races = false;
  const first = outbox.send('place cat');
  expect(await outbox.send('place pig')).toBe(false);
  await server.answer();
  expect(await first).toBe(true);
});

test('a lost connection delays a move and those behind it', async () => {
  server.open = false;
  const both = Promise.all([outbox.send('place cat'), outbox.send('place pig')]);
  await settled();
  expect(server.asked).toEqual([]);
  await server.back();
  await server.answer();
  await server.answer();
  expect(await both).toEqual([true, true]);
});
