import './lib/theme.css';
import './lib/ui.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { wake } from './lib/sound';

mount(App, { target: document.getElementById('app')! });

addEventListener('pointerdown', wake);
addEventListener('keydown', wake);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
