// Builds /sw.js: what makes the client installable, and there at once the next time.

import type { Plugin } from 'vite';

/** The worker itself, with the names of this build's files filled in. */
const WORKER = `
const CACHE = 'motherlode-__VERSION__';
const SHELL = __SHELL__;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

// Tabs that were opened before this version go on with the files that they know: what was kept for them
// stays until the version after this one. The newest cache is the last one that was opened.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => names.filter((name) => name.startsWith('motherlode-') && name !== CACHE))
      .then((old) => Promise.all(old.slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Hashed files never change; a page is asked for first and remembered second; the server's own
// answers are nobody else's business.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(event.request).then((found) => found ?? keep(event.request)));
  } else if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('/')));
  }
});

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
`;

export function serviceWorker(): Plugin {
  return {
    name: 'motherlode-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const first = entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [];
      const looks = Object.keys(bundle).filter((name) => /assets\/index-.*\.css$|\.woff2$/.test(name));
      const shell = ['/', '/icon.svg', '/manifest.webmanifest', ...[...first, ...looks].map((name) => `/${name}`)];
      const version = Object.keys(bundle).sort().join().split('').reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) >>> 0, 7);
      const source = WORKER.replace('__VERSION__', version.toString(36)).replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.trimStart() });
    },
  };
}
