import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { plans, pushClaims, pushSubscriptions } from '../../../server/database/schema.ts';
import { claimDue, sendDue } from '../../../server/push/reminders.ts';
import { sweep } from '../../../server/sweep.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { PushKind } from '../../../src/domain/reminders/kinds.ts';
import type { PushReminder, QuietHours } from '../../../src/domain/reminders/schedule.ts';
import { SLOTS } from '../../../src/terms/food.ts';
import type { JournalFact, JournalPayloads } from '../../../src/terms/journal.ts';
import { makeProfile, OPERATION } from '../../support/contract-requests.ts';
import { planCalls, TODAY } from '../../support/plan-calls.ts';
import { EVERY_DAY, messagesFor, openPush, subscribe } from '../../support/push-members.ts';
import type { TestMember } from '../../support/server-harness.ts';
import { openTestServer } from '../../support/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const server = await openTestServer();
const { newMember, putInputs } = planCalls(server);
const { browser, service } = await openPush(server);

const at = (minute: number, kind: PushKind = 'lunch', days: readonly number[] = EVERY_DAY): PushReminder => ({
  kind,
  minute,
  days,
});
const remind = (
  member: TestMember,
  reminders: readonly PushReminder[],
  also: { readonly timeZone?: string; readonly quiet?: QuietHours; readonly path?: string } = {},
) => subscribe(server, member, { browser, reminders, ...also });
const received = () => messagesFor(service, browser);
/** Moves the clock on, and has the server look. */
const later = async (ms: number): Promise<readonly string[]> => {
  server.clock.advance(ms);
  await sendDue(server.parts);
  return received();
};
/** With an id where another entry names it. */
type Logged = JournalFact & { readonly id?: string };
const log = async ({ token }: TestMember, ...facts: readonly Logged[]): Promise<void> => {
  const operations = facts.map((fact) => ({ id: crypto.randomUUID(), ...fact }));
  expect((await server.call(endpoints.appendJournal, { token, body: { operations } })).status).toBe(200);
};

describe('a reminder', () => {
  it('comes once at its time, and again the next day', async () => {
    await remind(await server.signUpMember(), [at(10 * 60 + 30)]);
    expect(await later(29 * MINUTE)).toEqual([]);
    expect(await later(MINUTE)).toEqual([`lunch ${TODAY}`]);
    expect(await later(MINUTE)).toHaveLength(1);
    expect(await later(24 * HOUR - 2 * MINUTE)).toHaveLength(1);
    expect(await later(MINUTE)).toEqual([`lunch ${TODAY}`, 'lunch 2026-11-22']);
  });

  it('is kept by the push service for no longer than half an hour after its time', async () => {
    await remind(await server.signUpMember(), [at(10 * 60 + 30)]);
    await later(40 * MINUTE);
    expect(service.received.map(({ headers }) => headers.ttl)).toEqual([String(20 * 60)]);
  });

  it('is dropped half an hour after its time, as after a night without the server', async () => {
    await remind(await server.signUpMember(), [at(10 * 60 + 30), at(13 * 60, 'water')]);
    expect(await later(HOUR)).toEqual([]);
    expect(await later(2 * HOUR)).toEqual([`water ${TODAY}`]);
  });

  it('whose time was over when it was chosen comes on the next day', async () => {
    await remind(await server.signUpMember(), [at(9 * 60 + 50), at(10 * 60 + 10, 'water')]);
    expect(await later(10 * MINUTE)).toEqual([`water ${TODAY}`]);
  });

  it('reaches every device of a member', async () => {
    const member = await server.signUpMember();
    await remind(member, [at(10 * 60 + 30)]);
    await server.parts.db.update(pushSubscriptions).set({ signIn: crypto.randomUUID() });
    await remind(member, [at(10 * 60 + 30)], { path: '/tablet' });
    await later(30 * MINUTE);
    expect(service.received.map(({ path }) => path).sort()).toEqual([`/${member.id}`, '/tablet']);
  });
});

