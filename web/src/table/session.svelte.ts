// One table as this page lives through it: the socket, the pace, the curtain, one's own asking.

import { Feed, type Position } from '../kit/feed.svelte';
import { lasting } from '../kit/tempo';
import type { Slug } from '../generated/games';
import type { Figure, GameInfo, Said, Spoken, State, TableInfo, TablePlan } from '../generated/messages';
import type { LineOf, ViewOf } from '../lib/board';
import { onDevice } from '../lib/place';
import { sound } from '../lib/sound';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts.svelte';
import { toast } from '../lib/toast.svelte';
import { Attention } from './attention';
import { Away } from './away.svelte';
import { begun, isToBegin } from './beginning';
import { Connection, type Asking, type Link } from './connect';
import { device } from './curtain';
import { wasOvertaken } from './overtaken';
import { Outbox } from './outbox.svelte';
import { Pace, REAL } from './pace';
import { both, changed, forReal } from './plan';
import { remember } from './promise';
import { OwnRandomness } from './randomness';
import { Rising } from './rising.svelte';
import { heard } from './told';
import { Unread } from './unread.svelte';
import { mySeats, receive, type Table } from './receive';

/** What is shown one after the other; `turn`: the device looks from another seat. */
type Paced = Extract<Said, { type: 'event' | 'table' }> | { type: 'turn' };

const USUAL = 450; // milliseconds that a line wants to be seen

export class Session {
  table = $state.raw<Table | null>(null);
  link = $state<Link>('opening');
  racing = $state(false); // a race is to begin, as soon as the one at this device is ready
  hasPlayed = $state(false); // somebody at this device has decided something
  farewell = $state<string | null>(null); // why the server has closed the connection for good
  refused = $state.raw<(Said & { type: 'error' }) | null>(null);
  curtain = $state<number | null>(null); // the seat for which everything is hidden
  lifting = $state<number | null>(null); // the seat whose person is there, until the curtain opens for him
  handing = $state<number | null>(null); // the seat that gets the device when who looks has seen enough
  readonly feed = new Feed<ViewOf<Slug>, LineOf<Slug>>();
  before = $state.raw<State | null>(null); // the board as it was before what is being told
  telling = $state.raw<readonly LineOf<Slug>[]>([]); // the lines of that
  overtaken = $state(false); // the clock has decided for who looks, since he last did
  readonly unread = new Unread();
  readonly rising = new Rising();
  asking = $state(false); // the coach thinks, and is waited for
  signalAt = $state<number | null>(null); // when the round may begin, by this device's clock
  receivedAt = $state(0); // when the shown board came, for clocks

  private connection: Connection;
  private pace = new Pace<Paced>(
    (message, jump) => this.show(message, jump),
    REAL,
    (message) => message.type === 'event' && !message.bot,
    () => this.feed.awaits || this.away.telling !== null,
  );
  readonly away = new Away(
    (asking) => this.connection.ask(asking),
    (count) => this.tellsOf(count),
    () => this.returned(),
  );
  private seen = -1; // the last entry heard of, shown or not
  private match: string | null = null; // likewise
  private wished: Partial<TablePlan> | null = null; // changes that wait for an answer
  private changing: Promise<void> | null = null;
  private returning = false; // to the seat from which this page looked before the connection was lost
  private reopened: ((open: boolean) => void)[] = []; // who waits for the connection
  private pondering: Promise<void> | null = null; // the coach, called off or not
  private randomness = new OwnRandomness((asking) => this.connection.ask(asking));
  private outbox = new Outbox({
    table: () => this.table,
    races: () => this.game()?.real_time ?? false,
    ask: (asking) => this.connection.ask(asking),
    isOpenAgain: () => this.isOpenAgain(),
    isRefused: (answer) => this.isRefused(answer),
  });
  private attention = new Attention((visible) => {
    void this.connection.ask({ type: 'watch', visible });
    if (visible && this.table) void this.away.back(this.table);
  });
  private steady = false; // this connection has told all there was since the table was last heard of

