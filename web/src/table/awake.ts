// A screen that nobody touches stays lit while the page is looked at.

interface Lock {
  release: () => Promise<void>;
}

/** For an effect: until it ends. Where a browser cannot, or may not, the device's own settings hold. */
export function awake(): () => void {
  const { wakeLock } = navigator as { wakeLock?: { request: (kind: 'screen') => Promise<Lock> } };
  let lock: Lock | null = null;
  let ended = false;

  async function hold(): Promise<void> {
    if (document.hidden || ended) return;
    lock = (await wakeLock?.request('screen').catch(() => null)) ?? null; // it is let go with every look elsewhere
    if (ended) void lock?.release();
  }

  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