describe('at most once', () => {
  it('with several instances that look at the same moment', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => server.signUpMember()));
    for (const member of members) await remind(member, [at(10 * 60 + 30)]);
    server.clock.advance(31 * MINUTE);
    await Promise.all(Array.from({ length: 4 }, () => sendDue(server.parts, 5)));
    expect(service.received.map(({ path }) => path).sort()).toEqual(members.map(({ id }) => `/${id}`).sort());
  });

  it('where an instance is killed after it has claimed', async () => {
    await remind(await server.signUpMember(), [at(10 * 60 + 30)]);
    server.clock.advance(30 * MINUTE);
    expect((await claimDue(server.parts)).claimed).toHaveLength(1);
    await server.parts.db.update(pushSubscriptions).set({ nextAt: new Date(server.clock.now()) });
    expect((await claimDue(server.parts)).claimed).toEqual([]);
    expect(await later(MINUTE)).toEqual([]);
  });

  it('where the push service does not take it: nothing is sent again', async () => {
    const member = await server.signUpMember();
    await remind(member, [at(10 * 60 + 30)]);
    service.answers.set(`/${member.id}`, 500);
    await later(30 * MINUTE);
    service.answers.clear();
    await later(MINUTE);
    expect(service.received).toHaveLength(1);
    expect(await server.parts.db.select().from(pushSubscriptions)).toMatchObject([{ failures: 1 }]);
  });

  it('where the device stores its times again', async () => {
    const member = await server.signUpMember();
    await remind(member, [at(10 * 60 + 30)]);
    await later(30 * MINUTE);
    await remind(member, [at(10 * 60 + 30)]);
    expect(await later(MINUTE)).toHaveLength(1);
  });

  it('when the clock is set back and comes to the same time again', async () => {
    await remind(await server.signUpMember(), [at(10 * 60 + 30)]);
    expect(await later(31 * MINUTE)).toHaveLength(1);
    await later(-20 * MINUTE);
    expect(await later(20 * MINUTE)).toHaveLength(1);
    expect(await later(24 * HOUR)).toHaveLength(2);
  });

  it('of whoever travels west, where the same time comes again', async () => {
    const member = await server.signUpMember();
    await remind(member, [at(11 * 60 + 30)], { timeZone: 'Europe/Berlin' });
    expect(await later(30 * MINUTE)).toEqual([`lunch ${TODAY}`]);
    await remind(member, [at(11 * 60 + 30)], { timeZone: 'Europe/Lisbon' });
    expect(await later(HOUR)).toHaveLength(1);
    expect(await later(24 * HOUR)).toHaveLength(2);
  });
});

it('a clock that jumps a year ahead and back again silences nobody', async () => {
  await remind(await server.signUpMember(), [at(10 * 60 + 30)]);
  await later(365 * 24 * HOUR);
  expect(await later(-365 * 24 * HOUR)).toEqual([]);
  expect(await later(30 * MINUTE)).toEqual([`lunch ${TODAY}`]);
});

