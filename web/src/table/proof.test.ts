import { expect, test } from 'vitest';
import { verify } from './proof';
import sample from './proof.sample.json'; // made by the engine: scripts/proofs.py

const { proof, chances } = sample;

test('the browser recomputes what the engine drew', async () => {
  expect(await verify(proof, chances, null)).toEqual({ kind: 'holds', checked: chances.length, against: 'record' });
});

test('a changed outcome is found, and which', async () => {
  const bent = chances.map((chance, at) => (at === 4 ? { ...chance, outcome: 1 - chance.outcome } : chance));
  expect(await verify(proof, bent, null)).toEqual({ kind: 'differs', number: chances[4]!.number });
});

test('another seed than the promised one is found', async () => {
  expect(await verify({ ...proof, seed: 'ff'.repeat(32) }, chances, null)).toEqual({ kind: 'other-promise' });
  expect(await verify(proof, chances, { commitment: 'ab'.repeat(32) })).toEqual({ kind: 'other-promise' });
  expect(await verify(proof, chances, { commitment: proof.commitment })).toMatchObject({
    kind: 'holds',
    against: 'seed',
  });
});

test('an unknown kind of proof is not taken for a good one', async () => {
  expect(await verify({ ...proof, scheme: 'dice/0' }, chances, null)).toEqual({ kind: 'unknown-scheme' });
});

test('what this browser has added has to be in it', async () => {
  const { commitment, entropy } = proof;
  expect(await verify(proof, chances, { commitment, entropy: 'dead beef' })).toEqual({ kind: 'without-yours' });
  expect(await verify(proof, chances, { commitment, entropy: entropy[0]! })).toMatchObject({
    kind: 'holds',
    against: 'own',
  });
});

test('it does not say more than this browser can know', async () => {
  const { commitment } = proof;
  expect(await verify(proof, chances, { commitment, late: true })).toMatchObject({ kind: 'holds', against: 'record' });
  expect(await verify(proof, chances, { commitment: 'ab', late: true })).toEqual({ kind: 'other-promise' });
  expect(await verify(proof, chances, { commitment: 'ab', entropy: 'x', unsure: true })).toMatchObject({
    kind: 'holds',
    against: 'record',
  });
  expect(await verify(proof, chances, { commitment, entropy: 'x', unsure: true })).toEqual({ kind: 'without-yours' });
});
