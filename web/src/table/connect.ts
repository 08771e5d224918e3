// The socket of a table: opens it, opens it again when it was lost, and matches answers to what
// was asked.

import type { Asked, Said } from '../generated/messages';
import { socket, type Wire } from '../lib/transport';
import { REAL, type Clock } from './pace';

export type Link = 'opening' | 'open' | 'lost' | 'ended';

/** What a client says, before it has a number. */
export type Asking = Asked extends infer A ? (A extends Asked ? Omit<A, 'id'> : never) : never;

type Answer = Said & { answers?: number | null };

export interface Listener {
  said(message: Said): void;
  link(link: Link, retryIn: number): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SILENCE = 25_000; // then somebody is asked whether he is there
const PATIENCE = 3_000; // likewise, while an answer is due
const PONG = 3_000; // and who does not answer that is gone
// The server's close codes that it wants to be tried again after; see docs/protocol.md.
const COME_BACK = [4408, 4500, 4503];

export class Connection {
  private socket: Wire | null = null;
  private link: Link = 'opening';
  private tries = 0;
  private asked = 0;
  private waiting = new Map<number, (answer: Answer | null) => void>();
  private calledOff: (() => void) | null = null;
  private watch: (() => void) | null = null;
  private goodbye: (Said & { type: 'goodbye' }) | null = null;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly clock: Clock = REAL,
    private readonly open: (address: string) => Wire = socket,
  ) {
    this.connect();
  }

  /** Sends and waits for the answer; null if the connection was lost before it came. */
  ask(asking: Asking): Promise<Answer | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.asked;
    this.socket.send(JSON.stringify({ ...asking, id }));
    const answer = new Promise<Answer | null>((resolve) => this.waiting.set(id, resolve));
    if (asking.type !== 'ping') this.listen();
    return answer;
  }

  /** The device says that there is no network: nobody waits until a silence is long enough. */
  drop(): void {
    if (this.link !== 'open') return;
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.lost(1006);
  }

  /** Comes in once more, as somebody who has another name now; nobody notices. */
  renew(): void {
    if (this.link !== 'open') return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.giveUp();
    this.connect();
  }

  /** Tries now, not when the wait is over. */
  retry(): void {
    if (this.link !== 'lost') return;
    this.calledOff?.();
    this.connect();
  }

  close(): void {
    this.link = 'ended';
    this.calledOff?.();
    this.watch?.();
    this.socket?.close();
    this.giveUp();
  }

  private connect(): void {
    this.calledOff = null;
    this.goodbye = null;
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Answer);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private hear(said: Answer): void {
    if (said.type === 'welcome' && this.link !== 'open') {
      this.tries = 0;
      this.turn('open', 0);
    }
    if (said.type === 'goodbye') this.goodbye = said;
    this.listener.said(said);
    if (said.answers) {
      this.waiting.get(said.answers)?.(said);
      this.waiting.delete(said.answers);
    }
    this.listen();
  }

  private lost(code: number): void {
    this.watch?.();
    this.giveUp();
    if (this.link === 'ended') return;
    if (!this.mayComeBack(code)) {
      this.turn('ended', 0); // the server does not want this client back
      return;
    }
    // A little apart, so that a table does not come back all at once.
    const usual = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    const wait = Math.max(usual, (this.goodbye?.retry ?? 0) * 1000) * (0.8 + 0.4 * Math.random());
    this.turn('lost', wait);
    this.calledOff = this.clock.after(wait, () => this.connect());
  }

  private mayComeBack(code: number): boolean {
    if (this.goodbye) return this.goodbye.retry != null;
    return code < 4000 || COME_BACK.includes(code);
  }

  /** A connection may die without a word: after a silence one asks, and sooner where an answer is due. */
  private listen(): void {
    this.watch?.();
    this.watch = this.clock.after(this.waiting.size ? PATIENCE : SILENCE, () => {
      void this.ask({ type: 'ping' });
      this.watch = this.clock.after(PONG, () => this.drop());
    });
  }

  private giveUp(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }

  private turn(link: Link, retryIn: number): void {
    this.link = link;
    this.listener.link(link, retryIn);
  }
}
