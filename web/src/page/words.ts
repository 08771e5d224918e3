// What the page and its worker say to each other. What is said at a table passes through unread.

import type { OwnFiles, PageFiles } from './files';
import type { Why } from './loading.svelte';

export type ToWorker =
  | { what: 'load'; base: string; files: PageFiles; own: OwnFiles | null }
  | { what: 'request'; id: number; method: string; path: string; body: Uint8Array }
  | { what: 'open'; socket: number; table: string }
  | { what: 'say'; socket: number; text: string }
  | { what: 'close'; socket: number };

export type FromWorker =
  | { what: 'loaded'; part: number }
  | { what: 'ready' }
  | { what: 'failed'; why: Why; detail: string }
  | { what: 'full' }
  | { what: 'answer'; id: number; status: number; kind: string; body: string }
  | { what: 'said'; socket: number; text: string }
  | { what: 'ended'; socket: number; code: number };
