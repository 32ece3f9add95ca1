import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlanInputs } from '../../../src/contract/plan.ts';
import { createDevice, type Device } from '../../../src/data/device.ts';
import type { MemberDatabase } from '../../../src/data/member-database.ts';
import { readOnlyHere } from '../../../src/data/only-here.ts';
import { preparePlanInputs, readPlanInputs } from '../../../src/data/repositories/plan-inputs.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { ONLY } from '../../../src/data/stored-rows.ts';
import { deleteDatabases } from '../sync/harness.ts';

const INPUTS: PlanInputs = {
  allergies: [],
  excluded_foods: [],
  eats_eggs: false,
  eats_dairy: false,
  pregnant_or_breastfeeding: false,
  kidney_disease: true,
  eating_disorder: false,
  facts_confirmed: false,
  sex_undisclosed: false,
};

let device: Device;
let db: MemberDatabase;
beforeEach(async () => {
  device = createDevice();
  db = device.open('ana');
  await (await preparePlanInputs(db, INPUTS, 1))();
});
afterEach(() => deleteDatabases(device.open('ana'), device.settings));

test('a backend without a place for the log and the safety answers leaves them to the device', async () => {
  await writeMemberSetting(db, 'journalStays', true);
  expect(await readOnlyHere(db)).toEqual({ log: true, safetyAnswers: true, cycleNotes: false });
});

test('one that has a place for them has them', async () => {
  await writeMemberSetting(db, 'extensions', ['journal', 'plan-inputs']);
  expect(await readOnlyHere(db)).toEqual({ log: false, safetyAnswers: false, cycleNotes: false });
});

test('cycle notes are the device’s own until they are shared', async () => {
  await writeMemberSetting(db, 'extensions', ['journal', 'plan-inputs']);
  const log = (await db.planInputs.get(ONLY))?.inputs;
  if (log !== undefined) await db.cycle.put({ key: ONLY, log, revision: 1 });
  expect(await readOnlyHere(db)).toMatchObject({ cycleNotes: true });
  await writeMemberSetting(db, 'cycleShared', true);
  expect(await readOnlyHere(db)).toMatchObject({ cycleNotes: false });
});

test('it stays with what is unsent until the member comes back', async () => {
  await writeMemberSetting(db, 'journalStays', true);
  await device.keepUnsentOnly('ana');
  const back = device.open('ana');
  expect(await readPlanInputs(back)).toEqual({ ok: true, value: INPUTS });
  expect(await readMemberSetting(back, 'journalStays')).toBe(true);
});

test('what a server has goes', async () => {
  await writeMemberSetting(db, 'extensions', ['journal', 'plan-inputs']);
  await device.keepUnsentOnly('ana');
  expect(await readPlanInputs(device.open('ana'))).toEqual({ ok: true, value: null });
});
