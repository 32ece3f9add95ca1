import { expect, test, vi } from 'vitest';
import { createMemberServer } from '../../../../tests/support/unit/member-server.ts';
import { json, unreachable } from '../../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness, TODAY } from '../../../../tests/support/unit/sync-harness.ts';
import { lifestyle, wellness } from '../../../../tests/support/unit/sync-samples.ts';
import { countUnsent } from '../../outbox/rows/outbox.ts';
import { readToldDay } from '../../rows/budget.ts';
import { waterGoalOf } from '../water-goal.ts';
import { readPlan } from './plan.ts';
import { readReadyUntil } from './week.ts';

const start = (...args: Parameters<typeof createHarness>): Harness =>
  createHarness(args[0], { extensions: ['journal'], ...args[1] });

const FRIDAY = '2026-11-27';

test.each([
  ['in five calls', ['journal'], 5, false],
  ['with the figures of each day where the backend alone knows them', [], 11, true],
] as const)(
  'the week comes whole after sign-in, %s, with progress that ends',
  async (_, extensions, calls, counts) => {
    const loadCatalogue = vi.fn(async () => true);
    const harness = createHarness(createMemberServer().answer, {
      extensions: [...extensions],
      parts: { loadCatalogue },
    });
    const seen: (string | null)[] = [];
    harness.sync.subscribePrefetch(() => {
      const progress = harness.sync.prefetchProgress();
      seen.push(progress === null ? null : `${progress.done}/${progress.total}`);
    });
    expect(await readReadyUntil(harness.db, TODAY)).toBeNull();
    const stop = harness.sync.start();
    await expect.poll(() => seen.at(-1)).toBeNull();
    stop();
    expect(seen).toEqual([...Array.from({ length: calls + 1 }, (__, done) => `${done}/${calls}`), null]);
    expect(await readReadyUntil(harness.db, TODAY)).toBe(FRIDAY);
    expect((await harness.db.budgets.get(FRIDAY)) !== undefined).toBe(counts);
    expect(loadCatalogue).toHaveBeenCalledTimes(1);
    expect(harness.calls().includes('GET /django/ext/v1/journal?after=0')).toBe(!counts);
    expect(harness.calls().some((call) => call.endsWith('/thread'))).toBe(true);
  },
);

test('the week is fetched once more where the network came back while it was fetched without one', async () => {
  let letGo = (): void => undefined;
  const held = new Promise<boolean>((resolve) => {
    letGo = () => resolve(true);
  });
  const loadCatalogue = vi.fn(() => held);
  const harness = start(unreachable, { parts: { loadCatalogue } });
  void harness.sync.prefetch();
  await expect.poll(() => loadCatalogue.mock.calls.length).toBe(1);
  harness.network.script.answer = createMemberServer().answer;
  const again = harness.sync.prefetch();
  letGo();
  await again;
  expect(await readPlan(harness.db)).not.toBeNull();
});

test('the week that is here is only refreshed', async () => {
  const harness = start(createMemberServer().answer);
  await harness.sync.prefetch();
  const first = harness.calls().length;
  const stop = harness.sync.start();
  await expect.poll(() => harness.calls()).toHaveLength(first + 3);
  stop();
  expect(harness.sync.prefetchProgress()).toBeNull();
});

test('the week is asked for again while the backend makes another one of what was delivered', async () => {
  const server = createMemberServer();
  const harness = start(server.answer);
  await harness.sync.refresh('plan');
  const made = (await readPlan(harness.db))?.fetchedAt ?? 0;
  const reads = () => harness.calls().filter((call) => call.includes('/nutrition/meal/')).length;
  const readsLater = () => {
    harness.clock.advance(1_500);
    return reads();
  };
  harness.network.script.answer = (request) => {
    if (request.url.includes('/nutrition/meal/')) return json([]);
    return request.init.method === 'POST' ? json({}) : server.answer(request);
  };
  expect(await harness.sync.submit({ intent: wellness })).toEqual({ kind: 'delivered' });
  await expect.poll(readsLater).toBeGreaterThan(3);
  harness.network.script.answer = server.answer;
  await expect
    .poll(async () => readsLater() && (await readPlan(harness.db))?.fetchedAt)
    .toBeGreaterThan(made);
  await expect.poll(harness.clock.timers).toBe(0);
});

test('the week tells how much to drink before it is made, and asks for that once', async () => {
  const harness = start(({ url }) =>
    json(url.includes('/nutrition/meal/') ? [] : { daily_water_goal: 2.2, journal_seq: 0 }),
  );
  await harness.sync.refresh('plan');
  await harness.sync.refresh('plan');
  expect(harness.calls().filter((call) => call.includes('today-nutrition-budget'))).toHaveLength(1);
  expect(waterGoalOf(await readToldDay(harness.db, TODAY), null)).toBe(2.2);
});

test('the week is kept for good if the browser agrees: asked once, after the first plan', async () => {
  const askToPersist = vi.fn(() => new Promise<void>(() => undefined));
  const server = createMemberServer();
  const harness = start(() => json([]), { parts: { askToPersist } });
  await harness.sync.refresh('plan');
  expect(askToPersist).not.toHaveBeenCalled();
  harness.network.script.answer = server.answer;
  await harness.sync.refresh('plan');
  await harness.sync.refresh('plan');
  expect(askToPersist).toHaveBeenCalledTimes(1);
});

test('the week is ready up to the first day without a meal', async () => {
  const day = { 'Total calorie': 900, lunch: { Dal: 900 } };
  const harness = start(() => json([{ meals: { Meal_plan: { Saturday: day, Sunday: day, Tuesday: day } } }]));
  await harness.sync.refresh('plan');
  expect(await readReadyUntil(harness.db, TODAY)).toBe('2026-11-22');
  expect(await readReadyUntil(harness.db, '2026-11-23')).toBeNull();
});

test('working offline by choice sends and fetches nothing, says so at once, and catches up afterwards', async () => {
  const harness = start(createMemberServer().answer);
  await harness.sync.setOfflineByChoice(true);
  const stop = harness.sync.start();
  expect(await harness.sync.submit({ intent: lifestyle('Friday') })).toEqual({
    kind: 'queued',
    error: { kind: 'offline' },
  });
  await harness.sync.sendNow();
  expect(await harness.sync.refresh('plan')).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(harness.calls()).toEqual([]);
  expect(harness.clock.timers()).toBe(1);
  await harness.sync.setOfflineByChoice(false);
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  await expect.poll(() => readPlan(harness.db)).not.toBeNull();
  stop();
});
