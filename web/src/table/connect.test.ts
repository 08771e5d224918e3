import { beforeEach, expect, test, vi } from 'vitest';
import type { Said } from '../generated/messages';
import { Connection, type Link } from './connect';

class Socket {
  static all: Socket[] = [];
  readyState = 1;
  sent: { type: string; id: number }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  close() {
    this.readyState = 3;
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let links: Link[];
let heard: Said[];
let waits: { ms: number; call: () => void }[];
let connection: Connection;

const welcome = { type: 'welcome' };

beforeEach(() => {
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  Socket.all = [];
  links = [];
  heard = [];
  waits = [];
  const clock = {
    after(ms: number, call: () => void) {
      const wait = { ms, call };
      waits.push(wait);
      return () => void (waits = waits.filter((one) => one !== wait));
    },
  };
  const listener = { said: (message: Said) => void heard.push(message), link: (link: Link) => void links.push(link) };
  connection = new Connection('ws://table', listener, clock, () => new Socket() as never);
});

test('an answer finds the one who asked', async () => {
  const [socket] = Socket.all;
  socket!.say(welcome);
  const asked = connection.ask({ type: 'start' });
  socket!.say({ type: 'ok', answers: socket!.sent[0]!.id });
  expect((await asked)?.type).toBe('ok');
  expect(heard.map((message) => message.type)).toEqual(['welcome', 'ok']);
});

test('a lost connection is opened again, later each time, and asked questions end', async () => {
  Socket.all[0]!.say(welcome);
  const asked = connection.ask({ type: 'start' });
  Socket.all[0]!.onclose({ code: 1006 });
  expect(await asked).toBeNull();
  const first = waits[0]!.ms;
  waits.shift()!.call();
  Socket.all[1]!.onclose({ code: 1006 });
  expect(waits[0]!.ms).toBeGreaterThan(first);
  waits.shift()!.call();
  Socket.all[2]!.say(welcome);
  expect(links).toEqual(['open', 'lost', 'lost', 'open']);
});

test('a connection that says nothing for long is asked, and given up', () => {
  Socket.all[0]!.say(welcome);
  waits.shift()!.call();
  expect(Socket.all[0]!.sent.at(-1)!.type).toBe('ping');
  waits.shift()!.call();
  expect(links.at(-1)).toBe('lost');
});

test('whom the server sends away does not come back by himself', () => {
  Socket.all[0]!.say(welcome);
  waits = [];
  Socket.all[0]!.onclose({ code: 4003 });
  expect(links.at(-1)).toBe('ended');
  expect(waits).toEqual([]);
});

test('nothing is sent where nobody listens', async () => {
  Socket.all[0]!.readyState = 3;
  expect(await connection.ask({ type: 'start' })).toBeNull();
});

test('after some close codes the server wants to be tried again', () => {
  for (const code of [1012, 4408, 4500, 4503]) {
    Socket.all.at(-1)!.say(welcome);
    Socket.all.at(-1)!.onclose({ code });
    expect(links.at(-1)).toBe('lost');
    waits.at(-1)!.call();
  }
});

test('a goodbye says whether and when to come back, whatever the code', () => {
  Socket.all[0]!.say(welcome);
  Socket.all[0]!.say({ type: 'goodbye', reason: 'server/stops', retry: 7 });
  Socket.all[0]!.onclose({ code: 1000 });
  expect(links.at(-1)).toBe('lost');
  expect(waits.at(-1)!.ms).toBeGreaterThan(5000);
  waits.at(-1)!.call();
  Socket.all[1]!.say(welcome);
  Socket.all[1]!.say({ type: 'goodbye', reason: 'table/closed' });
  Socket.all[1]!.onclose({ code: 1000 });
  expect(links.at(-1)).toBe('ended');
});

test('while an answer is due, silence is noticed within seconds', () => {
  Socket.all[0]!.say(welcome);
  void connection.ask({ type: 'start' });
  expect(waits).toHaveLength(1);
  expect(waits[0]!.ms).toBeLessThan(5000);
  waits.shift()!.call();
  expect(Socket.all[0]!.sent.at(-1)!.type).toBe('ping');
  expect(waits[0]!.ms).toBeLessThan(5000);
  waits.shift()!.call();
  expect(links.at(-1)).toBe('lost');
});

test('a device without a network does not wait for the silence', async () => {
  Socket.all[0]!.say(welcome);
  const asked = connection.ask({ type: 'start' });
  connection.drop();
  expect(links.at(-1)).toBe('lost');
  expect(await asked).toBeNull();
});
