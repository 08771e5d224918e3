// Builds sw.js: what makes the client installable, and there at once the next time.

import type { Plugin } from 'vite';
import { pageFiles } from './page-files.ts';

/** The worker itself, with the names of this build's files filled in. All are seen from where it lies. */
const WORKER = `
const HOME = new URL('./', location.href).pathname;
const CACHE = 'motherlode-__VERSION__' + (HOME === '/' ? '' : HOME);
const SHELL = __SHELL__.map((name) => HOME + name);
const ALL = __ALL__.map((name) => HOME + name);
const OURS = (name) => name.startsWith('motherlode-') && (HOME === '/' ? !name.includes('/') : name.endsWith(HOME));

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

// Tabs that were opened before this version go on with the files that they know: what was kept for them
// stays until the version after this one. The newest cache is the last one that was opened.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then(async (names) => {
        const old = names.filter((name) => OURS(name) && name !== CACHE);
        await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
        // Who plays on this device has all of the last version: then all of this one comes, too.
        const was = old.length ? await (await caches.open(old.at(-1))).match(KEPT) : null;
        if (was) await keepAll();
      })
      .then(() => self.clients.claim()),
  );
});

// Files that never change are named by their contents; a page is asked for first and remembered second; the
// server's own answers are nobody else's business.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(HOME)) return;
  const path = url.pathname.slice(HOME.length);
  if (path.startsWith('api/')) return;
  if (path.startsWith('assets/') || path.startsWith('page/')) {
    event.respondWith(caches.match(event.request).then((found) => found ?? keep(event.request)));
  } else if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match(HOME)));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
  }
});

// Somebody plays on this device: from now on it works without a network.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-all') event.waitUntil(keepAll());
});

// Somebody is called: it is his turn, he is invited, his time runs low, a match is over. One call of a kind and
// table takes the place of the last one; who looks at that very table is not called away from it.
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // nothing of ours: that something waits is said all the same
  }
  event.waitUntil(call(told));
});

const pathOf = (told) => (/^\\/(?!\\/)[\\w\\/-]*$/.test(told.path) ? told.path : '/');
const textOf = (value, other) => (typeof value === 'string' ? value : other);

async function call(told) {
  const path = pathOf(told);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.some((one) => one.focused && one.visibilityState === 'visible' && new URL(one.url).pathname === path)) return;
  await self.registration.showNotification(textOf(told.title, 'Motherlode'), {
    body: textOf(told.body, ''),
    tag: textOf(told.tag, 'motherlode'),
    icon: HOME + 'icon-192.png',
    badge: HOME + 'icon-192.png',
    data: { path },
  });
}

// A tap leads to the table: in the window that shows it, else in one of ours, else in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? '/'));
});

async function goTo(path) {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  const start = open.find((one) => new URL(one.url).pathname === HOME);
  if (start) {
    const moved = await start.navigate(path).catch(() => null);
    if (moved) return moved.focus();
  }
  return self.clients.openWindow(path);
}

const KEPT = HOME + 'kept-all'; // no file: a mark

async function keepAll() {
  const cache = await caches.open(CACHE);
  if (await cache.match(KEPT)) return;
  for (const address of ALL) {
    if (!(await cache.match(address))) {
      const before = await caches.match(address); // of the last version: named by its contents, it is the same
      if (before) await cache.put(address, before);
      else await addPatiently(cache, address);
    }
  }
  await cache.put(KEPT, new Response(''));
}

// One answer that does not come, out of a hundred on a train, must not be the end of it.
async function addPatiently(cache, address) {
  for (const seconds of [1, 3, 9]) {
    try {
      return await cache.add(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
  await cache.add(address);
}

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
`;

/** The page is served for addresses of any depth, so it finds its files from the root; `motherlode site` puts it elsewhere. */
export function rooted(): Plugin {
  return {
    name: 'motherlode-rooted',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(/(href|src)="\.\//g, '$1="/') },
  };
}

export function serviceWorker(): Plugin {
  return {
    name: 'motherlode-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const first = entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [];
      const styles = first.flatMap((name) => [
        ...((bundle[name] as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
      ]);
      const looks = [...new Set(styles), ...Object.keys(bundle).filter((name) => name.endsWith('.woff2'))];
      const shell = ['', 'icon.svg', 'icon-192.png', 'manifest.webmanifest', ...first, ...looks];
      const files = Object.keys(pageFiles()?.files ?? {});
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const version = [...built, ...files]
        .sort()
        .join()
        .split('')
        .reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) >>> 0, 7);
      const source = WORKER.replace('__VERSION__', version.toString(36))
        .replace('__SHELL__', JSON.stringify(shell))
        .replace('__ALL__', JSON.stringify([...shell, ...built, ...files]));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.trimStart() });
    },
  };
}
