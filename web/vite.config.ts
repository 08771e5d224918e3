import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './service-worker.ts';

// `--mode gallery` serves or builds the gallery: every board with positions from fixtures/.
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    plugins: [svelte(), ...(gallery ? [] : [serviceWorker()])],
    build: {
      outDir: gallery ? 'gallery' : '../src/motherlode/server/static',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0, // data: addresses would need a hole in the content security policy
      modulePreload: { polyfill: false },
      rolldownOptions: { input: gallery ? 'gallery.html' : 'index.html', checks: { pluginTimings: false, bundlerTimings: false } },
    },
    // While drawing: the pages from here, everything else from a running `motherlode`.
    server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
    test: { include: ['src/**/*.test.ts'] },
  };
});
