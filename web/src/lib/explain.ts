import { Problem } from './api';
import { named } from './texts.svelte';

/** What went wrong, in the person's language where we know the slug. */
export function explain(error: unknown): string {
  if (error instanceof Problem) {
    const [section, what] = error.slug.startsWith('page/')
      ? (['page', error.slug.slice(5)] as const)
      : (['refusal', error.slug] as const);
    return named(section, what, error.message);
  }
  return error instanceof Error ? error.message : String(error);
}
