// One picture a game, for the start page: its character in a glance.

import type { Component } from 'svelte';
import ClaimPoker from './claim-poker.svelte';
import GoForGold from './go-for-gold.svelte';
import GoldNuggets from './gold-nuggets.svelte';
import GoldRausch from './gold-rausch.svelte';
import Gold from './gold.svelte';
import WurfUndWeg from './wurf-und-weg.svelte';

export const VIGNETTES: Record<string, Component> = {
  'gold-nuggets': GoldNuggets,
  'go-for-gold': GoForGold,
  'gold-rausch': GoldRausch,
  'claim-poker': ClaimPoker,
  gold: Gold,
  'wurf-und-weg': WurfUndWeg,
};
