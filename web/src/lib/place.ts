// Where the client is at home: at a server, or on this device, with the whole table in the page.
//
// On the device addresses stand behind the `#`, so that one file serves them all: from any path of any
// host, and without a network. A page that was written as a site of its own knows no server at all.

declare const __HAS_PAGE__: boolean;

/** Whether the build has what a table in the page needs. */
export const hasPage = typeof __HAS_PAGE__ !== 'undefined' && __HAS_PAGE__;

/** The folder that the client lies in. */
export const BASE = import.meta.env.PROD ? new URL(/* @vite-ignore */ '../', import.meta.url).pathname : '/';

const isSite = typeof document !== 'undefined' && document.documentElement.dataset['site'] !== undefined;
const behind = () => (typeof location === 'undefined' ? '' : location.hash);

/** Whether there is a server to go to. */
export const hasServer = !isSite;

/** Whether the table is in the page. */
export const onDevice = isSite || behind().startsWith('#/');

/** The address of one of our pages, for a link. */
export const to = (path: string): string => (onDevice ? `${BASE}#${path}` : path);

/** Which of our pages is open, with what stands after a question mark. */
export function here(): string {
  if (!onDevice) return location.pathname + location.search;
  return behind().startsWith('#/') ? behind().slice(1) : '/';
}

/** Whether somebody has gone over to the other place: then everything is loaded anew. */
export const isElsewhere = (): boolean => !isSite && behind().startsWith('#/') !== onDevice;
