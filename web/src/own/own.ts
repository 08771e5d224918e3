// What a game's client brings for an option that takes a text of one's own: how it is drawn, and, where
// there is more than a text to write, what to draw it with. The server reads the text; here nobody does.

import type { Component } from 'svelte';
import type { Games, Slug } from '../generated/games';
import type { Fault, Inspected } from '../generated/messages';
import { OWN } from '../generated/modules';
import type { Say } from '../lib/say';

export interface PictureProps<G extends Slug = Slug> {
  picture: Games[G]['picture']; // as the server has read it
  say: Say;
  small?: boolean; // a thumbnail
}

export interface EditorProps<G extends Slug = Slug> {
  text: string;
  example: Inspected<G>; // of the box: what signs there are
  picture: Games[G]['picture'] | null; // of the text, null while something is wrong with it
  fault: Fault | null;
  say: Say;
  onchange: (text: string) => void;
}

export interface FiguresProps<G extends Slug = Slug> {
  found: Games[G]['measured'];
  say: Say;
}

export interface OwnModule<G extends Slug = Slug> {
  Picture: Component<PictureProps<G>>;
  Editor?: Component<EditorProps<G>>;
  Figures?: Component<FiguresProps<G>>;
}

/** What belongs to an option of a game, fetched when it is first needed. */
export async function loadOwn<G extends Slug>(slug: G, option: string): Promise<OwnModule<G>> {
  const load = OWN[slug]?.[option];
  if (!load) throw new Error(`nothing to draw ${option} of ${slug} with`);
  return load();
}

/** Something that is being written, and where it was kept. */
export interface Draft {
  name: string;
  text: string;
  id: string | null; // on the shelf; null where it is not there yet
}

const keyOf = (slug: string, option: string) => `motherlode.draft.${slug}.${option}`;

/** What was being written here the last time: closing the sheet loses nothing. */
export function remembered(slug: string, option: string): Draft | null {
  try {
    const { name, text, id } = JSON.parse(localStorage.getItem(keyOf(slug, option)) ?? 'null') as Draft;
    return typeof name === 'string' && typeof text === 'string' ? { name, text, id: id ?? null } : null;
  } catch {
    return null; // nothing yet, a private window, or somebody else's content
  }
}

export function remember(slug: string, option: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(slug, option), JSON.stringify(draft));
  } catch {
    // it is lost with the page then
  }
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${name.trim().replace(/[^\p{L}\p{N} _.-]/gu, '') || 'motherlode'}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
