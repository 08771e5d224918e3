// One picture a game, for the start page: its character in a glance (`games/<game>/Vignette.svelte`).

import type { Component } from 'svelte';
import { BOARDS } from '../generated/modules';

const drawn = import.meta.glob<Component>('../games/*/Vignette.svelte', { eager: true, import: 'default' });

/** By slug, in the order in which the games are named; a game may have none. */
export const VIGNETTES: Record<string, Component> = Object.fromEntries(
  Object.keys(BOARDS).flatMap((slug) => {
    const picture = drawn[`../games/${slug}/Vignette.svelte`];
    return picture ? [[slug, picture]] : [];
  }),
);
