// One table as this page lives through it: the socket, the pace, the curtain, one's own asking.

import type { GameInfo, Happened, Said, TablePlan } from '../generated/messages';
import { sound } from '../lib/sound';
import { Connection, type Asking, type Link } from './connect';
import { handing } from './curtain';
import { heard } from './heard';
import { Pace } from './pace';
import { both, changed } from './plan';
import { remember } from './promise';
import { mySeats, receive, type Table } from './receive';

type Paced = Extract<Said, { type: 'event' | 'table' }>;

/** A table that its host wants to begin as soon as he sits at it. */
let eager: string | null = null;
export function beginAtOnce(table: string): void {
  eager = table;
}

/** An invitation: the seat to take on arrival, -1 for any that is open. */
let invited: { table: string; seat: number } | null = null;
export function sitDown(table: string, seat: number): void {
  invited = { table, seat };
}

export class Session {
  table = $state.raw<Table | null>(null);
  link = $state<Link>('opening');
  pending = $state<string | null>(null);
  refused = $state.raw<(Said & { type: 'error' }) | null>(null);
  curtain = $state<number | null>(null); // the seat for which everything is hidden
  asking = $state(false); // the coach thinks
  signalAt = $state<number | null>(null); // when the round may begin, by this device's clock
  receivedAt = $state(0); // when the shown board came, for clocks

  private connection: Connection;
  private pace = new Pace<Paced>((message, jump) => this.show(message, jump));
  private seen = -1; // the last entry heard of, shown or not
  private match: string | null = null; // likewise
  private wished: Partial<TablePlan> | null = null; // changes that wait for an answer
  private changing = false;
  private gaveEntropy = new Set<string>();

  constructor(
    readonly id: string,
    private readonly game: () => GameInfo | null,
    private readonly hold: (message: Happened) => number,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}/api/tables/${id}/socket`, {
      said: (message) => this.hear(message),
      link: (link) => (this.link = link),
    });
  }

  close(): void {
    this.pace.clear();
    this.connection.close();
  }

  retry(): void {
    this.connection.retry();
  }

  /** A tap skips what is still being told. */
  hurry(): void {
    this.pace.hurry();
  }

  async ask(asking: Asking): Promise<boolean> {
    const answer = await this.connection.ask(asking);
    if (answer?.type === 'error') {
      this.refused = answer;
      sound('no');
    }
    return answer !== null && answer.type !== 'error';
  }

  async play(move: string): Promise<void> {
    const { table } = this;
    if (!table?.board || table.board.seat < 0 || this.link !== 'open') return;
    // Where speed decides, taps may overtake one another; elsewhere one waits for the answer.
    if (this.pending !== null && !this.game()?.real_time) return;
    this.refused = null;
    this.pending = move;
    await this.ask({ type: 'play', seat: table.board.seat, move, at: table.at });
    this.pending = null;
  }

  async undo(): Promise<void> {
    const { table } = this;
    if (table?.board?.undo) await this.ask({ type: 'undo', seat: table.board.seat, at: table.at });
  }

  async hint(): Promise<void> {
    const { table } = this;
    if (!table?.board || table.board.seat < 0 || this.asking) return;
    this.asking = true;
    await this.ask({ type: 'hint', seat: table.board.seat });
    this.asking = false;
  }

  /** Changes what is played. Each change waits for the answer to the one before it, because a plan
   * is sent whole and must not undo what was chosen a moment ago. */
  async change(change: Partial<TablePlan>): Promise<void> {
    this.wished = both(this.wished ?? {}, change);
    if (this.changing) return;
    this.changing = true;
    while (this.wished && this.table) {
      const plan = changed(this.table.info, this.wished);
      this.wished = null;
      await this.ask({ type: 'change', plan });
    }
    this.changing = false;
  }

  /** Begins a match; where several people share this device, nobody looks until it is handed over. */
  async start(): Promise<void> {
    const info = this.table?.info;
    if (info && mySeats(info).length > 1) await this.ask({ type: 'look', seat: -1 });
    await this.ask({ type: 'start' });
  }

  /** The person for whom the curtain was drawn is there. */
  async lift(): Promise<void> {
    if (this.curtain === null) return;
    if (await this.ask({ type: 'look', seat: this.curtain })) this.curtain = null;
  }

  private hear(message: Said): void {
    if (message.type === 'welcome') {
      this.pace.clear();
      this.seen = message.at;
      this.match = message.state?.match ?? null;
      this.accept(message);
      void this.enter();
    } else if (message.type === 'event') {
      if (message.at < this.seen || message.state.match !== this.match) {
        void this.ask({ type: 'sync' });
        return;
      }
      this.seen = message.at;
      if (message.answers) this.pace.addNow(message);
      else this.pace.add(message);
    } else if (message.type === 'table') {
      this.pace.add(message);
    } else if (message.type !== 'error') {
      this.accept(message);
    }
  }

  /** Shows a message; says how long it wants to be seen before the next one. */
  private show(message: Paced, jump: boolean): number {
    this.accept(message);
    if (message.type !== 'event') return 0;
    if (jump && this.table) this.table = { ...this.table, fresh: [] };
    else heard(message.lines).forEach(sound);
    return this.game()?.real_time || jump ? 0 : this.hold(message);
  }

  private accept(message: Said): void {
    const before = this.table;
    this.table = receive(before, message, this.game()?.forgets ?? []);
    if (this.table?.board !== before?.board) this.boardChanged(before);
    if (this.table?.info.status === 'playing') remember(this.table.info.match, this.table.info.commitment);
    this.handOver();
  }

  private boardChanged(before: Table | null): void {
    const board = this.table?.board;
    this.receivedAt = performance.now();
    this.refused = null;
    this.signalAt = board?.signal ? performance.now() + board.signal * 1000 : null;
    const mine = (table: Table | null) => table?.board?.view.to_act.includes(table.board.seat);
    if (before?.board && mine(this.table) && !mine(before)) sound('turn');
  }

  private handOver(): void {
    if (!this.table || this.curtain !== null) return;
    const due = handing(this.table);
    if (due.kind === 'look') void this.ask({ type: 'look', seat: due.seat });
    if (due.kind === 'curtain') {
      this.curtain = due.seat;
      // What the last person knew leaves this device while nobody looks.
      if (this.table.board!.seat >= 0) void this.ask({ type: 'look', seat: -1 });
    }
  }

  /** On arrival: the seat one was invited to, a handful of randomness of one's own, and the start
   * if that was wished. */
  private async enter(): Promise<void> {
    await this.sit();
    const info = this.table?.info;
    if (info?.status !== 'lobby' || !mySeats(info).length) return;
    const promise = info.commitment ?? '';
    if (!this.gaveEntropy.has(promise)) {
      this.gaveEntropy.add(promise);
      const random = crypto.getRandomValues(new Uint8Array(16));
      const text = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
      await this.connection.ask({ type: 'entropy', text });
    }
    if (info.hosting && eager === this.id && info.seats.every((seat) => seat.kind !== 'open')) {
      eager = null;
      await this.start();
    }
  }

  private async sit(): Promise<void> {
    const info = this.table?.info;
    if (!info || invited?.table !== this.id) return;
    const { seat } = invited;
    invited = null;
    if (mySeats(info).length) return;
    const open = info.seats.find((one) => one.kind === 'open' && (seat < 0 || one.seat === seat));
    if (open) await this.ask({ type: 'sit', seat: open.seat });
  }
}
