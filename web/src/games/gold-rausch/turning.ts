// A card is turned over: it comes and goes by its edge, or only fades where nothing may travel.

import { cubicOut } from 'svelte/easing';
import { lasting, travels } from '../../kit/tempo';

export function turned(_: Element, { out = false, delay = 0 } = {}) {
  const rest = travels();
  return {
    duration: lasting(240),
    delay: out || !rest ? 0 : lasting(delay),
    easing: cubicOut,
    css: (t: number) => {
      if (!rest) return `opacity: ${t}`;
      return out ? `opacity: ${t}; transform: scale(1, ${0.3 + 0.7 * t})` : `transform: scale(${Math.max(t, 0.02)}, 1)`;
    },
  };
}
