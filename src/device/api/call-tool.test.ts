import { expect, test } from 'vitest';
import { coachContext } from '../../../tests/support/coach-context.ts';
import { COACH_TODAY, EATS_ALL } from '../../../tests/support/coach-day.ts';
import { NO_MODEL } from '../../domain/coach/model/model-choice.ts';
import { COACH_TOOL_NAMES, type CoachToolName } from '../../domain/coach/model/tool-names.ts';
import type { EatingRules } from '../../terms/plan.ts';
import { callTool, toolsFor } from './call-tool.ts';

const CAREFUL: EatingRules = { ...EATS_ALL, diet: 'vegetarian', allergies: ['sesame'] };
const context = coachContext(
  {
    weight: { day: COACH_TODAY, kg: 83.4 },
    rules: ['vegetarian', 'allergies: sesame'],
    reasonOf: () => 'For each of 83.4 kg, as advised with high blood pressure.',
    water: { drunk: 0.75, goal: 3.1 },
    targets: [
      { nutrient: 'energy_kcal', amount: 2100, kind: 'aim' },
      { nutrient: 'sodium_mg', amount: 1515, kind: 'most' },
    ],
  },
  CAREFUL,
);
const ALL = { weight: true, health: true };
const say = (name: CoachToolName, args: object, consent = ALL) =>
  callTool(context, consent, name, args as Record<string, unknown>);

const ARGS: Readonly<Record<CoachToolName, object>> = {
  day: { day: 'today' },
  week: {},
  amount: { of: 'sodium_mg', day: 'today' },
  target_reason: { of: 'protein_g' },
  dish: { day: 'today', slot: 'dinner' },
  find_dishes: { with: ['chickpea'] },
  food: { food: 'carrot' },
  substitutes: { food: 'yoghurt' },
  pantry: {},
  shopping_list: {},
  rules: {},
  weight: {},
  propose_swap: { day: 'today', slot: 'dinner', with: ['chickpea'] },
  propose_skip: { day: 'today', slot: 'dinner' },
  propose_move: { day: 'today', slot: 'dinner', to_day: 'tomorrow', to_slot: 'lunch' },
  propose_portion: { day: 'today', slot: 'dinner', factor: 1.5 },
  propose_food_eaten: { food: 'pizza', amount: 'two slices', day: 'today' },
  propose_water: { litres: 0.25 },
  propose_shopping_line: { name: '2 lemons' },
  propose_leave_out: { food: 'mushrooms' },
};

test.each(COACH_TOOL_NAMES)(
  'the tool %s answers from the device, and proposes only where it says so',
  (name) => {
    const { text, proposal } = say(name, ARGS[name]);
    expect(text.length).toBeGreaterThan(5);
    expect(proposal !== null).toBe(name.startsWith('propose_'));
  },
);

test('without consent weight and health answers are not offered, nor told to a model that asks anyway', () => {
  expect(toolsFor(NO_MODEL)).not.toEqual(expect.arrayContaining(['weight']));
  expect(toolsFor({ weight: true, health: false })).not.toEqual(expect.arrayContaining(['rules']));
  expect(toolsFor({ weight: true, health: false })).not.toEqual(expect.arrayContaining(['target_reason']));
  expect(toolsFor(ALL)).toEqual(COACH_TOOL_NAMES);
  const told = COACH_TOOL_NAMES.map((name) => say(name, ARGS[name], NO_MODEL).text).join('\n');
  expect(told).not.toMatch(/83[.,]4|blood pressure|allergies|sesame|1[ ,]?515/);
});

test('without consent the goal of water stays here, the amount drunk does not', () => {
  const ask = { of: 'water', day: 'today' };
  expect(say('amount', ask, NO_MODEL).text).toBe('0.75 L of water are logged today.');
  expect(say('amount', ask, ALL).text).toContain('3.1 L');
});
