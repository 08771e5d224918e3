// How far the table in the page has come: what is shown while somebody waits for it.

export type Why = 'no-workers' | 'no-wasm' | 'no-storage' | 'no-files' | 'newer' | 'elsewhere' | 'broken';

interface Loading {
  state: 'asleep' | 'loading' | 'ready' | 'failed';
  part: number; // of all that is loaded, from 0 to 1
  why: Why | null;
}

export const loading = $state<Loading>({ state: 'asleep', part: 0, why: null });
