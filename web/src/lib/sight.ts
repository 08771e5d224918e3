/** What comes into the page below its edge, or under a bar, is brought into sight. */
export function inSight(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
}
