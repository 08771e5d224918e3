// A deck of one's own, laid out with the board's cards.

export { default as Picture } from './DeckPicture.svelte';
