// Nothing more can be kept: said once in a while, not with every move.

import { t } from '../lib/texts.svelte';
import { toast } from '../lib/toast.svelte';

let last = 0;

export function toldFull(): void {
  if (performance.now() - last < 5000 && last) return;
  last = performance.now();
  toast(t('page.full'));
}
