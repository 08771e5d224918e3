// Names as the server takes them; it has the last word.

export const LONGEST = 24; // letters

/** How many letters a name has that are kept: single spaces, nothing that cannot be seen. */
export function letters(name: string): number {
  const kept = name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(kept).length;
}
