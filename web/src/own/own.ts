// What a game's client brings for an option that takes a text of one's own: how it is drawn, and, where
// there is more than a text to write, what to draw it with. The server reads the text; here nobody does.

import type { Component } from 'svelte';
import type { Fault, Inspected } from '../generated/messages';
import type { Say } from '../lib/say';

export interface PictureProps {
  picture: any; // the game's own, as the server has read it
  say: Say;
  small?: boolean; // a thumbnail
}

export interface EditorProps {
  text: string;
  example: Inspected; // of the box: what signs there are
  picture: any; // of the text, null while something is wrong with it
  fault: Fault | null;
  say: Say;
  onchange: (text: string) => void;
}

export interface FiguresProps {
  found: any; // what was measured
  say: Say;
}

export interface OwnModule {
  Picture: Component<PictureProps>;
  Editor?: Component<EditorProps>;
  Figures?: Component<FiguresProps>;
}

const modules = import.meta.glob<OwnModule>('../games/*/own/*.ts');

/** What belongs to an option of a game, fetched when it is first needed. */
export async function loadOwn(slug: string, option: string): Promise<OwnModule> {
  const load = modules[`../games/${slug}/own/${option}.ts`];
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
