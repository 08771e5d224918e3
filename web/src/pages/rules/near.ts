// What is about to come into sight.

import type { Attachment } from 'svelte/attachments';

const AHEAD = '700px';

/** Says once that an element is nearly on the screen. */
export const nearing =
  (say: () => void): Attachment =>
  (element) => {
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        say();
        watcher.disconnect();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  };
