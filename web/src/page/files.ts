// The files that a table in the page needs, as the build has found them; null where they were not made.

export interface PageFiles {
  games: string[]; // the slugs of the box
  python: string;
  wheel: string;
  sources: string;
  texts: string;
  loops: string | null; // the bots'; without them bots do not look ahead
  files: Record<string, number>; // the large ones, and their bytes
  packed: number; // bytes of all of them, compressed
}

declare const __PAGE__: PageFiles | null;
export const pageFiles: PageFiles | null = typeof __PAGE__ === 'undefined' ? null : __PAGE__;

/** Own games that a site was written with: the folder of their sources, texts and loops, and their slugs. */
export interface OwnFiles {
  folder: string;
  games: string[];
}

/** As `motherlode site --game` has said it in the page itself. */
export function ownFiles(): OwnFiles | null {
  const { own, ownGames } = document.documentElement.dataset;
  return own ? { folder: own, games: (ownGames ?? '').split(' ') } : null;
}
