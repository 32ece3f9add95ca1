import { expect, test } from 'vitest';
import { heldAnswer, json } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness, memberSession } from '../../../tests/support/unit/sync-harness.ts';
import { profileCreate } from '../../../tests/support/unit/sync-samples.ts';
import { findFirstScreen } from '../../features/account/sign-in/sign-in.ts';
import { ok } from '../../terms/result.ts';
import { readPlan } from '../plan/read/plan.ts';
import { readProfile } from '../rows/profile.ts';

/** Answers that were asked for before a delivery, and come after it. */

/** A sign-in that looks for its first screen; `cookies` are the profiles that it kept in one. */
const openFirstScreen = ({ api, session, device, clock, db }: Harness) => {
  const cookies: unknown[] = [];
  const opening = findFirstScreen(
    {
      api,
      session: { ...session, storeProfile: (kept) => void cookies.push(kept) },
      device,
      clock,
      renewal: { end: async () => undefined },
      signOut: { finishFor: async () => ok(undefined), erase: async () => undefined },
      ids: { next: () => crypto.randomUUID() },
      sync: { sendNow: async () => ok(0) },
    },
    { ...memberSession(db.memberId), access: `token-${db.memberId}`, fallbackName: 'ana' },
  );
  return { opening, cookies };
};

const CHANGE = { kind: 'profile.save', payload: { name: 'Anahi', location: 'Lima', bio: '' } } as const;
const OLD = { id: 9, name: 'Ana' };
const NEW = { id: 9, name: 'Anahi' };

/** A device whose first read of the profile is answered late. */
const startReading = (change: () => Response, later: unknown) => {
  const first = heldAnswer();
  let reads = 0;
  const harness = createHarness(({ url, init }) => {
    if (init.method !== 'GET') return url.includes('profile') ? change() : json({}, 404);
    if (!url.includes('/profiles/')) return json({}, 404);
    reads += 1;
    return reads === 1 ? first.answer() : json(later);
  });
  const isAsked = () => expect.poll(() => reads).toBe(1);
  return { harness, isAsked, give: first.give };
};

test('the profile that the sign-in asked for does not undo a change that was delivered meanwhile', async () => {
  const { harness, isAsked, give } = startReading(() => json(NEW), NEW);
  const { opening, cookies } = openFirstScreen(harness);
  await isAsked();
  expect(await harness.sync.submit({ intent: CHANGE })).toEqual({ kind: 'delivered' });
  give(json(OLD));
  expect(await opening).toEqual({ kind: 'dashboard' });
  expect((await readProfile(harness.db))?.profile.name).toBe('Anahi');
  expect(cookies).toEqual([]);
});

test('that there was no profile yet does not lead to the onboarding of one that was delivered meanwhile', async () => {
  const profile = { ...profileCreate.payload, id: 9 };
  const { harness, isAsked, give } = startReading(() => json(profile, 201), profile);
  const { opening } = openFirstScreen(harness);
  await isAsked();
  expect(await harness.sync.submit({ intent: profileCreate })).toEqual({ kind: 'delivered' });
  give(json({ detail: 'Not found.' }, 404));
  expect(await opening).toEqual({ kind: 'dashboard' });
});

test('an older plan that comes late to one tab does not undo the newer one of another', async () => {
  const member = 'two-plans';
  const planOf = (dish: string) =>
    json([{ meals: { Meal_plan: { Saturday: { 'Total calorie': 900, lunch: { [dish]: 900 } } } } }]);
  const { answer, give } = heldAnswer();
  const one = createHarness(answer, { member });
  const other = createHarness(() => planOf('Dal'), { member });
  const first = one.sync.refresh('plan');
  await expect.poll(() => one.calls()).toHaveLength(1);
  one.network.script.answer = () => planOf('Dal');
  expect(await other.sync.refresh('plan')).toMatchObject({ ok: true, value: 'kept' });
  give(planOf('Curry'));
  expect(await first).toMatchObject({ ok: true, value: 'kept' });
  expect(JSON.stringify(await readPlan(one.db))).toContain('Dal');
});
