import './lib/theme.css';
import './lib/ui.css';
import './kit/kit.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { BASE } from './lib/place';
import { wake } from './lib/sound';

// A part of the page is gone: the server has a newer version. The table is there, so the page is loaded
// anew, once; should the part be missing again, the page says so.
const RENEWED = 'renewed';
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RENEWED) !== null) return;
  sessionStorage.setItem(RENEWED, '');
  event.preventDefault();
  location.reload();
});
addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RENEWED), 10_000));

mount(App, { target: document.getElementById('app')! });

addEventListener('pointerdown', wake);
addEventListener('keydown', wake);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(`${BASE}sw.js`));
}
