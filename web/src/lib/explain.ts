import { Problem } from './api';
import { named } from './texts.svelte';

/** What went wrong, in the person's language where we know the slug. */
export function explain(error: unknown): string {
  if (error instanceof Problem) return named('refusal', error.slug, error.message);
  return error instanceof Error ? error.message : String(error);
}
