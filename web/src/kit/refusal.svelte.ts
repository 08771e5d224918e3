// Why something is not possible, in one short line, and a shake of the thing itself. A second refusal
// takes the place of the first and stays its own time.

import { sound } from '../lib/sound';

const READ = 2400; // milliseconds
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

  clear(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    [this.text, this.spot, this.shaken] = ['', null, null];
  }
}
