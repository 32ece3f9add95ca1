import { beforeEach, expect, test } from 'vitest';
import { devicePlan } from '../../../../tests/support/device-plan.ts';
import type { MealPlanAnswer, PlanAnswer } from '../../../contract/plan.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { seal } from '../../db/sealing.ts';
import { atomically } from '../../db/storage.ts';
import { SWITCHES } from '../../db/stored-rows.ts';
import { noteInputsSent, storeSentPreferences } from '../../rows/plan-inputs.ts';
import { createDevice, type Device } from '../../session/device.ts';
import { storePlan } from './plan.ts';
import {
  preparePlanSwitches,
  readAnswersOff,
  readPlanAnswers,
  readPlanWarnings,
  readUntoldAllergies,
  sealPlanAnswers,
} from './plan-answers.ts';

let device: Device;
let db: MemberDatabase;
beforeEach(() => {
  device = createDevice();
  db = device.open('ana');
});

const PLAN = devicePlan();
const answer = (id: string, changes: Partial<PlanAnswer> = {}): PlanAnswer => ({
  id,
  question: 'A question',
  answer: 'Diabetes',
  effect: 'An effect.',
  warning: null,
  switchable: true,
  on: true,
  ...changes,
});
const mealPlan = (answers?: readonly PlanAnswer[]): MealPlanAnswer => [
  { meals: { Meal_plan: {}, details: { plan_id: 'p', answers } } },
];
const fetchPlan = async (answers: readonly PlanAnswer[] | undefined, at: number): Promise<void> => {
  const sealed = await sealPlanAnswers(db, mealPlan(answers));
  await atomically(db, () => storePlan(db, PLAN, at, { answers: sealed }));
};
const turnOff = async (ids: readonly string[], at: number): Promise<void> => {
  const write = await preparePlanSwitches(db, { answers_off: [...ids] }, at);
  await atomically(db, () => write(db, 'saved'));
};
const states = async () => (await readPlanAnswers(db))?.map(({ id, on }) => [id, on]);

test('the answers lie sealed and come back whole', async () => {
  const answers = [answer('a', { warning: 'Take care.' }), answer('b', { on: false })];
  await fetchPlan(answers, 1);
  expect(await readPlanAnswers(db)).toEqual(answers);
  const [row] = await db.plan.toArray();
  expect(JSON.stringify(row)).not.toContain('Diabetes');
  expect(new TextDecoder().decode(row?.answers?.data)).not.toContain('Diabetes');
});

test('a switch of this device counts until a plan is read that was made after it', async () => {
  await fetchPlan([answer('a'), answer('b', { on: false })], 1);
  await turnOff(['a'], 2);
  expect(await states()).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(await readAnswersOff(db)).toEqual(['a']);
  await fetchPlan([answer('a'), answer('b')], 3);
  expect(await states()).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

test('a plan that was read before a switch was sent does not know of it', async () => {
  await fetchPlan([answer('a')], 1);
  await turnOff(['a'], 2);
  await fetchPlan([answer('a')], 3);
  await atomically(db, () => noteInputsSent(db, SWITCHES, 4));
  expect(await states()).toEqual([['a', false]]);
  await fetchPlan([answer('a')], 5);
  expect(await states()).toEqual([['a', true]]);
});

test('what safety depends on stays on, and only what is on warns', async () => {
  await fetchPlan(
    [answer('kidney', { switchable: false, warning: 'Kidneys.' }), answer('b', { warning: 'Insulin.' })],
    1,
  );
  expect(await readPlanWarnings(db)).toEqual(['Kidneys.', 'Insulin.']);
  await turnOff(['kidney', 'b'], 2);
  expect(await states()).toEqual([
    ['kidney', true],
    ['b', false],
  ]);
  expect(await readPlanWarnings(db)).toEqual(['Kidneys.']);
});

test('allergies that this device sent are read here only where the backend tells of no answers', async () => {
  await fetchPlan(undefined, 1);
  expect(await readUntoldAllergies(db)).toBe('');
  const sent = await seal(db, { allergies: 'unobtainium' });
  await atomically(db, () => storeSentPreferences(db, sent, 2));
  expect(await readUntoldAllergies(db)).toBe('unobtainium');
  await fetchPlan([answer('a')], 3);
  expect(await readUntoldAllergies(db)).toBe('');
});
