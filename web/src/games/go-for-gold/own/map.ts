// An island of one's own: drawn by the board's chart, with its signs as a box of paints.

export { default as Editor } from './MapEditor.svelte';
export { default as Figures } from './Harbours.svelte';
export { default as Picture } from './MapPicture.svelte';
