// What a person has chosen on this device.

import type { Figure } from '../generated/messages';

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'day' | 'night';
export const SPEEDS = ['calm', 'brisk', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'motherlode';

interface Chosen {
  language: Language;
  theme: Theme;
  sound: boolean;
  help: boolean; // in the first match of a game
  still: boolean; // less motion than the system asks for
  speed: Speed; // of what bots do and of what is shown
  name: string; // what one called oneself here the last time
  given: string; // the name that the server gave to somebody without one
  figure: Figure; // how one looked here the last time
}

function ofBrowser(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function remembered(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
  } catch {
    return {}; // a private window, or somebody else's content
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #chosen = $state<Chosen>({
    language: ofBrowser(),
    theme: 'auto',
    sound: true,
    help: true,
    still: false,
    speed: 'calm',
    name: '',
    given: '',
    figure: {},
    ...remembered(),
  });
  #dark = $state(dark.matches);
  #calm = $state(calm.matches);

  constructor() {
    dark.addEventListener('change', () => (this.#dark = dark.matches));
    calm.addEventListener('change', () => (this.#calm = calm.matches));
  }

  get language() {
    return this.#chosen.language;
  }
  get theme() {
    return this.#chosen.theme;
  }
  get sound() {
    return this.#chosen.sound;
  }
  get help() {
    return this.#chosen.help;
  }
  get still() {
    return this.#chosen.still;
  }
  get speed(): Speed {
    return SPEEDS.includes(this.#chosen.speed) ? this.#chosen.speed : 'calm';
  }
  get name() {
    return this.#chosen.name;
  }
  get given() {
    return this.#chosen.given;
  }
  get figure() {
    return this.#chosen.figure;
  }
  get night(): boolean {
    return this.theme === 'auto' ? this.#dark : this.theme === 'night';
  }
  get motion(): 'full' | 'reduced' {
    return this.#calm || this.still ? 'reduced' : 'full';
  }

  choose(change: Partial<Chosen>) {
    Object.assign(this.#chosen, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // nothing is remembered then, and everything works all the same
    }
  }
}

export const settings = new Settings();
