// Where all is shown at once, what changed is marked for a moment.

const MARKED = 900; // milliseconds

export function markChanged(root: HTMLElement | null, spots: readonly string[]): void {
  if (!root || !spots.length) return;
  requestAnimationFrame(() => {
    const marked = [...root.querySelectorAll('[data-spot]')].filter((element) =>
      spots.includes(element.getAttribute('data-spot')!),
    );
    marked.forEach((element) => element.setAttribute('data-changed', ''));
    setTimeout(() => marked.forEach((element) => element.removeAttribute('data-changed')), MARKED);
  });
}
