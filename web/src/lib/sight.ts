/** What comes into the page below its edge, or under a bar, is brought into sight. */
export function inSight(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
}

/** What scrolls can be scrolled with keys; what does not is no stop on the way. */
export function scrollable(element: HTMLElement): () => void {
  const look = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  return () => watch.disconnect();
}
