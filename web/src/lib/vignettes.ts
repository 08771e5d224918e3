// One picture a game, for the start page: its character in a glance (`games/<game>/Vignette.svelte`).

import type { Component } from 'svelte';
import { BOARDS } from '../generated/modules';

const drawn = import.meta.glob<Component>('../games/*/Vignette.svelte', { eager: true, import: 'default' });

/** What stands for a game that brings no picture. */
export const PLAIN: Component = drawn['../games/derived/Vignette.svelte']!;

/** The pictures of our games by slug, in the order in which the games are named. */
export const VIGNETTES: Record<string, Component> = Object.fromEntries(
  Object.keys(BOARDS).flatMap((slug) => {
    if (slug === 'derived') return [];
    const picture = drawn[`../games/${slug}/Vignette.svelte`];
    return picture ? [[slug, picture]] : [];
  }),
);

export const vignetteOf = (slug: string): Component => VIGNETTES[slug] ?? PLAIN;
