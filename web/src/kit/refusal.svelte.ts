// Why something is not possible, in one short line, and a shake of the thing itself; or what a thing is
// that somebody asks about. What is said second takes the place of the first and stays its own time.

import { sound } from '../lib/sound';

const READ = 2400; // milliseconds
const READ_LONG = 4200; // what is explained is longer
const SHAKEN = 320;

export class Refusal {
  text = $state('');
  spot = $state<string | null>(null); // what it speaks of
  shaken = $state<string | null>(null); // for the moment of the shake
  private timers: ReturnType<typeof setTimeout>[] = [];

  say(text: string, spot: string | null = null): void {
    this.clear();
    [this.text, this.spot] = [text, spot];
    sound('no');
    // Shaken anew even where the last shake is not over.
    this.timers.push(setTimeout(() => (this.shaken = spot)));
    this.timers.push(setTimeout(() => (this.shaken = null), SHAKEN));
    this.timers.push(setTimeout(() => this.clear(), READ));
  }

  /** What a thing is: nothing was wrong, so nothing shakes. */
  explain(text: string, spot: string | null = null): void {
    this.clear();
    [this.text, this.spot] = [text, spot];
    this.timers.push(setTimeout(() => this.clear(), READ_LONG));
  }

  clear(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    [this.text, this.spot, this.shaken] = ['', null, null];
  }
}
