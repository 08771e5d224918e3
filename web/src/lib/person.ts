// Who one is: kept by the server with the cookie, and on this device for when that is gone.

import type { Me } from '../generated/messages';
import { api, Problem } from './api';
import { settings } from './settings.svelte';

/** Whoever was nobody is a guest from now on, called as the last time. */
export async function arrive(): Promise<Me> {
  const me = await api.me();
  if (me.person) return me;
  const now = await api.enter(settings.name).catch((error: unknown) => {
    if (error instanceof Problem && error.slug !== 'net/none') return api.enter();
    throw error;
  });
  if (now.name !== settings.name) settings.choose({ given: now.name ?? '' });
  return now;
}

/** What one calls oneself; a name that the server gave to somebody without one is none. */
export function ownName(me: Me | null): string {
  return me?.name && me.name !== settings.given ? me.name : settings.name;
}

/** A name from now on; refused if it cannot be shown. */
export async function callMyself(name: string): Promise<Me> {
  const me = await api.enter(name);
  settings.choose({ name: me.name ?? '' });
  return me;
}