describe('what is done already', () => {
  const EATEN = { planId: null, slot: 'lunch', dish: 'soup', kcal: 300, eaten: true } as const;
  const SKIPPED = { planId: 'p', slot: 'lunch', meals: [] } as const;
  const APPLE = { entry: 'e', slot: 'lunch', food: 'apple', grams: 100, kcal: 50, eaten: true } as const;
  const fact = <K extends keyof JournalPayloads>(kind: K, payload: JournalPayloads[K], day = TODAY) =>
    ({ day, kind, payload }) as JournalFact;
  type Case = readonly [string, PushKind, readonly Logged[]];

  const silent: readonly Case[] = [
    ['a meal that was ticked', 'lunch', [fact('meal.eaten', EATEN)]],
    ['something else that was eaten', 'lunch', [fact('food.eaten', APPLE)]],
    ['a meal that is skipped', 'lunch', [fact('meals.set', SKIPPED)]],
    ['a goal that was drunk', 'water', [fact('water.add', { litres: 3 })]],
    ['a weight of today', 'weight', [fact('weight.set', { kg: 70 })]],
    ['shopping that was done', 'shopping', [fact('shopping.bought', { food: 'rice', grams: 500 })]],
  ];
  it.each(silent)('is not reminded of: %s', async (_, kind, facts) => {
    const [member, other] = [await server.signUpMember(), await server.signUpMember('other')];
    for (const each of [member, other]) {
      await makeProfile(server, each);
      await remind(each, [at(10 * 60 + 30, kind)]);
    }
    await log(member, ...facts);
    await later(30 * MINUTE);
    expect(service.received.map(({ path }) => path)).toEqual([`/${other.id}`]);
  });

  const notEaten = fact('meal.eaten', { ...EATEN, eaten: false });
  const loud: readonly Case[] = [
    [
      'an entry that was retracted',
      'lunch',
      [{ ...fact('meal.eaten', EATEN), id: OPERATION.id }, fact('entry.retract', { entry: OPERATION.id })],
    ],
    ['a tick taken back', 'lunch', [fact('meal.eaten', EATEN), notEaten]],
    ['another meal', 'lunch', [fact('meal.eaten', { ...EATEN, slot: 'breakfast' })]],
    ['yesterday', 'lunch', [fact('meal.eaten', EATEN, '2026-11-20')]],
    ['half a goal', 'water', [fact('water.add', { litres: 1 })]],
    ['a weight taken off', 'weight', [fact('weight.set', { kg: 70 }), fact('weight.set', { kg: null })]],
    [
      'a skipped meal taken back',
      'lunch',
      [fact('meals.set', SKIPPED), fact('meals.set', { ...SKIPPED, meals: null })],
    ],
  ];
  it.each(loud)('is no excuse: %s', async (_, kind, facts) => {
    const member = await newMember();
    await remind(member, [at(10 * 60 + 30, kind)]);
    await log(member, ...facts);
    expect(await later(30 * MINUTE)).toEqual([`${kind} ${TODAY}`]);
  });
});

it.each(['weight', 'check-in'] as const)('weight is not named to members under age (%s)', async (kind) => {
  const [child, adult] = [await newMember({ age: 16 }), await newMember({ age: 30 })];
  for (const each of [child, adult]) await remind(each, [at(10 * 60 + 30, kind)]);
  await later(30 * MINUTE);
  expect(service.received.map(({ path }) => path)).toEqual([`/${adult.id}`]);
});

it('weight is not named to whoever has an eating disorder', async () => {
  const member = await newMember();
  expect((await putInputs(member, { eating_disorder: true })).status).toBe(200);
  await remind(member, [at(10 * 60 + 30, 'weight')]);
  expect(await later(30 * MINUTE)).toEqual([]);
});

it('what has to be soaked is reminded of on the evening before, and only where a meal asks for it', async () => {
  const { dishes } = server.parts.catalogue;
  const soaked = [...dishes.values()].find(
    ({ ahead, kinds, diets, allergens }) =>
      ahead.some(({ hours }) => hours >= 8) &&
      kinds.includes('main') &&
      diets.includes('vegan') &&
      allergens.length === 0,
  );
  const members = [await server.signUpMember('cook'), await server.signUpMember('other')] as const;
  for (const [index, member] of members.entries()) {
    await makeProfile(server, member);
    await server.settled();
    const [row] = await server.parts.db.select().from(plans).where(eq(plans.userId, member.id));
    const planId = row?.planId ?? '';
    const days = [TODAY, '2026-11-22', '2026-11-23'];
    await log(
      member,
      ...days.flatMap((day) =>
        SLOTS.map((slot): JournalFact => {
          const isCooked = index === 0 && slot === 'lunch' && day === '2026-11-22';
          const meals = isCooked ? [{ recipe: soaked?.id ?? '', portion: 1 }] : [];
          return { day, kind: 'meals.set', payload: { planId, slot, meals } };
        }),
      ),
    );
    await remind(member, [at(20 * 60 + 30, 'soak')]);
  }
  await later(10 * HOUR + 30 * MINUTE);
  expect(service.received.map(({ path }) => path)).toEqual([`/${members[0].id}`]);
});

it('claims are forgotten when no clock on earth shows their day any more', async () => {
  await remind(await server.signUpMember(), [at(10 * 60 + 30)]);
  await later(30 * MINUTE);
  await sweep(server.parts);
  expect(await server.parts.db.select().from(pushClaims)).toHaveLength(1);
  server.clock.advance(4 * 24 * HOUR);
  await sweep(server.parts);
  expect(await server.parts.db.select().from(pushClaims)).toEqual([]);
});
