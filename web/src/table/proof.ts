// The fairness proof, checked where the player sits: the same bytes as Committed in engine/chance.py.

import type { Promised } from './promise';

export interface Proof {
  scheme: string;
  commitment: string;
  seed: string;
  entropy: string[];
}

/** A chance event of a finished match: its number, the odds that the rules gave it, what came. */
export interface Chance {
  number: number;
  weights: number[];
  outcome: number;
}

/** What the outcomes were held against: this browser's own randomness, the seed as it was promised before the match,
 * or only what the record itself says, since this browser was not there before. */
export type Against = 'own' | 'seed' | 'record';

export type Verdict =
  | { kind: 'holds'; checked: number; against: Against }
  | { kind: 'unknown-scheme' }
  | { kind: 'other-promise' } // the seed is not the one that was committed to
  | { kind: 'without-yours' } // what this browser has added is not in it
  | { kind: 'differs'; number: number }; // this event should have come out otherwise

const SCHEME = 'hmac-sha-256/1';
const WORD = 1n << 64n;

/** `promised` is what this browser kept of the time before the match, if it was there. */
export async function verify(proof: Proof, chances: Chance[], promised: Promised | null): Promise<Verdict> {
  if (proof.scheme !== SCHEME) return { kind: 'unknown-scheme' };
  const seed = bytes(proof.seed);
  const commitment = await digestOf(proof.seed);
  if (commitment !== proof.commitment) return { kind: 'other-promise' };
  const known = promised?.unsure && promised.commitment !== commitment ? null : promised;
  if (known && known.commitment !== commitment) return { kind: 'other-promise' };
  if (known?.entropy && !proof.entropy.includes(known.entropy)) return { kind: 'without-yours' };
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (const chance of chances) {
    if ((await outcome(key, proof.entropy, chance)) !== chance.outcome) {
      return { kind: 'differs', number: chance.number };
    }
  }
  return {
    kind: 'holds',
    checked: chances.length,
    against: !known || known.late ? 'record' : known.entropy ? 'own' : 'seed',
  };
}

/** What was committed to, of a seed in hexadecimal. */
export async function digestOf(seed: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(seed)));
}

/** The first ticket of this event that falls below the largest multiple of the total. */
async function outcome(key: CryptoKey, entropy: string[], chance: Chance): Promise<number> {
  const total = BigInt(chance.weights.reduce((sum, weight) => sum + weight, 0));
  const fair = WORD - (WORD % total);
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(JSON.stringify([SCHEME, entropy, chance.number, attempt]));
    const digest = new DataView(await crypto.subtle.sign('HMAC', key, message));
    const ticket = digest.getBigUint64(0);
    if (ticket < fair) return byWeight(Number(ticket % total), chance.weights);
  }
}

function byWeight(ticket: number, weights: number[]): number {
  return weights.findIndex((weight) => {
    if (ticket < weight) return true;
    ticket -= weight;
    return false;
  });
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
