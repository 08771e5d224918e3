import { expect, test } from 'vitest';
import { verify } from './proof';
import sample from './proof.sample.json'; // made by the engine: scripts/proofs.py

const { proof, chances } = sample;

test('the browser recomputes what the engine drew', async () => {
  expect(await verify(proof, chances, null)).toEqual({ kind: 'holds', checked: chances.length });
});

test('a changed outcome is found, and which', async () => {
  const bent = chances.map((chance, at) => (at === 4 ? { ...chance, outcome: 1 - chance.outcome } : chance));
  expect(await verify(proof, bent, null)).toEqual({ kind: 'differs', number: chances[4]!.number });
});

test('another seed than the promised one is found', async () => {
  expect(await verify({ ...proof, seed: 'ff'.repeat(32) }, chances, null)).toEqual({ kind: 'other-promise' });
  expect(await verify(proof, chances, 'ab'.repeat(32))).toEqual({ kind: 'other-promise' });
  expect(await verify(proof, chances, proof.commitment)).toMatchObject({ kind: 'holds' });
});

test('an unknown kind of proof is not taken for a good one', async () => {
  expect(await verify({ ...proof, scheme: 'dice/0' }, chances, null)).toEqual({ kind: 'unknown-scheme' });
});
