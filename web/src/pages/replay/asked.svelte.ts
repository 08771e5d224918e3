// The coach, asked about a finished match. Who is busy is asked again by and by.

import type { LookBack } from '../../generated/messages';
import { api, Problem } from '../../lib/api';
import { explain } from '../../lib/explain';
import { t } from '../../lib/texts.svelte';

const WAITS = [3, 5, 10, 20, 30, 30]; // seconds before the next try

export class Asked {
  said = $state.raw<LookBack | null>(null);
  isWorking = $state(true); // something may still come
  excuse = $state(''); // why nothing has come yet, or not at all
  private hasLeft = false;
  private timer = 0;

  constructor(private readonly match: string) {}

  async ask(tries = 0): Promise<void> {
    this.isWorking = true;
    try {
      this.said = await api.get<LookBack>(`/api/matches/${encodeURIComponent(this.match)}/look-back`);
    } catch (error) {
      const slug = error instanceof Problem ? error.slug : '';
      const wait = WAITS[tries];
      if (slug === 'coach/busy' && wait !== undefined && !this.hasLeft) {
        this.excuse = t('replay.busy');
        this.timer = window.setTimeout(() => void this.ask(tries + 1), wait * 1000);
        return;
      }
      this.excuse = slug.startsWith('coach/') ? explain(error) : '';
    }
    this.isWorking = false;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.hasLeft = true;
    clearTimeout(this.timer);
  }
}
