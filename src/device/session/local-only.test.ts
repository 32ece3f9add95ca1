import { beforeEach, expect, test } from 'vitest';
import { TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { NO_ANSWERS, type PlanInputs, type PlanSwitches } from '../../contract/plan.ts';
import { noteFlow } from '../../domain/body/cycle/log.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal } from '../db/sealing.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { ONLY } from '../db/stored-rows.ts';
import { type Command, runCommand } from '../outbox/drain/command.ts';
import { preparePlanSwitches, readAnswersOff } from '../plan/read/plan-answers.ts';
import { changeCycle, prepareAccountNotes, readCycle } from '../rows/cycle.ts';
import { noteExtensions } from '../rows/extensions.ts';
import { noteInputsSent, preparePlanInputs, readInputsStay, readPlanInputs } from '../rows/plan-inputs.ts';
import { createDevice, type Device } from './device.ts';
import { readLocalOnly } from './local-only.ts';

const INPUTS: PlanInputs = { ...NO_ANSWERS, kidney_disease: true };

let device: Device;
let db: MemberDatabase;
const save = async (sentAs: string | null): Promise<void> =>
  (await preparePlanInputs(db, INPUTS, 1))(db, sentAs);
beforeEach(async () => {
  device = createDevice();
  db = device.open('ana');
  await save(null);
});

test('a backend without a place for the log and the safety answers leaves them to the device', async () => {
  await writeMemberSetting(db, 'journalStays', true);
  expect(await readLocalOnly(db)).toEqual({ log: true, safetyAnswers: true, cycleNotes: false });
});

test('what the plan was told not to follow is the device’s own where the backend has no place for it', async () => {
  await save('row');
  const write = await preparePlanSwitches(db, { answers_off: ['q1'] }, 1);
  await write(db, 'switches');
  expect(await readLocalOnly(db)).toMatchObject({ safetyAnswers: false });
  await write(db, null);
  expect(await readLocalOnly(db)).toMatchObject({ safetyAnswers: true });
});

test('answers that were given before the backend had a place for them are the device’s own until saved again', async () => {
  await noteExtensions(db, ['journal']);
  await noteExtensions(db, ['journal', 'plan-inputs']);
  expect(await readLocalOnly(db)).toMatchObject({ safetyAnswers: true });
  expect(await readInputsStay(db)).toBe(true);
  await save('row');
  await noteInputsSent(db, ONLY, 2);
  await noteExtensions(db, ['journal', 'plan-inputs', 'sessions']);
  expect(await readLocalOnly(db)).toMatchObject({ safetyAnswers: false });
  expect(await readInputsStay(db)).toBe(false);
});

test('answers of an earlier release are the device’s own where the backend had no place for them, also once it has one', async () => {
  await db.planInputs.put({ key: ONLY, inputs: await seal(db, INPUTS), updatedAt: 1 });
  await noteExtensions(db, ['journal']);
  expect(await readInputsStay(db)).toBe(true);
  await noteExtensions(db, ['journal', 'plan-inputs']);
  expect(await readLocalOnly(db)).toMatchObject({ safetyAnswers: true });
});

test('cycle notes are the device’s own, and stay with what is unsent', async () => {
  await changeCycle(db, (log) => noteFlow(log, TODAY, 'heavy'));
  await writeMemberSetting(db, 'journalCursor', 7);
  expect(await readLocalOnly(db)).toMatchObject({ cycleNotes: true });
  await device.keepUnsentOnly('ana');
  db = device.open('ana');
  expect(await readCycle(db)).toMatchObject({ value: { days: { [TODAY]: { flow: 'heavy' } } } });
  expect(await readMemberSetting(db, 'journalCursor')).toBe(7);
});

test('cycle notes that came from the account go when the member leaves', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const told = { id, day: TODAY, kind: 'cycle.lengths', payload: { cycle: 31, period: 5 }, seq: 1 };
  const prepared = await prepareAccountNotes(db, [told]);
  if (prepared.ok) await prepared.value.write();
  expect(await readLocalOnly(db)).toMatchObject({ cycleNotes: false });
  await device.keepUnsentOnly('ana');
  expect(await device.open('ana').cycle.count()).toBe(0);
});

test('it stays with what is unsent until the member comes back', async () => {
  await writeMemberSetting(db, 'journalStays', true);
  await device.keepUnsentOnly('ana');
  const back = device.open('ana');
  expect(await readPlanInputs(back)).toEqual({ ok: true, value: INPUTS });
  expect(await readMemberSetting(back, 'journalStays')).toBe(true);
});

test('what a server has goes', async () => {
  await save('row');
  await device.keepUnsentOnly('ana');
  expect(await readPlanInputs(device.open('ana'))).toEqual({ ok: true, value: null });
});

test('answers that wait to be sent stay where the member can see and change them', async () => {
  const switched: PlanSwitches = { answers_off: ['q1'] };
  const queue = (command: Command, id: string) => runCommand(db, command, { id, now: 2, travels: true });
  await noteExtensions(db, ['journal', 'plan-inputs']);
  const inputs = await preparePlanInputs(db, INPUTS, 2);
  await queue({ intent: { kind: 'plan-inputs.put', payload: INPUTS }, write: inputs }, 'inputs');
  const switches = await preparePlanSwitches(db, switched, 2);
  await queue({ intent: { kind: 'plan-switches.put', payload: switched }, write: switches }, 'switches');
  expect(await readLocalOnly(db)).toMatchObject({ safetyAnswers: false });
  await device.keepUnsentOnly('ana');
  db = device.open('ana');
  expect(await readPlanInputs(db)).toEqual({ ok: true, value: INPUTS });
  expect(await readAnswersOff(db)).toEqual(['q1']);
});