  constructor(
    readonly id: string,
    private readonly game: () => GameInfo | null,
    private readonly screen = false, // in a room, for everybody: nobody's seat, and nothing is asked
  ) {
    this.connection = new Connection(`/api/tables/${id}/socket${screen ? '?screen' : ''}`, {
      said: (message) => this.hear(message),
      link: (link) => this.linked(link),
    });
    if (!onDevice) addEventListener('offline', this.offline);
  }

  close(): void {
    removeEventListener('offline', this.offline);
    this.attention.end();
    this.pace.clear();
    this.connection.close();
    this.linked('ended');
  }

  /** What was decided and is not yet answered, oldest first. */
  get sent(): string[] {
    return this.outbox.moves.map(({ move }) => move);
  }

  get pending(): string | null {
    return this.sent.at(-1) ?? null;
  }

  /** Whether a move waits for the network. */
  get slow(): boolean {
    return this.outbox.slow;
  }

  retry(): void {
    this.connection.retry();
  }

  /** A tap skips what is still being told. */
  hurry(): void {
    this.pace.hurry();
    this.feed.skip();
  }

  /** What was shown to this person alone was seen: the table goes on. */
  seenIt(): void {
    this.feed.seen();
    this.pace.resume();
  }

  async ask(asking: Asking): Promise<boolean> {
    const answer = await this.connection.ask(asking);
    return answer !== null && !this.isRefused(answer);
  }

  /** Hears nothing more from somebody, or hears him again; the answer is the table as it is then. */
  mute(who: string, mute: boolean): Promise<boolean> {
    return this.ask({ type: 'mute', who, mute });
  }

  private isRefused(answer: Said): boolean {
    if (answer.type !== 'error') return false;
    this.refused = answer;
    sound('no');
    return true;
  }

  /** Sends a decision; answers whether it was accepted. A lost connection only delays it. */
  async play(move: string): Promise<boolean> {
    if (this.link === 'ended') return false;
    this.refused = null;
    const accepted = await this.outbox.send(move);
    if (accepted) {
      this.hasPlayed = true;
      this.away.forget();
    }
    return accepted;
  }

  async undo(): Promise<void> {
    const { table } = this;
    if (table?.board?.undo) await this.ask({ type: 'undo', seat: table.board.seat, at: table.at });
  }

  async hint(): Promise<void> {
    const { table } = this;
    if (!table?.board || table.board.seat < 0 || this.asking) return;
    this.asking = true;
    // Who has called him off and asks again gets the answer to what he asked first.
    this.pondering ??= this.ponder(table.board.seat);
    await this.pondering;
  }

  /** Nobody waits for the coach any more; what he says then is not listened to. */
  callOff(): void {
    this.asking = false;
  }

  private async ponder(seat: number): Promise<void> {
    const answer = await this.connection.ask({ type: 'hint', seat });
    if (answer && this.asking) this.isRefused(answer);
    this.pondering = null;
    this.asking = false;
  }

  /** Sits down at an open seat, with a name and a figure of one's own. */
  async sit(seat: number, name: string, figure: Figure): Promise<boolean> {
    this.refused = null;
    const sat = await this.ask({ type: 'sit', seat, name, figure });
    if (sat) await this.randomness.add(this.table?.info);
    return sat;
  }

  /** Watches under the name that one has now. */
  renew(): void {
    this.steady = false;
    this.connection.renew();
  }

  /** Changes what is played. Each change waits for the answer to the one before it, because a plan
   * is sent whole and must not undo what was chosen a moment ago. */
  change(change: Partial<TablePlan>): Promise<void> {
    this.wished = both(this.wished ?? {}, change);
    this.changing ??= this.sendChanges().finally(() => (this.changing = null));
    return this.changing;
  }

  private async sendChanges(): Promise<void> {
    while (this.wished && this.table) {
      const plan = changed(this.table.info, this.wished);
      this.wished = null;
      await this.ask({ type: 'change', plan });
    }
  }

  /** Begins a match; where several people share this device, nobody looks until it is handed over. */
  async start(): Promise<void> {
    await this.changing; // what was chosen last still counts
    const info = this.table?.info;
    this.racing = false;
    if (info && mySeats(info).length > 1) await this.ask({ type: 'look', seat: -1 });
    await this.ask({ type: 'start' });
  }

