/** What comes into the page below its edge, or under a bar, is brought into sight. */
export function inSight(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
}

/** What scrolls can be scrolled with keys; what does not is no stop on the way. Whether there is more below
 * is said by `data-more`, for a sign of it. */
export function scrollable(element: HTMLElement): () => void {
  const look = () => {
    const { scrollHeight, clientHeight, scrollTop } = element;
    if (scrollHeight > clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
    element.toggleAttribute('data-more', scrollHeight - clientHeight - scrollTop > 4);
  };
  element.addEventListener('scroll', look, { passive: true });
  const watch = new ResizeObserver(look);
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  return () => {
    watch.disconnect();
    element.removeEventListener('scroll', look);
  };
}
