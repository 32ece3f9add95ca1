import { expect, test } from 'vitest';
import { json } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { profileSave, wellness } from '../../../tests/support/unit/sync-samples.ts';
import { toRow } from '../outbox/drain/command.ts';
import { addRow } from '../outbox/rows/outbox.ts';
import { isFirstPlanHeld } from '../plan/read/first-plan.ts';

const week = {
  kind: 'plan.put' as const,
  payload: { plan_id: crypto.randomUUID(), days: [{ date: TODAY, meals: [] }] },
};
const water = { id: crypto.randomUUID(), kind: 'water.add' as const, day: TODAY, payload: { litres: 0.25 } };
const log = { kind: 'journal.append' as const, payload: { operations: [water] } };

test('a first week goes out after the answers and the log, and holds nothing up', async () => {
  let isUp = false;
  const { db, sync, calls } = createHarness(
    ({ url }) => {
      if (url.includes('wellness')) return json({ user_id: '1' }, isUp ? 200 : 503);
      if (url.includes('journal')) return json({ accepted: [{ id: water.id, seq: 1 }], before: 0 });
      return json({ plan_id: week.payload.plan_id, id: '1', name: 'Ana', taken: true });
    },
    { extensions: ['journal', 'own-week'] },
  );
  for (const intent of [week, profileSave('Ana'), wellness, log])
    await addRow(db, await toRow(db, intent, crypto.randomUUID(), 1));
  await sync.sendNow();
  expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['plan.put', 'wellness.submit']);
  expect(await isFirstPlanHeld(db)).toBe(true);
  isUp = true;
  await db.outbox.toCollection().modify({ nextAt: 0 });
  await sync.sendNow();
  expect(await db.outbox.count()).toBe(0);
  expect(
    calls()
      .filter((call) => /plan\/|wellness/.test(call))
      .at(-1),
  ).toContain('/ext/v1/plan/');
});

test('a chosen week that the server does not take is told', async () => {
  const { db, sync } = createHarness(() => json({ plan_id: week.payload.plan_id, taken: false }), {
    extensions: ['own-week'],
  });
  await sync.run({ intent: { ...week, payload: { ...week.payload, instead: true } } });
  await expect.poll(() => db.outbox.count()).toBe(0);
  expect((await db.settings.get('trialWeek'))?.value).toBe('not-taken');
});