  /** From a lesson straight into a match with the same bots. */
  async playForReal(): Promise<void> {
    const info = this.table?.info;
    const real = this.game()?.real_time ?? false;
    if (!info || !(await this.ask({ type: 'change', plan: { ...forReal(info), ...(real && { waits: true }) } })))
      return;
    await this.randomness.add(this.table?.info);
    if (real) this.racing = true;
    else await this.start();
  }

  /** The person for whom the curtain was drawn is there; without a connection he waits for it. */
  async lift(): Promise<void> {
    const seat = this.curtain;
    if (seat === null || this.lifting !== null) return;
    this.lifting = seat;
    while (this.curtain === seat) {
      const answer = await this.connection.ask({ type: 'look', seat });
      if (answer) this.isRefused(answer);
      if (answer || !(await this.isOpenAgain())) break;
    }
    this.lifting = null;
  }

  /** Who has moved has seen enough: the curtain falls, and the device goes on. */
  passOn(): void {
    if (this.handing === null) return;
    this.curtain = this.handing;
    this.handing = null;
    // What the last person knew leaves this device while nobody looks.
    void this.ask({ type: 'look', seat: -1 });
  }

  private offline = (): void => this.connection.drop();

  /** What was missed is shown by itself, but for who shows everything at once, and in a race, which waits for nobody. */
  private tellsOf(count: number): boolean {
    if (!this.game()?.real_time && settings.speed !== 'once') return true;
    toast(t('away.toast', { count }));
    return false;
  }

  /** What was missed has been seen: what happened meanwhile is told now. */
  private returned(): void {
    if (this.table) this.away.saw(this.table.board, this.table.info);
    this.pace.resume();
  }

  private linked(link: Link): void {
    this.link = link;
    if (link === 'lost') this.away.lost();
    this.steady = false;
    if (link === 'ended') this.isBack(false);
  }

  /** Tells those who wait for it that everything is as it was, or that it will not be. */
  private isBack(open: boolean): void {
    this.reopened.splice(0).forEach((tell) => tell(open));
  }

  /** Waits for the connection; false if it does not come back. */
  private isOpenAgain(): Promise<boolean> {
    if (this.link === 'ended') return Promise.resolve(false);
    return new Promise((resolve) => this.reopened.push(resolve));
  }

  private hear(message: Said): void {
    if ('table' in message) this.note(message.table);
    if (message.type === 'welcome') {
      if (this.isTornAway(message)) void this.lookAgain();
      else this.arrive(message);
    } else if (message.type === 'goodbye') {
      this.farewell = message.retry == null ? message.reason : null;
    } else if (message.type === 'event') {
      if (this.returning) return; // the welcome that is on its way knows it
      if (message.at < this.seen || message.state.match !== this.match) {
        void this.ask({ type: 'sync' });
        return;
      }
      this.seen = message.at;
      if (message.answers) this.pace.addNow(message);
      else this.pace.add(message);
    } else if (message.type === 'table') {
      this.pace.add(message);
    } else if (message.type === 'reaction') {
      this.rising.add(message.seat, message.reaction);
    } else if (message.type === 'advice' && !this.asking) {
      return; // he was called off
    } else if (message.type !== 'error') {
      if (message.type === 'chat') this.overheard(message.spoken);
      this.accept(message);
    }
  }

  /** A screen has no chat; what everybody can say in his own language rises from the seat. */
  private overheard({ seat = -1, phrase }: Spoken): void {
    if (this.screen && phrase && seat >= 0) this.rising.add(seat, null, phrase);
  }

  /** What is said of the dice is kept as soon as it is heard, whatever is still being shown. */
  private note(info: TableInfo): void {
    remember(info, this.steady);
    this.steady = true;
    if (info.status === 'over') void this.randomness.add(info); // for a rematch
  }

