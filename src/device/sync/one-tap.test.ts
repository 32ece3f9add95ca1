import { expect, test, vi } from 'vitest';
import { setMeals } from '../../../tests/support/kitchen-household.ts';
import { createHarness, type Harness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { beginCooking } from '../../domain/kitchen/cooking/cooking.ts';
import { readCooking, storeCooking } from '../journal/kitchen.ts';
import { listOutbox } from '../outbox/rows/outbox.ts';

/** A tap that says several things: all of them are stored, or none. */

let harness: Harness;

const move = [setMeals(TODAY, 'lunch', []), setMeals(TODAY, 'dinner', ['dal'])];

/** Nothing is sent: the token is gone. */
const start = async (extensions: readonly string[] = ['journal']): Promise<void> => {
  harness = createHarness(undefined, { extensions });
  harness.session.expire(harness.session.current()?.access ?? '');
  await harness.db.open();
};
const stored = async () => ({
  said: (await harness.db.journal.toArray()).map(({ kind, payload }) => ({ day: TODAY, kind, payload })),
  rows: await listOutbox(harness.db),
});

test.each([[['journal']], [[]]])('where they cannot be stored none is (%j)', async (extensions) => {
  await start(extensions);
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function abort(this: IDBTransaction) {
    this.abort();
  });
  expect(await harness.sync.record(...move)).toMatchObject({ ok: false, error: { kind: 'storage' } });
  expect(await stored()).toEqual({ said: [], rows: [] });
});

test.each([[['journal']], [[]]])('they are committed in the task of the tap (%j)', async (extensions) => {
  await start(extensions);
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const recorded = harness.sync.record(...move);
  // Promises only: the database has answered nothing yet, and a page that is left now can ask nothing more.
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(commit).toHaveBeenCalledTimes(1);
  expect(await recorded).toMatchObject({ ok: true });
  expect((await stored()).said).toEqual(move);
});

test('what else the tap changes on this device is stored with them, or nothing', async () => {
  await start();
  const cooking = {
    ...beginCooking({ recipeId: 'dal', date: TODAY, portion: 1, people: 1, later: 0 }),
    step: 9,
  };
  const failed = await harness.sync.recordWith(
    async (db) => {
      await storeCooking(db, cooking, 1);
      throw new DOMException('full', 'QuotaExceededError');
    },
    ...move,
  );
  expect(failed).toMatchObject({ ok: false });
  expect(await stored()).toEqual({ said: [], rows: [] });
  expect(await readCooking(harness.db, cooking)).toBeNull();

  expect(await harness.sync.recordWith((db) => storeCooking(db, cooking, 1), ...move)).toMatchObject({
    ok: true,
  });
  expect((await stored()).said).toEqual(move);
  expect(await readCooking(harness.db, cooking)).toMatchObject({ step: 9 });
});
