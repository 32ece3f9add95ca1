import { expect, it } from 'vitest';
import { longScale } from '../support/long-scale.ts';
import { fuzz } from './fuzz.ts';

const REQUESTS = 1_000 * longScale;

it(`survives ${REQUESTS} hostile requests`, async () => {
  const seed = Date.now() % 2 ** 31;
  const statuses = await fuzz(REQUESTS, seed);
  process.stdout.write(`Fuzz seed ${seed}, answers by status: ${JSON.stringify(statuses)}\n`);
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
  expect(statuses[400]).toBeGreaterThan(REQUESTS / 10);
});
