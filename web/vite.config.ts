import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { forClient } from './page-files.ts';
import { rooted, serviceWorker } from './service-worker.ts';

// `--mode gallery` serves or builds the gallery: every board with positions from fixtures/.
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    plugins: [svelte(), ...(gallery ? [] : [rooted(), serviceWorker()])],
    base: gallery ? '/' : './', // parts find each other wherever the client lies; see `rooted` for the page itself
    define: {
      __PAGE__: JSON.stringify(gallery ? null : forClient()),
      __HAS_PAGE__: JSON.stringify(!gallery && forClient() !== null),
    },
    worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } } },
    build: {
      outDir: gallery ? 'gallery' : '../src/motherlode/server/static',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0, // data: addresses would need a hole in the content security policy
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: gallery ? 'gallery.html' : 'index.html',
        checks: { pluginTimings: false, bundlerTimings: false },
      },
    },
    // While drawing: the pages from here, everything else from a running `motherlode`.
    server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
    test: { include: ['src/**/*.test.ts'] },
  };
});
