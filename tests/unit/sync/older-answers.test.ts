import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createApiClient } from '../../../src/data/api/api-client.ts';
import { readPlan, readPlanRefusal } from '../../../src/data/repositories/plan.ts';
import { readProfile } from '../../../src/data/repositories/profile.ts';
import { tokenOfSession } from '../../../src/data/session/session.ts';
import { ok } from '../../../src/domain/result.ts';
import { findFirstScreen } from '../../../src/features/auth/sign-in.ts';
import { json } from '../data/scripted-fetch.ts';
import { createHarness, deleteDatabases, type Harness } from './harness.ts';
import { lifestyle, profileCreate } from './samples.ts';

/** Answers that were asked for before a delivery, and come after it. */

const held = () => {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release: () => release() };
};

/** A sign-in that looks for its first screen; `cookies` are the profiles that it kept in one. */
const openFirstScreen = ({ session, device, clock, db, network }: Harness) => {
  const cookies: unknown[] = [];
  const api = createApiClient({
    fetch: network.fetch,
    backendUrl: '',
    aiUrl: '',
    tokenOf: () => tokenOfSession(session),
  });
  const opening = findFirstScreen(
    {
      api,
      session: { ...session, storeProfile: (kept) => void cookies.push(kept) },
      device,
      clock,
      renewal: { end: async () => undefined },
      signOut: { finishFor: async () => ok(undefined) },
    },
    {
      memberId: db.memberId,
      access: `token-${db.memberId}`,
      username: 'Ana',
      isClient: true,
      membershipType: 'free',
      extensions: [],
      fallbackName: 'ana',
    },
  );
  return { opening, cookies };
};

test('the profile that the sign-in asked for does not undo a change that was delivered meanwhile', async (context) => {
  let profile = { id: 9, name: 'Ana' };
  const answer = held();
  let reads = 0;
  const harness = createHarness(async ({ url, init }) => {
    if (init.method === 'PUT') profile = { id: 9, name: 'Anahi' };
    else if (url.includes('/profiles/')) {
      const said = profile;
      reads += 1;
      if (reads === 1) await answer.until;
      return json(said);
    } else return json({}, 404);
    return json(profile);
  });
  const { db } = harness;
  context.onTestFinished(() => deleteDatabases(db));
  const { opening, cookies } = openFirstScreen(harness);
  await expect.poll(() => reads).toBe(1);
  const change = { name: 'Anahi', location: 'Lima', bio: '' };
  const sent = await harness.sync.submit({ intent: { kind: 'profile.save', payload: change } });
  expect(sent).toEqual({ kind: 'delivered' });
  answer.release();
  expect(await opening).toEqual({ kind: 'dashboard' });
  expect((await readProfile(db))?.profile.name).toBe('Anahi');
  expect(cookies).toEqual([]);
});

test('why there was no plan does not undo a newer plan of another tab', async (context) => {
  const member = 'refused-once';
  const extensions = ['plan-inputs'];
  const answer = held();
  let asked = 0;
  const one = createHarness(
    async ({ url }) => {
      if (!url.includes('/plan-refusal/')) return json([]);
      asked += 1;
      if (asked > 1) return json({ refusal: null });
      await answer.until;
      return json({ refusal: { kind: 'under-nine' } });
    },
    { member, extensions },
  );
  const other = createHarness(
    ({ url, init }) => {
      if (init.method === 'POST') return json({});
      const day = { 'Total calorie': 900, lunch: { Dal: 900 } };
      const isPlan = url.includes('/nutrition/meal/');
      return isPlan ? json([{ meals: { Meal_plan: { Saturday: day } } }]) : json({}, 404);
    },
    { member, extensions },
  );
  context.onTestFinished(() => deleteDatabases(one.db, other.db));
  const first = one.sync.refresh('plan');
  await expect.poll(() => asked).toBe(1);
  expect(await other.sync.submit({ intent: lifestyle('Sunday') })).toEqual({ kind: 'delivered' });
  expect(await other.sync.refresh('plan')).toMatchObject({ ok: true, value: 'kept' });
  answer.release();
  await first;
  expect(await readPlan(one.db)).not.toBeNull();
  expect(await readPlanRefusal(one.db)).toBeNull();
});

test('that there was no profile yet does not lead to the onboarding of one that was delivered meanwhile', async (context) => {
  const answer = held();
  let reads = 0;
  const harness = createHarness(async ({ url, init }) => {
    const profile = { ...profileCreate.payload, id: 9 };
    if (init.method === 'POST') return url.includes('/create/profile') ? json(profile, 201) : json({}, 404);
    if (!url.includes('/profiles/')) return json({}, 404);
    reads += 1;
    if (reads > 1) return json(profile);
    await answer.until;
    return json({ detail: 'Not found.' }, 404);
  });
  context.onTestFinished(() => deleteDatabases(harness.db));
  const { opening } = openFirstScreen(harness);
  await expect.poll(() => reads).toBe(1);
  expect(await harness.sync.submit({ intent: profileCreate })).toEqual({ kind: 'delivered' });
  answer.release();
  expect(await opening).toEqual({ kind: 'dashboard' });
});

test('an older plan that comes late to one tab does not undo the newer one of another', async (context) => {
  const member = 'two-plans';
  const planOf = (dish: string) =>
    json([{ meals: { Meal_plan: { Saturday: { 'Total calorie': 900, lunch: { [dish]: 900 } } } } }]);
  const answer = held();
  let asked = 0;
  const one = createHarness(
    async () => {
      asked += 1;
      if (asked > 1) return planOf('Dal');
      await answer.until;
      return planOf('Curry');
    },
    { member },
  );
  const other = createHarness(() => planOf('Dal'), { member });
  context.onTestFinished(() => deleteDatabases(one.db, other.db));
  const first = one.sync.refresh('plan');
  await expect.poll(() => asked).toBe(1);
  expect(await other.sync.refresh('plan')).toMatchObject({ ok: true, value: 'kept' });
  answer.release();
  expect(await first).toMatchObject({ ok: true, value: 'kept' });
  expect(JSON.stringify(await readPlan(one.db))).toContain('Dal');
});
