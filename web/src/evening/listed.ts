import type { EveningMember } from '../generated/messages';
import { language } from '../lib/texts.svelte';

/** Names, strung together. */
export const listed = (members: readonly EveningMember[], numbers: readonly number[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(numbers.map((one) => members[one]?.name ?? ''));
