import '../lib/theme.css';
import '../lib/ui.css';
import '../kit/kit.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import Preview from './Preview.svelte';

const target = document.getElementById('gallery')!;
const asked = new URLSearchParams(location.search);
const show = asked.get('preview');

if (show) mount(Preview, { target, props: { show, name: asked.get('name') ?? '' } });
else mount(Gallery, { target });
