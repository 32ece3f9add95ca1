import { beforeEach, expect, test } from 'vitest';
import { answeredWeek, planOf, week } from '../../../../tests/support/unit/answered-week.ts';
import { NO_ANSWERS, type PlanInputs } from '../../../contract/plan.ts';
import type { OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { atomically } from '../../db/storage.ts';
import { storePlan } from '../../plan/read/plan.ts';
import { readMemberPlan } from '../../plan/read/plan-of-member.ts';
import { sealPlanBasis } from '../../rows/plan-basis.ts';
import { preparePlanInputs, readInputsStay } from '../../rows/plan-inputs.ts';
import { createDevice, type Device } from '../../session/device.ts';
import { readLocalOnly } from '../../session/local-only.ts';
import { findRow } from '../rows/outbox.ts';
import { runCommand } from './command.ts';
import { discardChange } from './discard-change.ts';
import { recordDelivery } from './record-delivery.ts';

const OLDER: PlanInputs = { ...NO_ANSWERS, allergies: ['milk'] };
const NEWER: PlanInputs = { ...NO_ANSWERS, allergies: ['milk', 'peanut'] };

let device: Device;
let db: MemberDatabase;
let now: number;
beforeEach(async () => {
  device = createDevice();
  db = device.open('ana');
  now = 1000;
  await fetchPlan();
});

/** One that names soy alone: the server made it of older answers. */
const fetchPlan = async (): Promise<void> => {
  const answer = answeredWeek();
  now += 1;
  await storePlan(db, planOf(answer), now, { basis: await sealPlanBasis(db, answer) });
};
const save = async (id: string, inputs: PlanInputs, travels = true): Promise<void> => {
  now += 1;
  const write = await preparePlanInputs(db, inputs, now);
  await runCommand(db, { write, intent: { kind: 'plan-inputs.put', payload: inputs } }, { id, now, travels });
};
const change = (id: string, to: Partial<OutboxRow>) => db.outbox.where('id').equals(id).modify(to);
const deliver = async (id: string, inputs: PlanInputs): Promise<void> => {
  const row = await findRow(db, id);
  if (row === undefined) throw new Error('There is no such row.');
  const intent = { kind: 'plan-inputs.put', payload: inputs } as const;
  now += 1;
  await atomically(db, () => recordDelivery(db, [row], intent, { kind: 'done' }, now));
};
const discard = (id: string) => discardChange(db, id, () => 'unused');
const allergiesThatBind = async () =>
  (await readMemberPlan(db, week.catalogue, '2026-03-02'))?.solverInput?.rules.allergies.toSorted();
const isOnlyHere = async () => [await readInputsStay(db), (await readLocalOnly(db)).safetyAnswers];

/** The first saving timed out, so that it goes again before the second. */
const saveOnWeakSignal = async (): Promise<void> => {
  await save('older', OLDER);
  await change('older', { attempts: 1, lastError: { kind: 'timeout' } });
  await save('newer', NEWER);
  expect(await db.outbox.count()).toBe(2);
};
test('of answers saved twice, the newer ones bind until the server has them, whatever older ones arrive before', async () => {
  await saveOnWeakSignal();
  await deliver('older', OLDER);
  await fetchPlan();
  expect(await allergiesThatBind()).toEqual(['milk', 'peanut', 'soy']);
  expect(await isOnlyHere()).toEqual([false, false]);
  await deliver('newer', NEWER);
  await fetchPlan();
  expect(await allergiesThatBind()).toEqual(['soy']);
  expect(await isOnlyHere()).toEqual([false, false]);
});

test('of answers saved twice, the newer ones bind on where they were discarded and the older ones arrive', async () => {
  await saveOnWeakSignal();
  await discard('newer');
  await deliver('older', OLDER);
  await fetchPlan();
  expect(await allergiesThatBind()).toEqual(['milk', 'peanut', 'soy']);
  expect(await isOnlyHere()).toEqual([true, true]);
});

test('of answers saved twice, the newer ones are the server’s where it refused the older ones, which are discarded', async () => {
  await save('older', OLDER);
  await change('older', { state: 'sending' });
  await save('newer', NEWER);
  await change('older', {
    state: 'refused',
    lastError: { kind: 'rejected', status: 400, code: null, detail: '', fields: {} },
  });
  await deliver('newer', NEWER);
  await discard('older');
  expect(await isOnlyHere()).toEqual([false, false]);
  await fetchPlan();
  expect(await allergiesThatBind()).toEqual(['soy']);
});

test('answers that the backend has no place for bind under every plan', async () => {
  await save('unsent', NEWER, false);
  await fetchPlan();
  expect(await allergiesThatBind()).toEqual(['milk', 'peanut', 'soy']);
});
