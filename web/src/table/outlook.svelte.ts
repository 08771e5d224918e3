// A table as it looks from here: out of what the session has heard, the game's words and its board, who
// sits where, what may be done, and what there is to say. The page draws it.

import type { GameInfo } from '../generated/messages';
import { games, words } from '../lib/api';
import { dressed, loadBoard, seatLook, type BoardModule, type Seat } from '../lib/board';
import type { Texts } from '../lib/say';
import { language, named, speaker, t } from '../lib/texts.svelte';
import { mySeats } from './receive';
import type { Session } from './session.svelte';

export interface Loaded {
  slug: string;
  game: GameInfo | null;
  texts: Texts;
  board: BoardModule;
}

export class Outlook {
  // Of the game that was loaded last. At an evening one follows another, and no board draws another's view.
  private loaded = $state.raw<Loaded | null>(null);
  readonly session: Session;

  constructor(session: (game: () => GameInfo | null) => Session) {
    this.session = session(() => this.game);
  }

  /** The board and the words of what is played, in the language that is spoken now. */
  async fetch(): Promise<void> {
    const { slug, edition } = this;
    if (!slug) return;
    const [all, said, loaded] = await Promise.all([games(edition), words(slug, language(), edition), loadBoard(slug)]);
    if (slug !== this.slug) return; // it is another one by now
    this.loaded = { slug, game: all.find((one) => one.slug === slug) ?? null, texts: said, board: loaded };
  }

  readonly table = $derived.by(() => this.session.table);
  readonly info = $derived(this.table?.info ?? null);
  readonly slug = $derived(this.info?.game ?? null);
  private readonly edition = $derived(this.info?.edition ?? '');
  private readonly fitting = $derived(this.loaded?.slug === this.info?.game ? this.loaded : null);
  readonly game = $derived(this.fitting?.game ?? null);
  readonly board = $derived(this.fitting?.board ?? null);
  private readonly texts = $derived<Texts>(this.fitting?.texts ?? {});
  readonly shown = $derived(this.table?.board ?? null);
  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  // Where several people share a device, everyone is called by his name.
  private readonly you = $derived(this.info && this.shown && mySeats(this.info).length === 1 ? this.shown.seat : -1);
  readonly say = $derived(speaker(this.texts, this.names, this.you, this.shown ? { ...this.shown.view.prompt } : {}));
  readonly spoken = $derived('prompt' in this.texts); // until then there are no words, only their names
  readonly goal = $derived(this.say.has('table', 'goal') ? this.say.text('table', 'goal') : '');

  private readonly sitting = $derived<Seat[]>(
    (this.info?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      ...seatLook(seat.seat, seat.name, seat),
      me: seat.seat === this.shown?.seat,
      here: seat.mine ?? false,
      bot: seat.level ?? null,
      away: seat.away ?? false,
    })),
  );
  readonly seats = $derived(dressed(this.sitting, this.board, this.shown?.view));
  private readonly own = $derived(this.info?.seats.find((seat) => seat.seat === this.shown?.seat) ?? null);
  readonly replaced = $derived(
    this.own?.mine && this.own.kind === 'bot' && this.info?.status === 'playing' ? this.own : null,
  ); // by a bot
  readonly ready = $derived.by(() => this.session.signalAt === null);
  readonly legal = $derived.by(() =>
    this.shown && !this.replaced && this.session.link !== 'ended' && this.ready ? this.shown.legal : [],
  );
  // What is being told is seen before anything is decided; a tap hurries it.
  readonly offered = $derived.by(() => (this.session.feed.busy ? [] : this.legal));
  readonly others = $derived(
    this.offered.filter((move) => !(this.shown && (this.board?.onBoard?.(move, this.shown.view) ?? false))),
  );
  readonly over = $derived(this.shown?.result ?? null);

  // Neither the numbers beside the names nor the words tell what the board has yet to tell; a race waits for nobody.
  readonly told = $derived.by(() => (this.session.feed.busy && this.session.before) || this.shown);
  readonly counted = $derived.by(
    () => (this.session.feed.busy && this.session.feed.counted) || this.told?.view || null,
  );
  readonly asked = $derived(this.game?.real_time ? this.shown : this.told);
  readonly mine = $derived(this.asked !== null && !this.replaced && this.asked.view.to_act.includes(this.asked.seat));
  readonly lately = $derived.by(() => {
    const story = this.table?.story ?? [];
    const { feed, telling } = this.session;
    if (feed.busy) return telling.length ? telling.slice(0, 1) : story;
    return story.filter(({ what }) => !this.game?.forgets.includes(what));
  });
  readonly pausing = $derived.by(() => {
    const name = this.names[this.shown?.seat ?? -1] ?? '';
    if (this.session.handing !== null) return t('table.before-handing', { name });
    if (!this.session.feed.awaits) return '';
    return this.you < 0 ? t('table.before-seen-name', { name }) : t('table.before-seen');
  });

  // Who is away keeps a table waiting, but no race; and whose table it is may let a bot play on.
  readonly absent = $derived.by(() => {
    const { info, shown, game } = this;
    if (!info || !shown || shown.result) return '';
    const gone = info.seats.filter(
      ({ seat, kind, away, mine }) => kind === 'person' && away && !mine && shown.view.to_act.includes(seat),
    );
    if (!gone.length) return '';
    const who = new Intl.ListFormat(language(), { type: 'conjunction' }).format(gone.map(({ name }) => name));
    const said = t(game?.real_time ? 'table.away-race' : 'table.away-turn', { who, count: gone.length });
    return info.hosting || ((info.rated || info.evening) && this.you >= 0) ? `${said} ${t('table.away-bot')}` : said;
  });

  readonly complaint = $derived.by(() => {
    const { refused } = this.session;
    if (!refused || refused.answer != null) return ''; // a lesson answers in its own place
    const { why } = refused;
    return why ? this.say.text('why', why.what, why) : named('refusal', refused.slug, refused.message);
  });

  // What is shown for this person alone is shown until he says that he has seen it; then the device goes on.
  readonly next = $derived.by(() => {
    const { session } = this;
    const { awaits, busy } = session.feed;
    if (session.handing === null) return awaits ? { label: t('table.seen'), act: () => session.seenIt() } : null;
    if (busy && !awaits) return null;
    return { label: t('table.hand-over', { name: this.names[session.handing] ?? '' }), act: () => session.passOn() };
  });

  readonly closed = $derived.by(() => {
    if (this.info?.status !== 'closed') return null;
    return this.info.hosting ? t('table.closed-own') : t('table.closed', { host: this.info.host });
  });
}
