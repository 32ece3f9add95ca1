import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

/** The same requests each day; fuzz.long.test.ts draws others. */
const SEED = 20_261_121;

it('survives two hundred hostile requests', async () => {
  const statuses = await fuzz(200, SEED);
  // The requests reach the handlers, and are not all turned away at the door.
  expect(statuses[200]).toBeGreaterThan(10);
  expect(statuses[400]).toBeGreaterThan(20);
});
