// The fairness proof, checked where the player sits: the same bytes as Committed in engine/chance.py.

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

export type Verdict =
  | { kind: 'holds'; checked: number }
  | { kind: 'unknown-scheme' }
  | { kind: 'other-promise' } // the seed is not the one that was committed to
  | { kind: 'differs'; number: number }; // this event should have come out otherwise

const SCHEME = 'hmac-sha-256/1';
const WORD = 1n << 64n;

/** `promised` is the commitment that this device was shown before the match began, if it was. */
export async function verify(proof: Proof, chances: Chance[], promised: string | null): Promise<Verdict> {
  if (proof.scheme !== SCHEME) return { kind: 'unknown-scheme' };
  const seed = bytes(proof.seed);
  const commitment = hex(await crypto.subtle.digest('SHA-256', seed));
  if (commitment !== proof.commitment || (promised && promised !== commitment)) {
    return { kind: 'other-promise' };
  }
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (const chance of chances) {
    if ((await outcome(key, proof.entropy, chance)) !== chance.outcome) {
      return { kind: 'differs', number: chance.number };
    }
  }
  return { kind: 'holds', checked: chances.length };
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
