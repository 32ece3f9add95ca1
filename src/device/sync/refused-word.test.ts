import { expect, test } from 'vitest';
import { json } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { foldDay } from '../../domain/food/journal/fold.ts';
import { writeMemberSetting } from '../db/settings.ts';
import { readJournalDay } from '../journal/journal.ts';
import { settleAttempt } from '../outbox/drain/settle-attempt.ts';
import { claimNext, countUnsent, LEASE_MS, listOutbox } from '../outbox/rows/outbox.ts';

test('a word that is refused gives way to newer ones, until it is sent again', async () => {
  let refuses = true;
  let place = 0;
  const harness = createHarness(
    ({ url, init }) => {
      if (init.method !== 'POST' || !url.endsWith('/journal')) return json({ operations: [], more: false });
      const { operations } = JSON.parse(String(init.body));
      const isRefused =
        refuses && operations.some(({ payload }: { payload: { kg: number } }) => payload.kg === 71);
      if (isRefused) return json({ detail: 'No.' }, 403);
      return json({ accepted: operations.map(({ id }: { id: string }) => ({ id, seq: ++place })) });
    },
    { extensions: ['journal'] },
  );
  const weigh = (kg: number) => harness.sync.record({ day: TODAY, kind: 'weight.set', payload: { kg } });
  const shown = async () => foldDay(await readJournalDay(harness.db, TODAY)).weightKg;
  const refused = async () => (await listOutbox(harness.db)).filter(({ state }) => state === 'refused');

  await weigh(70);
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  await weigh(71);
  await expect.poll(async () => (await refused()).length).toBe(1);
  expect(await shown()).toBe(71);
  await weigh(72);
  await expect.poll(() => countUnsent(harness.db)).toBe(1);
  expect(await shown()).toBe(72);

  refuses = false;
  const [row] = await refused();
  await harness.sync.retry(row?.id ?? '');
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  expect(await shown()).toBe(71);
});

test('an answer that comes when another tab has the word already changes nothing', async () => {
  const { db, sync } = createHarness(undefined, { extensions: ['journal'] });
  await writeMemberSetting(db, 'workOffline', true);
  await sync.record({ day: TODAY, kind: 'weight.set', payload: { kg: 71 } });
  const first = await claimNext(db, 'journal', 0, 1);
  await claimNext(db, 'journal', LEASE_MS, 1);
  if (first.kind !== 'claimed') throw new Error('Nothing to send');
  const lastError = { kind: 'rejected', status: 403, code: null, detail: '', fields: {} } as const;
  await settleAttempt(db, first.batch, { lastError, sealedError: null }, { kind: 'refuse' }, 0);
  expect((await listOutbox(db)).map(({ state }) => state)).toEqual(['sending']);
  expect((await db.journal.toArray()).map(({ refusedAfter }) => refusedAfter)).toEqual([undefined]);
  expect(await db.notices.count()).toBe(0);
});
