// A tap is a press and a release on one spot. Browsers forget a press when what was pressed leaves the page
// before the release, as a card's face does that is turned back under the finger: then there is no click.

const spotOf = (event: Event): Element | null => (event.target as Element).closest('[data-spot]');

/** `<section {@attach taps}>`: on everything in it a tap is a click, whatever is drawn anew meanwhile. */
export function taps(host: HTMLElement): () => void {
  let pressed: Element | null = null;
  let clicked = false;

  function down(event: PointerEvent) {
    pressed = event.button === 0 && event.isPrimary ? spotOf(event) : null;
    clicked = false;
  }

  function up(event: PointerEvent) {
    const spot = pressed;
    pressed = null;
    // A finger's click is aimed when it is lifted, and finds what is there then.
    if (!spot || event.pointerType === 'touch' || spotOf(event) !== spot) return;
    // The click comes before any timer does, where it comes.
    setTimeout(() => {
      if (!clicked && spot.isConnected)
        spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    });
  }

  const click = () => (clicked = true);

  host.addEventListener('pointerdown', down, { capture: true });
  host.addEventListener('pointerup', up, { capture: true });
  addEventListener('click', click, { capture: true }); // of the window: what a drag swallows was a click, too
  return () => {
    host.removeEventListener('pointerdown', down, { capture: true });
    host.removeEventListener('pointerup', up, { capture: true });
    removeEventListener('click', click, { capture: true });
  };
}
