// Where all is shown at once, what changed is marked for a moment.

const MARKED = 900; // milliseconds

export function markChanged(root: HTMLElement | null, spots: readonly string[]): void {
  if (!root || !spots.length) return;
  requestAnimationFrame(() => {
    // A frame around half the board would not say where.
    const most = Math.min(root.clientWidth, root.clientHeight) / 3;
    const marked = [...root.querySelectorAll('[data-spot]')].filter(
      (element) => spots.includes(element.getAttribute('data-spot')!) && element.getBoundingClientRect().width < most,
    );
    marked.forEach((element) => element.setAttribute('data-changed', ''));
    setTimeout(() => marked.forEach((element) => element.removeAttribute('data-changed')), MARKED);
  });
}