  private arrive(message: Said & { type: 'welcome' }): void {
    const isFirst = !this.table;
    const isHanded = this.lifting !== null && message.state?.seat === this.lifting;
    this.pace.clear();
    this.returning = false;
    this.seen = message.at;
    this.match = message.state?.match ?? null;
    this.before = null;
    this.telling = [];
    if (isHanded) this.curtain = null; // who looks now is there, whoever else is due
    this.accept(message);
    if (this.table?.board) this.feed.jump(positionOf(this.table.board), this.table.story, isHanded);
    this.overtaken = wasOvertaken(this.table?.story ?? [], this.table?.board?.seat ?? -1);
    if (isFirst) this.passOn(); // who of several people has loaded the page is not known
    this.isBack(true);
    this.attention.tell();
    if (this.table) void this.away.arrive(this.table);
    void this.enter();
  }

  /** Whether somebody looks here whom a new connection does not know: it begins as nobody's, where several
   * people share a device. This page has shown his seat all the time, and goes on with it. */
  private isTornAway({ answers, state, table }: Said & { type: 'welcome' }): boolean {
    const board = this.table?.board;
    if (!board || board.seat < 0 || this.curtain !== null || answers) return false;
    const isMine = mySeats(table).some(({ seat }) => seat === board.seat);
    return isMine && state?.seat === -1 && state.match === board.match;
  }

  private async lookAgain(): Promise<void> {
    this.returning = true;
    const answer = await this.connection.ask({ type: 'look', seat: this.table!.board!.seat });
    if (answer?.type === 'error') await this.ask({ type: 'sync' }); // he has no seat any more
  }

  /** Shows a message; says how long it wants to be seen before the next one. */
  private show(message: Paced, jump: boolean): number {
    if (message.type === 'turn') {
      const look = this.table && device(this.table, this.curtain).look;
      if (look !== null) void this.ask({ type: 'look', seat: look });
      return 0;
    }
    const before = this.table?.board ?? null;
    this.accept(message);
    if (message.type !== 'event' || !this.table?.board) return 0;
    const position = positionOf(this.table.board);
    if (message.decided === 'clock' && message.by === position.seat) this.overtaken = true;
    else if (message.answers != null) this.overtaken = false;
    const isTold = !jump && !message.undone && before?.match === position.match && before.seat === position.seat;
    this.before = isTold ? before : null;
    this.telling = message.lines;
    if (jump || message.undone) {
      this.feed.jump(position);
      return 0;
    }
    const { lines } = message;
    heard(this.table.info.game, lines, position.view).forEach(sound);
    const ms = this.feed.tell(position, lines, message.answers != null);
    return this.game()?.real_time ? 0 : ms || (lines.length ? lasting(USUAL) : 0);
  }

  private accept(message: Said): void {
    const before = this.table;
    this.table = receive(before, message, this.game()?.forgets ?? []);
    if (this.table?.board !== before?.board) this.boardChanged(before);
    this.handOver();
  }

  private boardChanged(before: Table | null): void {
    const board = this.table?.board;
    this.receivedAt = performance.now();
    this.refused = null;
    // A board that has just come with all the rest is looked at when it is known what led to it.
    if (before && this.table) this.away.saw(this.table.board, this.table.info);
    this.signalAt = board?.signal ? performance.now() + board.signal * 1000 : null;
    const mine = (table: Table | null) => table?.board?.view.to_act.includes(table.board.seat);
    this.attention.awaited(!!mine(this.table));
    if (before?.board && mine(this.table) && !mine(before)) sound('turn');
  }

  private handOver(): void {
    if (!this.table) return;
    const { curtain, handing, look } = device(this.table, this.curtain);
    this.curtain = curtain;
    this.handing = handing;
    this.feed.handing = handing !== null;
    if (look === null) return;
    if (curtain === null)
      this.pace.add({ type: 'turn' }); // when the last move has been seen
    else void this.lift(); // nobody has a secret any more
  }

  /** On arrival: a handful of randomness of one's own, and the start if that was wished. */
  private async enter(): Promise<void> {
    await this.randomness.add(this.table?.info);
    const info = this.table?.info;
    if (info?.status !== 'lobby' || !mySeats(info).length) return;
    if (info.hosting && isToBegin(this.id) && info.seats.every((seat) => seat.kind !== 'open')) {
      const real = begun();
      if (real) this.racing = true;
      else await this.start();
    }
  }
}

function positionOf({ match, seat, number, view }: State): Position<ViewOf<Slug>> {
  return { match, seat, number, view };
}
