// The commitment that this device was shown when a match began: kept here, not asked for later.

const key = (match: string) => `motherlode:promise:${match}`;

export function remember(match: string | null | undefined, commitment: string | null | undefined): void {
  if (!match || !commitment) return;
  try {
    if (!sessionStorage.getItem(key(match))) sessionStorage.setItem(key(match), commitment);
  } catch {
    // without storage the proof is held against the record alone
  }
}

export function promised(match: string): string | null {
  try {
    return sessionStorage.getItem(key(match));
  } catch {
    return null;
  }
}
