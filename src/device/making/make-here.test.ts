import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../catalogue/load.ts';
import { createMemberServer } from '../../../tests/support/unit/member-server.ts';
import { json, unreachable } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { profileCreate } from '../../../tests/support/unit/sync-samples.ts';
import { NO_ANSWERS } from '../../contract/plan.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { WeekRequest } from '../../domain/plan/making/make-plan.ts';
import { planWeek } from '../../domain/plan/solver/plan-week.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { ok } from '../../terms/result.ts';
import { plannedDaysOf } from '../db/device-plan.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { writeMemberSetting } from '../db/settings.ts';
import { readPlan, readPlanRefusal } from '../plan/read/plan.ts';
import { preparePlanInputs } from '../rows/plan-inputs.ts';
import { makePlanHere } from './make-here.ts';

const catalogue = loadCatalogue();

let today: LocalDay = TODAY;
const portsOf = (harness: Pick<Harness, 'clock'>) => ({
  planner: { makeWeek: async (request: WeekRequest) => planWeek({ ...request, catalogue }) },
  catalogue: { load: async () => ok(catalogue) },
  clock: { now: harness.clock.now, today: () => today },
  ids: { next: () => crypto.randomUUID() },
  random: () => 0.5,
});

const start = (options: Parameters<typeof createHarness>[1] = {}): Harness => {
  const harness: Harness = createHarness(unreachable, {
    ...options,
    parts: { makePlan: (db, travels) => makePlanHere(db, portsOf(harness), travels), ...options.parts },
  });
  return harness;
};

const weekHere = async (db: MemberDatabase) => {
  const kept = await readPlan(db);
  return kept === null ? null : { id: kept.plan.planId, days: plannedDaysOf(kept.plan) };
};

const skipCard = (db: MemberDatabase) => writeMemberSetting(db, 'safetyCard', 'done');

const harness = start();
const { db, sync, session } = harness;
session.startTrial(db.memberId);

test('a trial without an account has a week from today on once the questions are answered, and calls nobody', async () => {
  expect((await sync.submit({ intent: profileCreate })).kind).toBe('delivered');
  await writeMemberSetting(db, 'safetyCard', 'due');
  await sync.refresh('plan');
  expect(await weekHere(db), 'the question about allergies comes first').toBeNull();
  await skipCard(db);
  await sync.refresh('plan');
  const week = await weekHere(db);
  expect(week?.days.map(({ date }) => date)).toEqual(
    Array.from({ length: 8 }, (_, ahead) => addDays(TODAY, ahead)),
  );
  expect(week?.days.every(({ meals }) => meals.length >= 3)).toBe(true);
  expect(harness.calls()).toEqual([]);
});

test('a trial without an account has another week when its answers change, and the same one while they do not', async () => {
  const before = await weekHere(db);
  harness.clock.advance(1_000);
  await sync.refresh('plan');
  expect(await weekHere(db)).toEqual(before);
  const inputs = { ...NO_ANSWERS, allergies: ['milk' as const] };
  const write = await preparePlanInputs(db, inputs, harness.clock.now());
  const saved = await sync.submit({ write, intent: { kind: 'plan-inputs.put', payload: inputs } });
  expect(saved.kind).toBe('delivered');
  await expect.poll(async () => (await weekHere(db))?.id).not.toBe(before?.id);
  const dishes = (await weekHere(db))?.days.flatMap(({ meals }) => meals) ?? [];
  expect(dishes.some(({ recipeId }) => catalogue.dishes.get(recipeId)?.allergens.includes('milk'))).toBe(
    false,
  );
});

test('a trial without an account has another week at once by figures of its own', async () => {
  const payload = { kcal: null, protein: 120, carbs: null };
  await sync.record({ kind: 'targets.set', day: TODAY, payload });
  await expect.poll(async () => (await readPlan(db))?.plan.targets?.protein).toBe(120);
});

test('a trial without an account goes on: three days later it reaches a week further, and what was planned stays', async () => {
  const before = await weekHere(db);
  today = addDays(TODAY, 3);
  await sync.refresh('plan');
  const after = await weekHere(db);
  expect(after?.id).toBe(before?.id);
  const planned = after?.days.map(({ date }) => date) ?? [];
  expect([planned[0], planned.at(-1)]).toEqual([addDays(TODAY, 1), addDays(TODAY, 14)]);
  expect(after?.days.slice(0, 7)).toEqual(before?.days.slice(1));
  today = TODAY;
});

test('a trial without an account is told why where no week is possible, and has one again afterwards', async () => {
  const inputs = { ...NO_ANSWERS, kidney_disease: true };
  const put = async (answers: typeof inputs) => {
    harness.clock.advance(1_000);
    const write = await preparePlanInputs(db, answers, harness.clock.now());
    await sync.submit({ write, intent: { kind: 'plan-inputs.put', payload: answers } });
    return sync.refresh('plan');
  };
  await put(inputs);
  expect((await readPlanRefusal(db))?.kind).toBe('kidney-disease');
  await put(NO_ANSWERS as typeof inputs);
  expect(await readPlanRefusal(db)).toBeNull();
});

test('an account that nobody answers has its first week from this device, and hands it over when somebody does', async () => {
  const harness = start({ extensions: ['own-week', 'plan-inputs', 'journal'] });
  const { db, sync } = harness;
  expect((await sync.submit({ intent: profileCreate })).kind).toBe('queued');
  await skipCard(db);
  await sync.refresh('plan');
  const week = await weekHere(db);
  expect(week?.days).toHaveLength(8);
  const rows = await db.outbox.orderBy('order').toArray();
  expect(rows.map(({ kind }) => kind)).toEqual(['profile.create', 'plan.put']);
  expect(rows[1]?.payload).toMatchObject({ plan_id: week?.id });
  const server = createMemberServer();
  harness.network.script.answer = (request) =>
    request.url.includes('/ext/v1/plan/') ? json({ plan_id: week?.id }) : server.answer(request);
  const stop = sync.start();
  await expect.poll(() => db.outbox.count()).toBe(0);
  await expect.poll(() => harness.calls().some((call) => call.includes('/nutrition/meal/'))).toBe(true);
  const calls = harness.calls();
  const at = (part: string) => calls.findIndex((call) => call.includes(part));
  expect(at('PUT /django/ext/v1/plan/'), 'the plan is asked for once the week was handed over').toBeLessThan(
    at('GET /django/nutrition/meal/'),
  );
  await expect.poll(async () => (await readPlan(db))?.madeOf).toBeUndefined();
  stop();
});

test('an account that nobody answers waits for the backend where that is there', async () => {
  const harness = start({ extensions: ['own-week', 'journal'] });
  harness.network.script.answer = ({ url }) =>
    url.includes('/create/profile/') ? new Promise(() => undefined) : json([]);
  void harness.sync.submit({ intent: profileCreate });
  await skipCard(harness.db);
  await expect.poll(() => harness.db.outbox.count()).toBe(1);
  await harness.sync.refresh('plan');
  expect(await weekHere(harness.db)).toBeNull();
});
