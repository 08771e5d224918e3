// How large things can be drawn, so that all of them are seen: the largest unit at which nothing overflows.

const SIZES = [124, 110, 98, 88, 78, 70, 62, 56, 50, 44]; // pixels; below 44 nothing could be tapped: then it scrolls

/** `<div {@attach fits(() => key)}>`: sets --u anew when the size or the key changes, and not in between. */
export function fits(key: () => string): (board: HTMLElement) => () => void {
  return (board) => {
    void key();
    const fit = () => {
      for (const size of SIZES) {
        board.style.setProperty('--u', `${size}px`);
        if (board.scrollHeight <= board.clientHeight + 1 && board.scrollWidth <= board.clientWidth + 1) break;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(board);
    return () => watch.disconnect();
  };
}
