import { expect, test } from 'vitest';
import { unreachable } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { chat, profileCreate, wellness } from '../../../tests/support/unit/sync-samples.ts';
import { NO_ANSWERS } from '../../contract/plan.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { readJournalDay } from '../journal/journal.ts';
import { readIntent } from '../outbox/drain/read-intent.ts';
import { readKnownOfPlan } from '../plan/read/known-of-plan.ts';
import { readDraft, saveDraft } from '../rows/drafts.ts';
import { preparePlanInputs, readPlanInputs } from '../rows/plan-inputs.ts';
import { carryOver } from './carry-over.ts';

const OURS = ['journal', 'plan-inputs', 'own-week', 'idempotency'];

/** Somebody has tried the product: answers, an allergy, water, a question to the coach, a unit. */
const tried = async () => {
  const harness = createHarness(undefined);
  const { db, sync, session } = harness;
  session.startTrial(db.memberId);
  await sync.submit({ intent: profileCreate });
  const inputs = { ...NO_ANSWERS, allergies: ['peanut' as const] };
  const write = await preparePlanInputs(db, inputs, harness.clock.now());
  await sync.submit({ write, intent: { kind: 'plan-inputs.put', payload: inputs } });
  await sync.submit({ intent: wellness });
  await sync.run(chat('What is for dinner?'));
  await sync.record({ kind: 'water.add', day: TODAY, payload: { litres: 0.25 } });
  await writeMemberSetting(db, 'units', 'imperial');
  expect(harness.calls()).toEqual([]);
  return harness;
};

const account = (changes: object = {}) => ({
  isEmpty: true,
  extensions: OURS,
  nextId: () => crypto.randomUUID(),
  now: 2_000_000_000_000,
  today: TODAY,
  ...changes,
});

const kindsOf = async (db: MemberDatabase) =>
  (await db.outbox.orderBy('order').toArray()).map(({ kind }) => kind);
const litresOf = async (db: MemberDatabase) =>
  (await readJournalDay(db, TODAY)).map(({ payload }) => 'litres' in payload && payload.litres);

test('a trial that becomes an account brings all of it once, sealed for its new owner, however often it is tried', async () => {
  const { db: from } = await tried();
  const { db: to } = createHarness();
  expect(await carryOver(from, to, account())).toMatchObject({ ok: true });
  expect(await kindsOf(to)).toEqual([
    'journal.append',
    'profile.create',
    'wellness.submit',
    'chat.send',
    'plan-inputs.put',
  ]);
  expect(await litresOf(to)).toEqual([0.25]);
  expect(await readMemberSetting(to, 'units')).toBe('imperial');
  const inputs = await readPlanInputs(to);
  expect(inputs.ok && inputs.value?.allergies).toEqual(['peanut']);
  const rows = await to.outbox.toArray();
  expect(new Set(rows.map(({ memberId }) => memberId))).toEqual(new Set([to.memberId]));
  for (const row of rows) expect(await readIntent(to, row)).toMatchObject({ ok: true });
  expect((await readKnownOfPlan(to, TODAY))?.profile.name).toBe('Ana');
  // All of it has been sent, and the page was closed before the trial was erased.
  await to.outbox.clear();
  expect(await carryOver(from, to, account())).toMatchObject({ ok: true });
  expect(await kindsOf(to)).toEqual([]);
  expect(await litresOf(to)).toEqual([0.25]);
});

test('own figures of a trial are an answer: they do not take the place of those of an account that has some', async () => {
  const { db: from, sync } = await tried();
  const own = { kcal: 1700, protein: null, carbs: null };
  await sync.record({ kind: 'targets.set', day: TODAY, payload: own });
  for (const isEmpty of [true, false]) {
    const { db: to } = createHarness();
    await carryOver(from, to, account({ isEmpty }));
    const kinds = (await readJournalDay(to, TODAY)).map(({ kind }) => kind);
    expect(kinds).toEqual(isEmpty ? ['water.add', 'targets.set'] : ['water.add']);
  }
});

test('a trial that becomes an account is tried again where it was broken off, and nothing is there twice', async () => {
  const { db: from } = await tried();
  const { db: to } = createHarness();
  const { bulkAdd } = to.journal;
  to.journal.bulkAdd = () => {
    throw new DOMException('', 'AbortError');
  };
  expect(await carryOver(from, to, account())).toMatchObject({ ok: false });
  to.journal.bulkAdd = bulkAdd;
  expect(await kindsOf(to)).toEqual([]);
  expect(await carryOver(from, to, account())).toMatchObject({ ok: true });
  expect(await litresOf(to)).toEqual([0.25]);
});

test('a trial that becomes an account keeps the answers of an account that has some, and adds what was logged', async () => {
  const { db: from } = await tried();
  const { db: to } = createHarness();
  await writeMemberSetting(to, 'units', 'metric');
  expect(await carryOver(from, to, account({ isEmpty: false }))).toMatchObject({ ok: true });
  expect(await kindsOf(to)).toEqual(['journal.append', 'chat.send']);
  expect(await litresOf(to)).toEqual([0.25]);
  expect(await readMemberSetting(to, 'units')).toBe('metric');
  expect(await readPlanInputs(to)).toMatchObject({ value: null });
});

test('a trial that becomes an account leaves what was told in the account before it comes', async () => {
  const { db: from } = await tried();
  await saveDraft(from, 'wellness', 'of the trial', 1);
  const { db: to, sync } = createHarness(unreachable, { extensions: OURS });
  await sync.submit({ intent: { ...profileCreate, payload: { ...profileCreate.payload, name: 'Real' } } });
  const mine = { ...NO_ANSWERS, allergies: ['milk' as const] };
  const write = await preparePlanInputs(to, mine, 5);
  await sync.submit({ write, intent: { kind: 'plan-inputs.put', payload: mine } });
  expect(await carryOver(from, to, account())).toMatchObject({ ok: true });
  expect(await kindsOf(to)).toEqual(['profile.create', 'plan-inputs.put', 'journal.append', 'chat.send']);
  expect(await readPlanInputs(to)).toMatchObject({ value: { allergies: ['milk'] } });
  expect((await readKnownOfPlan(to, TODAY))?.profile.name).toBe('Real');
  expect(await readDraft(to, 'wellness')).toMatchObject({ value: null });
});

test('a trial that becomes an account keeps on the device what a plain backend has no place for', async () => {
  const { db: from } = await tried();
  const { db: to } = createHarness();
  expect(await carryOver(from, to, account({ extensions: [] }))).toMatchObject({ ok: true });
  expect(await kindsOf(to)).toEqual(['profile.create', 'wellness.submit', 'chat.send']);
  expect((await to.planInputs.toArray()).map(({ stays }) => stays)).toEqual([true]);
});
