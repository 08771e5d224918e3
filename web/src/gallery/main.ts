import '../lib/theme.css';
import '../lib/ui.css';
import '../kit/kit.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });
