// What the build knows of the table in the page: the files that web/scripts/page_files.py has made.

import { existsSync, readFileSync } from 'node:fs';

interface PageFiles {
  files: Record<string, number>; // all of them, and their bytes
}

const LARGE = /pyodide\.asm\.wasm$|\.(zip|whl)$/; // whose loading is shown

export function pageFiles(): PageFiles | null {
  return existsSync('page.json') ? (JSON.parse(readFileSync('page.json', 'utf8')) as PageFiles) : null;
}

/** What of it the client has to know. */
export function forClient(): PageFiles | null {
  const all = pageFiles();
  return all && { ...all, files: Object.fromEntries(Object.entries(all.files).filter(([name]) => LARGE.test(name))) };
}
