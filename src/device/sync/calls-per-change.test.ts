import { expect, test } from 'vitest';
import { createMemberServer } from '../../../tests/support/unit/member-server.ts';
import { createHarness, type Harness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { chat, lifestyle, profileSave, wellness } from '../../../tests/support/unit/sync-samples.ts';
import { foldDay } from '../../domain/food/journal/fold.ts';
import { readJournalCursor, readJournalDay } from '../journal/journal.ts';
import { countUnsent } from '../outbox/rows/outbox.ts';

/** Phones pay for each call with battery and data: a change makes the calls that it needs, and no other. */

let harness: Harness;

const water = { kind: 'water.add', day: TODAY, payload: { litres: 0.25 } } as const;

const start = (answer = createMemberServer().answer): void => {
  harness = createHarness(answer, { extensions: ['journal', 'idempotency'] });
};

/** The calls until everything is sent and what the answers made stale is fetched. */
const callsOf = async (change: () => Promise<unknown>): Promise<readonly string[]> => {
  const before = harness.calls().length;
  await change();
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  await harness.sync.sendNow();
  for (const resource of ['journal', 'profile', 'plan', 'chat'] as const)
    await expect.poll(() => harness.sync.freshness(resource).running).toBe(false);
  return harness
    .calls()
    .slice(before)
    .map((call) => call.replace(/\?.*$/, ''));
};

test('water and its Undo are one call each, and nothing is pulled', async () => {
  start();
  const drink = () => callsOf(() => harness.sync.record(water));
  expect(await drink()).toEqual(['POST /django/ext/v1/journal']);
  expect(await drink()).toEqual(['POST /django/ext/v1/journal']);
  expect(await readJournalCursor(harness.db)).toBe(2);
});

test('what another device wrote in between is pulled', async () => {
  const server = createMemberServer();
  start(server.answer);
  await callsOf(() => harness.sync.record(water));
  server.append([{ ...water, id: '00000000-0000-4000-9000-000000000001' }]);
  expect(await callsOf(() => harness.sync.record(water))).toEqual([
    'POST /django/ext/v1/journal',
    'GET /django/ext/v1/journal',
  ]);
  expect(foldDay(await readJournalDay(harness.db, TODAY)).waterLitres).toBe(0.75);
  expect(await readJournalCursor(harness.db)).toBe(3);
});

test('lifestyle answers, a name and a chat message shape no plan: one call each', async () => {
  start();
  expect(await callsOf(() => harness.sync.submit({ intent: lifestyle('Friday') }))).toHaveLength(1);
  expect(await callsOf(() => harness.sync.submit({ intent: profileSave('Anna') }))).toHaveLength(1);
  expect(await callsOf(() => harness.sync.run(chat('hello')))).toHaveLength(1);
});

test('a wellness answer brings the plan that it may have changed', async () => {
  start();
  const calls = await callsOf(() => harness.sync.submit({ intent: wellness }));
  expect(calls.filter((call) => call.startsWith('GET')).sort()).toEqual([
    'GET /django/ext/v1/journal',
    expect.stringMatching(/^GET .*nutrition\/meal/),
  ]);
});
