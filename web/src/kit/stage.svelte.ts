// What a board shows on the way from one position to the next: a row of scenes, each for its time.
// A tap skips to the last one, which is the position itself.

import { onDestroy } from 'svelte';
import type { Line } from '../lib/board';
import { sound, type Sound } from '../lib/sound';
import { REAL, type Clock } from '../table/pace';
import type { Feed, Happening, Listener } from './feed.svelte';
import type { Flight, Flights } from './flights.svelte';
import { markChanged } from './marks';
import { isCalm, lasting, travels } from './tempo';

export interface Scene<S, T = unknown, V = never> {
  shown: S;
  ms: number;
  flights?: Flight<T>[]; // what travels while this scene is shown
  sound?: Sound; // as it comes; an event's own lines are heard already
  changed?: string[]; // the spots that are marked instead, where all is shown at once
  counted?: V; // the view that the numbers beside the names are taken from, until the next scene; else the one before
  calm?: true; // only for those who take their time: one line of a bill after the other, a breath
  /** Cards that are seen now and not again: they keep their time at every speed. */
  glimpse?: true;
  /** What a picture of the event shows, and not the position after it. */
  pictured?: true;
  /** Until somebody says that it was seen: always, or only where the device is handed on after it. */
  waits?: 'always' | 'handing';
  /** Its name, where who has said that he has seen it is not shown it again when he arrives. */
  once?: string;
}

/** How a game is told. */
export interface Script<V, L, S, T = unknown> {
  /** A position as it lies there. */
  still(view: V, number: number): S;
  /** Some of its scenes are what a picture shows. */
  pictures?: true;
  /** The way from what is shown to the position after an event; the last scene is that position. */
  scenes(from: S, happening: Happening<V, L>): Scene<S, T, V>[];
  /** What is shown to somebody who has just arrived, before the position itself; `handed`: he has been
   * handed the device, and has not seen what happened before. */
  arrival?(view: V, number: number, story: readonly L[], handed: boolean): Scene<S, T, V>[];
}

export class Stage<V, L = Line, S = V, T = unknown> implements Listener<V, L> {
  #shown = $state.raw<S>() as S;
  private coming: Scene<S, T, V>[] = []; // the one that is shown first
  private callOff: (() => void) | null = null;
  private leave: () => void;

  constructor(
    private readonly feed: Feed<V, L>,
    private readonly script: Script<V, L, S, T>,
    first: { view: V; number: number },
    private readonly flights: Flights<T> | null = null,
    private readonly clock: Clock = REAL,
  ) {
    this.#shown = script.still(first.view, first.number);
    this.leave = feed.listen(this);
  }

  get shown(): S {
    return this.#shown;
  }

  /** Whether scenes are still to come: one answer for the board and for all around it. */
  get busy(): boolean {
    return this.feed.busy;
  }

  close(): void {
    this.callOff?.();
    this.leave();
  }

  tell(happening: Happening<V, L>): number {
    const from = this.coming.at(-1)?.shown ?? this.#shown;
    const scenes = this.script.scenes(from, happening);
    // A picture has waited until one goes on: how that ends comes first.
    return this.play(this.feed.pictures && this.feed.awaits ? [...this.coming.slice(1), ...scenes] : scenes);
  }

  jump(view: V, number: number, story: readonly L[] = []): void {
    this.flights?.clear();
    const arrival = this.script.arrival?.(view, number, story, this.feed.handed) ?? [];
    const news = arrival.filter(({ once }) => once === undefined || !this.feed.hasSeen(once));
    this.play([...news, { shown: this.script.still(view, number), ms: 0 }]);
  }

  picture(happening: Happening<V, L>): void {
    const { before, view, number, lines } = happening;
    this.flights?.clear();
    const told =
      this.script.pictures && lines.length
        ? this.script.scenes(this.script.still(before ?? view, number), happening)
        : [];
    const at = told.findIndex((scene) => scene.pictured);
    if (at < 0) this.show([{ shown: this.script.still(view, number), ms: 0 }]);
    else this.show([{ ...told[at]!, flights: [] }, ...told.slice(at + 1)]);
  }

  /** Skips to the end, but not over what somebody must have seen. */
  skip(): void {
    if (this.coming.length < 2 || this.feed.awaits) return;
    this.flights?.clear();
    const last = this.coming.length - 1;
    const stop = this.coming.findIndex((scene, at) => at === last || this.isAwaited(scene));
    this.show(this.coming.slice(stop));
  }

  seen(): void {
    const [scene, ...rest] = this.coming;
    if (!scene || !rest.length || !this.feed.awaits) return;
    if (scene.once !== undefined) this.feed.remember(scene.once);
    this.show(rest);
  }

  private play(told: Scene<S, T, V>[]): number {
    const scenes = isCalm() ? told : told.filter((scene) => !scene.calm);
    const ms = scenes.reduce((sum, scene) => sum + timeOf(scene), 0);
    if (ms === 0 && scenes.length > 1) {
      markChanged(this.flights?.root ?? null, scenes.flatMap(changedIn));
      const stop = scenes.findIndex((scene, at) => at === scenes.length - 1 || this.isAwaited(scene));
      this.show(scenes.slice(stop));
    } else this.show(scenes);
    return ms;
  }

  private show(coming: Scene<S, T, V>[]): void {
    this.callOff?.();
    this.callOff = null;
    this.coming = coming;
    const scene = coming[0];
    if (!scene) return;
    const fly = scene.flights?.length && travels() ? this.flights?.prepare(scene.flights) : null;
    this.#shown = scene.shown;
    fly?.();
    if (scene.sound) sound(scene.sound);
    const busy = (this.feed.busy = coming.length > 1);
    this.feed.counted = scene.counted ?? null;
    // Decided once: who waits for a word is not left alone when the device stays where it is after all.
    this.feed.awaits = busy && this.isAwaited(scene);
    if (!busy || this.feed.awaits) return;
    this.callOff = this.clock.after(timeOf(scene), () => this.show(this.coming.slice(1)));
  }

  private isAwaited(scene: Scene<S, T, V>): boolean {
    if (this.feed.pictures) return scene.pictured === true;
    return scene.waits === 'always' || (scene.waits === 'handing' && this.feed.handing);
  }
}

const timeOf = ({ ms, glimpse, waits }: Scene<unknown, unknown, unknown>): number =>
  glimpse || waits ? ms : lasting(ms);

const changedIn = ({ changed, flights }: Scene<unknown, unknown, unknown>): string[] =>
  changed ?? flights?.map(({ to }) => to) ?? [];

/** A stage for as long as the component that makes it is there. */
export function stageFor<V, L, S, T = unknown>(
  ...made: ConstructorParameters<typeof Stage<V, L, S, T>>
): Stage<V, L, S, T> {
  const stage = new Stage<V, L, S, T>(...made);
  onDestroy(() => stage.close());
  return stage;
}
