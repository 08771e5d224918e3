// Whether anybody looks at this tab, and how it calls one back: by a mark on the app's icon.

type Badge = Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };

export class Attention {
  private told = true; // what the server believes of a new connection
  private waits = false;

  constructor(private readonly say: (visible: boolean) => void) {
    document.addEventListener('visibilitychange', this.changed);
  }

  /** A new connection: it is looked at, unless it is said otherwise. */
  tell(): void {
    this.told = true;
    this.changed();
  }

  /** Whether the one at this device has to decide something. */
  awaited(waits: boolean): void {
    this.waits = waits;
    this.mark();
  }

  end(): void {
    document.removeEventListener('visibilitychange', this.changed);
    this.waits = false;
    this.mark();
  }

  private changed = (): void => {
    const visible = !document.hidden;
    if (visible !== this.told) this.say(visible);
    this.told = visible;
    this.mark();
  };

  private mark(): void {
    if (!matchMedia('(display-mode: standalone)').matches) return; // not installed: no icon to mark
    const badge: Badge = navigator;
    const done = this.waits && document.hidden ? badge.setAppBadge?.() : badge.clearAppBadge?.();
    void done?.catch(() => null); // a system without such marks
  }
}
