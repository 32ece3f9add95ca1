import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('survives ten thousand hostile requests', async () => {
  const seed = Date.now() % 2 ** 31;
  const statuses = await fuzz(10_000, seed);
  process.stdout.write(`Fuzz seed ${seed}, answers by status: ${JSON.stringify(statuses)}\n`);
  expect(statuses[200]).toBeGreaterThan(500);
  expect(statuses[400]).toBeGreaterThan(1_000);
});
