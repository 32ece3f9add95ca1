import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('survives five hundred hostile requests', async () => {
  const seed = Date.now() % 2 ** 31;
  process.stdout.write(`Fuzz seed ${seed}\n`);
  const statuses = await fuzz(500, seed);
  // The requests reach the handlers, and are not all turned away at the door.
  expect(statuses[200]).toBeGreaterThan(25);
  expect(statuses[400]).toBeGreaterThan(50);
}, 120_000);
