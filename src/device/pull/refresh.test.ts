import { expect, test, vi } from 'vitest';
import { type Answer, html, json, unreachable } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { writeMemberSetting } from '../db/settings.ts';
import { readPlan } from '../plan/read/plan.ts';
import { countUnreadNotices } from '../rows/notices.ts';
import { readPhoto } from '../rows/photo.ts';
import { readProfile } from '../rows/profile.ts';
import type { SyncConfig } from '../sync/sync.ts';

const start = (answer: Answer, parts: Partial<SyncConfig> = {}) => createHarness(answer, { parts });

const DAY = { 'Total calorie': 900, lunch: { Dal: 900 } };
const plan = () => json([{ meals: { Meal_plan: { Saturday: DAY } } }]);
const whole: Answer = ({ url }) => {
  if (url.includes('/profiles/')) return json({ id: 9, name: 'Ana' });
  if (url.includes('/nutrition/meal/')) return plan();
  return json({ calories_lunch: 100 });
};

test('a refresh keeps what the server has, and when', async () => {
  const harness = start(whole);
  expect(await harness.sync.refresh('profile')).toEqual({ ok: true, value: 'kept' });
  expect(await harness.sync.refresh('plan')).toEqual({ ok: true, value: 'kept' });
  expect(await harness.sync.refresh(`budget:${TODAY}`)).toEqual({ ok: true, value: 'kept' });
  const fetchedAt = harness.clock.now();
  expect(await readProfile(harness.db)).toMatchObject({ fetchedAt, profile: { name: 'Ana' } });
  expect(await readPlan(harness.db)).toMatchObject({ fetchedAt, plan: { source: 'plain' } });
  expect(await harness.db.budgets.get(TODAY)).toMatchObject({ fetchedAt, budget: { calories_lunch: 100 } });
});

test.each([
  ['fails', unreachable],
  ['meets a broken server', () => html(500)],
  ['meets a page that says 200', () => html(200)],
  ['reads another shape', () => json({ detail: 'moved' })],
  ['finds nothing any more', () => json([])],
  ['reads a plan without a readable day', () => json([{ meals: { Meal_plan: { Saturday: 1 } } }])],
])('a refresh that %s leaves the copy and its age alone', async (_, answer) => {
  const harness = start(whole);
  await harness.sync.refresh('plan');
  const copy = await readPlan(harness.db);
  harness.clock.advance(60_000);
  harness.network.script.answer = answer;
  await harness.sync.refresh('plan');
  expect(await readPlan(harness.db)).toEqual(copy);
});

test('a refresh leaves the first plan alone until the allergy card is answered or skipped', async () => {
  const harness = start(whole);
  await writeMemberSetting(harness.db, 'safetyCard', 'due');
  expect(await harness.sync.refresh('plan')).toEqual({ ok: true, value: 'none' });
  await harness.sync.refreshAll();
  expect(await readPlan(harness.db)).toBeNull();
  expect(harness.calls().filter((call) => call.includes('/meal/'))).toEqual([]);
  await writeMemberSetting(harness.db, 'safetyCard', 'done');
  expect(await harness.sync.refresh('plan')).toEqual({ ok: true, value: 'kept' });
});

test('a refresh of a profile that the server lost keeps the one that is here', async () => {
  const harness = start(whole);
  await harness.sync.refresh('profile');
  harness.network.script.answer = () => json(null);
  expect(await harness.sync.refresh('profile')).toEqual({ ok: true, value: 'none' });
  expect(await readProfile(harness.db)).toMatchObject({ profile: { name: 'Ana' } });
});

test('a refresh is made once at a time', async () => {
  const harness = start(whole);
  await Promise.all([harness.sync.refresh('plan'), harness.sync.refresh('plan')]);
  expect(harness.calls()).toHaveLength(1);
  await harness.sync.refresh('plan');
  expect(harness.calls()).toHaveLength(2);
});

