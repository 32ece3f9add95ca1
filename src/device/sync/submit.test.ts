import { expect, test } from 'vitest';
import { hanging, heldAnswer, html, json, unreachable } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness } from '../../../tests/support/unit/sync-harness.ts';
import { chat, profileSave, wellness } from '../../../tests/support/unit/sync-samples.ts';
import { NO_ANSWERS, type PlanInputs } from '../../contract/plan.ts';
import { openLastError } from '../outbox/rows/last-error.ts';
import { countUnsent, listOutbox } from '../outbox/rows/outbox.ts';
import { preparePlanInputs, readPlanInputs } from '../rows/plan-inputs.ts';
import { readProfile } from '../rows/profile.ts';

const INPUTS: PlanInputs = { ...NO_ANSWERS, kidney_disease: true };

test('a submitted form of sealed answers keeps the server’s words, which may repeat one, under the same seal', async () => {
  const harness = createHarness(({ init }) =>
    init.method === 'POST'
      ? json({ allergies: ['"Peanut" is not known.'], code: 'Peanut' }, 400)
      : json({}, 404),
  );
  expect(await harness.sync.submit({ intent: wellness })).toMatchObject({
    kind: 'refused',
    error: { detail: '"Peanut" is not known.', fields: { allergies: ['"Peanut" is not known.'] } },
  });
  const [row] = await listOutbox(harness.db);
  expect(JSON.stringify(row)).not.toMatch(/peanut|allergies/i);
  if (row === undefined) throw new Error('The row is gone');
  expect(await openLastError(harness.db, row)).toMatchObject({ code: 'Peanut' });
});

test.each([
  ['without a network', unreachable, 'offline'],
  ['when the network hangs', hanging, 'timeout'],
  ['when the server fails', () => html(500), 'rejected'],
  ['when the token is dead', () => json({}, 401), 'unauthorized'],
])('a submitted form %s is kept and will be sent', async (_, answer, kind) => {
  const harness = createHarness(answer);
  expect(await harness.sync.submit(chat('hello'))).toMatchObject({ kind: 'queued', error: { kind } });
  expect(await countUnsent(harness.db)).toBe(1);
});

test('a submitted form says so when the device could not keep it, and sends nothing', async () => {
  const harness = createHarness();
  const write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const outcome = await harness.sync.submit({ ...chat('hello'), write });
  expect(outcome).toEqual({ kind: 'failed', error: { kind: 'storage', reason: 'QuotaExceededError' } });
  expect(await countUnsent(harness.db)).toBe(0);
});

test('a submitted form that the backend has no call for stays on the device', async () => {
  const harness = createHarness();
  const write = await preparePlanInputs(harness.db, INPUTS, 1);
  const command = { write, intent: { kind: 'plan-inputs.put', payload: INPUTS } } as const;
  expect(await harness.sync.submit(command)).toEqual({ kind: 'kept' });
  expect(await readPlanInputs(harness.db)).toEqual({ ok: true, value: INPUTS });
  expect(harness.network.requests).toEqual([]);
});

test('the profile shows unsent changes over the server’s copy, and a refresh does not undo them', async () => {
  const harness = createHarness(({ init }) =>
    init.method === 'GET' ? json({ id: 9, name: 'Old' }) : html(502),
  );
  await harness.sync.refresh('profile');
  await harness.sync.submit({ intent: profileSave('New') });
  await harness.sync.refresh('profile');
  expect(await readProfile(harness.db)).toMatchObject({ pending: true, profile: { id: '9', name: 'New' } });
});

test('sending before a logout waits for what is on its way, then counts what is left', async () => {
  const { answer, give } = heldAnswer();
  const harness = createHarness(answer);
  await harness.sync.run(chat('hello'));
  await expect.poll(() => harness.network.requests).toHaveLength(1);
  let counted = false;
  const left = harness.sync.sendNow().finally(() => {
    counted = true;
  });
  for (let query = 0; query < 20; query += 1) await countUnsent(harness.db);
  expect(counted).toBe(false);
  give(json({ message: 'hi' }));
  expect(await left).toEqual({ ok: true, value: 0 });
});

test('online again, what failed for the network does not wait for its back-off', async () => {
  const harness = createHarness(unreachable);
  const stop = harness.sync.start();
  await harness.sync.submit(chat('hello'));
  harness.network.script.answer = () => json({ message: 'hi' });
  harness.goOnline();
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  stop();
});
