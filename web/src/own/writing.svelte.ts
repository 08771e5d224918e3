// A text of one's own while it is being written: what the server makes of it a moment after each change,
// and the way back.

import type { Games, Slug } from '../generated/games';
import type { Fault, Inspected } from '../generated/messages';
import { api, Problem } from '../lib/api';
import { remember, remembered, type Draft } from './own';

const PAUSE = 300; // ms without a change before it is looked at
const BACK = 100; // steps

export class Writing {
  draft = $state.raw<Draft>({ name: '', text: '', id: null });
  found = $state.raw<Inspected | null>(null); // of the text as it is now
  picture = $state.raw<Games[Slug]['picture'] | null>(null); // the last that there was
  refused = $state.raw<Fault | null>(null); // a file that could not be opened, or what the server refused
  looking = $state(false);
  dirty = $state(false); // not as it is on the shelf, or in the box
  private past = $state.raw<Draft[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked: AbortController | null = null;

  constructor(
    private readonly slug: string,
    private readonly option: string,
    private readonly longest: number,
  ) {
    const draft = remembered(slug, option);
    if (draft) {
      this.draft = draft;
      this.dirty = true;
      this.look(0);
    }
  }

  get fault(): Fault | null {
    return this.refused ?? this.found?.fault ?? null;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get isFine(): boolean {
    return !this.looking && this.found !== null && !this.found.fault && this.draft.name.trim() !== '';
  }

  /** Another text, drawn or typed. */
  write(text: string) {
    if (text === this.draft.text) return;
    this.become({ ...this.draft, text }, true);
  }

  call(name: string) {
    this.draft = { ...this.draft, name };
    this.dirty = true;
    remember(this.slug, this.option, this.draft);
  }

  /** Something else altogether; what was there can be had back. */
  load(draft: Draft) {
    this.become(draft, false);
    this.look(0);
  }

  undo() {
    const before = this.past.at(-1);
    if (!before) return;
    const past = this.past.slice(0, -1);
    this.become(before, true);
    this.past = past;
  }

  /** It is on the shelf as it is now. */
  isKept(id: string) {
    this.draft = { ...this.draft, id };
    this.dirty = false;
    remember(this.slug, this.option, this.draft);
  }

  /** A file as it is; what was there stays if it is no text. */
  async open(file: File): Promise<void> {
    const name = file.name.replace(/\.[^.]*$/, '').slice(0, 40) || file.name.slice(0, 40);
    if (file.size > this.longest) {
      this.refused = { slug: 'own/too-long', message: '', values: { most: Math.floor(this.longest / 1024) } };
      return;
    }
    try {
      const found = await api.inspect(this.slug, this.option, name, file);
      if (found.text === null) {
        this.refused = found.fault ?? null;
        return;
      }
      this.become({ name, text: found.text, id: null }, true);
      this.take(found);
    } catch (error) {
      this.refuse(error);
    }
  }

  private become(draft: Draft, dirty: boolean) {
    if (this.draft.text) this.past = [...this.past.slice(-BACK), this.draft];
    this.draft = draft;
    this.dirty = dirty;
    this.refused = null;
    remember(this.slug, this.option, draft);
    this.look(PAUSE);
  }

  private look(after: number) {
    this.looking = true;
    clearTimeout(this.timer);
    this.asked?.abort();
    this.timer = setTimeout(() => void this.ask(), after);
  }

  private async ask() {
    const { name, text } = this.draft;
    const asked = (this.asked = new AbortController());
    try {
      const found = await api.inspect(this.slug, this.option, name.trim().slice(0, 40), new Blob([text]), asked.signal);
      if (this.asked === asked) this.take(found);
    } catch (error) {
      if (this.asked !== asked || asked.signal.aborted) return;
      this.refuse(error);
    }
  }

  private take(found: Inspected) {
    clearTimeout(this.timer);
    this.looking = false;
    this.found = found;
    if (found.picture) this.picture = found.picture;
  }

  private refuse(error: unknown) {
    this.looking = false;
    const { slug, message } = error instanceof Problem ? error : new Problem('net/none', String(error));
    // Whoever sends too much is told by a status alone, if the other end has hung up.
    const values = { most: Math.floor(this.longest / 1024) };
    this.refused = { slug: slug === 'http/413' ? 'own/too-long' : slug, message, values };
  }

  stop() {
    clearTimeout(this.timer);
    this.asked?.abort();
  }
}