test('a refresh tells the screen what went wrong, until one succeeds', async () => {
  const harness = start(unreachable);
  await harness.sync.refresh('plan');
  expect(harness.sync.freshness('plan')).toEqual({ running: false, error: { kind: 'offline' } });
  expect(harness.sync.freshness('plan')).toBe(harness.sync.freshness('plan'));
  harness.network.script.answer = whole;
  await harness.sync.refresh('plan');
  expect(harness.sync.freshness('plan')).toEqual({ running: false, error: null });
});

test('a refresh of everything brings the week’s budgets, later only today’s', async () => {
  const harness = start(whole);
  await harness.sync.refreshAll();
  expect(await harness.db.budgets.get('2026-11-27')).toBeDefined();
  const first = harness.calls().length;
  expect(first).toBe(9);
  await harness.sync.refreshAll();
  expect(harness.calls()).toHaveLength(first + 3);
});

test('a refresh announces the first plan, once', async () => {
  const harness = start(whole);
  await harness.sync.refresh('plan');
  await harness.sync.refresh('plan');
  expect(await countUnreadNotices(harness.db)).toBe(1);
});

test('while no plan exists the page asks every two seconds, then more slowly, until it turns up', async () => {
  const harness = start(() => json([]));
  const reads = () => harness.calls().filter((call) => call.includes('/nutrition/meal/'));
  const asked = (times: number) => expect.poll(reads).toHaveLength(times);
  const settled = () => expect.poll(() => harness.clock.timers()).toBe(1);
  harness.sync.watchForPlan();
  await asked(1);
  await settled();
  harness.clock.advance(2_000);
  await asked(2);
  await settled();
  harness.clock.advance(2_000);
  expect(reads()).toHaveLength(2);
  harness.network.script.answer = whole;
  harness.clock.advance(1_000);
  await asked(3);
  await expect.poll(() => readPlan(harness.db)).not.toBeNull();
  harness.clock.advance(600_000);
  expect(reads()).toHaveLength(3);
});

const withPhoto =
  (name: string): Answer =>
  () =>
    json({ id: 9, photo_url: `/media/${name}.webp` });
const pictures = () =>
  vi.fn(async (address: string) => ({ bytes: new ArrayBuffer(address.length), type: 'image/webp' }));

const pictureOf = (name: string) => ({ bytes: new TextEncoder().encode(name).buffer, type: 'image/webp' });
const kept = async ({ db }: Harness, address: string) => {
  await expect.poll(() => readPhoto(db)).toMatchObject({ address });
  return new TextDecoder().decode((await readPhoto(db))?.bytes);
};
const turnTo = (harness: Harness, name: string) => {
  harness.network.script.answer = withPhoto(name);
  return harness.sync.refresh('profile');
};

test('the photo comes with the profile, once, and again when it is another one', async () => {
  const loadPhoto = pictures();
  const harness = start(withPhoto('first'), { loadPhoto });
  await harness.sync.refresh('profile');
  await kept(harness, '/media/first.webp');
  await harness.sync.refresh('profile');
  await turnTo(harness, 'second');
  await kept(harness, '/media/second.webp');
  expect(loadPhoto.mock.calls).toEqual([['/media/first.webp'], ['/media/second.webp']]);
});

test('the photo that was uploaded is fetched, also from the address of the last one', async () => {
  const loadPhoto = pictures();
  loadPhoto.mockResolvedValueOnce(pictureOf('old'));
  loadPhoto.mockResolvedValueOnce(pictureOf('new'));
  const harness = start(withPhoto('one'), { loadPhoto });
  await harness.sync.refresh('profile');
  expect(await kept(harness, '/media/one.webp')).toBe('old');
  const payload = { bytes: new ArrayBuffer(1), type: 'image/png' };
  await harness.sync.submit({ intent: { kind: 'photo.upload', payload } });
  await expect.poll(() => kept(harness, '/media/one.webp')).toBe('new');
});
