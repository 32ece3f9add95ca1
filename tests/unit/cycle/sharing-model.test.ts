import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { play } from './sharing-model.ts';
import { steps } from './sharing-steps.ts';

/** The model runs on virtual time. A lazy import takes real time, so these are loaded beforehand. */
beforeAll(() =>
  Promise.all([
    import('../../../src/sync/outbox/cycle-notes.ts'),
    import('../../../src/sync/outbox/retry-change.ts'),
    import('../../../src/sync/outbox/discard-change.ts'),
  ]),
);

test('whatever is noted, lost, refused, cut short or kept here, devices show what the account was told last and what waits', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      expect(await play(all)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
