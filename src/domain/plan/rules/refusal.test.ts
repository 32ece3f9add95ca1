import { expect, test } from 'vitest';
import { PLAN_INPUTS } from '../../../../tests/support/contract-requests.ts';
import { json } from '../../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness } from '../../../../tests/support/unit/sync-harness.ts';
import { readPlan, readPlanRefusal } from '../../../device/plan/read/plan.ts';
import { preparePlanInputs } from '../../../device/rows/plan-inputs.ts';
import type { PlanRefusal } from '../../../terms/plan.ts';
import { refusalInWords } from './refusal-words.ts';

const CONFLICT: PlanRefusal = { kind: 'conflict', slot: 'lunch', rules: ['vegan food', 'no soy'] };
const PLAN = [{ meals: { Meal_plan: { Saturday: { 'Total calorie': 900, lunch: { Dal: 900 } } } } }];

const start = (extensions: readonly string[]): Harness =>
  createHarness(({ url }) => json(url.includes('/plan-refusal/') ? { refusal: CONFLICT } : []), {
    extensions,
  });
test('a plan that cannot be made is asked why, and the answer stays on the device until there is a plan', async () => {
  const harness = start(['plan-inputs']);
  expect(await harness.sync.refresh('plan')).toEqual({ ok: true, value: 'none' });
  expect(await readPlanRefusal(harness.db)).toEqual(CONFLICT);
  expect(JSON.stringify(await harness.db.settings.toArray())).not.toMatch(/soy|vegan/);
  harness.network.script.answer = () => json(PLAN);
  await harness.sync.refresh('plan');
  expect(await readPlan(harness.db)).not.toBeNull();
  expect(await readPlanRefusal(harness.db)).toBeNull();
});

test('kidney disease ticked on this device leaves no plan at once, also where the backend knows nothing of it', async () => {
  const harness = start([]);
  harness.network.script.answer = () => json(PLAN);
  await harness.sync.refresh('plan');
  const save = await preparePlanInputs(harness.db, { ...PLAN_INPUTS, kidney_disease: true }, Date.now());
  await save(harness.db, null);
  expect(await readPlanRefusal(harness.db)).toEqual({ kind: 'kidney-disease' });
});

test.each([
  CONFLICT,
  { kind: 'under-nine' },
  { kind: 'kidney-disease' },
  { kind: 'energy-out-of-reach', kcal: 3900 },
] as const)('a plan that cannot be made is explained without a figure: $kind', (refusal) => {
  const { title, text, rules } = refusalInWords(refusal);
  expect([title, text, ...rules].join(' ')).not.toMatch(/\d/);
  expect(text).not.toBe('');
});
