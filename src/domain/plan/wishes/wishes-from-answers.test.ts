import { expect, test } from 'vitest';
import { ADDED_LISTS, FIRST_LISTS } from '../../../features/answers/preference/options.ts';
import { allOptions } from '../../../ui/form/choice-list.ts';
import { NO_WISHES } from './wishes.ts';
import { bindAnswers } from './wishes-from-answers.ts';
import { PREFERENCES } from './wishes-questions.ts';

const bind = (
  preference: Readonly<Record<string, unknown>>,
  conditions: readonly unknown[] = [],
  { age = 40, off = [] }: { age?: number; off?: readonly string[] } = {},
) => bindAnswers({ preference, wellness: { chronic_conditions: conditions } }, { age, off });

const effects = (bound: ReturnType<typeof bind>) =>
  Object.fromEntries(bound.answers.map(({ id, effect }) => [id, effect]));

test('nobody who answered nothing wishes for anything', () => {
  const unanswered = { favorite_cuisine: '', preferred_cooking_time: '', target_weight: 60 };
  for (const bound of [
    bindAnswers({ preference: null, wellness: null }, { age: 40, off: [] }),
    bind(unanswered, ['No']),
  ])
    expect(bound).toEqual({
      wishes: NO_WISHES,
      activeMinutesMax: null,
      diet: null,
      kidneyDisease: false,
      answers: [],
    });
});

test.each([
  ['favorite_cuisine', 'Thai', { cuisine: 'Thai' }],
  ['fruit_preference', 'Orange', { fruit: 'Orange' }],
  ['food_preference', 'Pasta', { dish: 'Pasta' }],
  ['main_meal', 'Lunch', { mainMeal: 'lunch' }],
  ['snacking_preference', 'No Snacks', { snack: 'none' }],
  ['snacking_preference', 'Nuts', { snack: 'nuts' }],
  ['work_schedule', 'Night Shift', { quickWeekdays: true }],
])('each answer does what it says: %s, %s', (field, answer, wish) => {
  const bound = bind({ [field]: answer });
  expect(bound.wishes).toEqual({ ...NO_WISHES, ...wish });
  expect(bound.answers).toMatchObject([{ id: `${field}:${answer}`, answer, on: true, switchable: true }]);
});

test('conditions steer, and the dangerous ones warn', () => {
  const bound = bind({}, ['Diabetes', 'Hypertension', 'Arthritis', 'Asthma']);
  expect(bound.wishes.conditions).toEqual(['hypertension', 'diabetes', 'arthritis']);
  const warnings = Object.fromEntries(bound.answers.map(({ answer, warning }) => [answer, warning]));
  expect(warnings.Diabetes).toMatch(/insulin.*clinician/);
  expect(warnings.Hypertension).toMatch(/kidneys.*clinician/);
  expect(warnings.Arthritis).toBeNull();
});

test('diabetes sets a large main meal and sweet snacks aside, and says so', () => {
  const sweet = { main_meal: 'Dinner', snacking_preference: 'Sweet' };
  const bound = bind(sweet, ['Diabetes']);
  expect(bound.wishes).toMatchObject({ mainMeal: null, snack: null });
  expect(effects(bound)['main_meal:Dinner']).toMatch(/^Not used/);
  expect(effects(bound)['snacking_preference:Sweet']).toMatch(/^Not used/);
  const off = bind(sweet, ['Diabetes'], { off: ['chronic_conditions:Diabetes'] });
  expect(off.wishes).toMatchObject({ mainMeal: 'dinner', snack: 'sweet', conditions: [] });
});

test('kidney disease cannot be switched off', () => {
  const bound = bind({}, ['Kidney Disease'], { off: ['chronic_conditions:Kidney Disease'] });
  expect(bound.kidneyDisease).toBe(true);
  expect(bound.answers).toMatchObject([{ switchable: false, on: true }]);
});

test('the diet type cannot be switched off', () => {
  const bound = bind({ diet_type: 'vegan' }, [], { off: ['diet_type:vegan'] });
  expect(bound.diet).toBe('vegan');
  expect(bound.answers).toMatchObject([{ switchable: false, on: true }]);
});

test('below 18 no condition steers, but kidney disease still counts', () => {
  const bound = bind({}, ['Diabetes', 'Kidney Disease'], { age: 17 });
  expect(bound.wishes.conditions).toEqual([]);
  expect(bound.kidneyDisease).toBe(true);
  expect(bound.answers[0]).toMatchObject({ warning: null });
  expect(effects(bound)['chronic_conditions:Diabetes']).toMatch(/clinician/);
  expect(bind({}, ['Diabetes'], { age: 18 }).wishes.conditions).toEqual(['diabetes']);
});

test('an answer that is off does nothing and stays in the list', () => {
  const preference = { favorite_cuisine: 'Thai', preferred_cooking_time: '15 minutes' };
  const off = ['favorite_cuisine:Thai', 'preferred_cooking_time:15 minutes'];
  const bound = bind(preference, [], { off });
  expect(bound).toMatchObject({ wishes: NO_WISHES, activeMinutesMax: null });
  expect(bound.answers.map(({ id, on }) => [id, on])).toEqual([
    ['favorite_cuisine:Thai', false],
    ['preferred_cooking_time:15 minutes', false],
  ]);
  expect(bind({ ...preference, favorite_cuisine: 'French' }, [], { off }).wishes.cuisine).toBe('French');
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '<b>Thai</b>', 'x'.repeat(10_000)])(
  'no question takes %j for an answer',
  (hostile) => {
    const preference = Object.fromEntries(PREFERENCES.map(({ field }) => [field, hostile]));
    const bound = bind(preference, [hostile, { toString: 'Diabetes' }, null, 7]);
    expect(bound.answers).toEqual([]);
    expect(bound.wishes).toEqual(NO_WISHES);
  },
);

const LISTS = { ...FIRST_LISTS, ...ADDED_LISTS } as Readonly<
  Record<string, Parameters<typeof allOptions>[0]>
>;

test('the questionnaires offer every question that the plan follows, and it knows their options', () => {
  const bound = Object.fromEntries(
    PREFERENCES.map(({ field, bind: read }) => {
      const list = LISTS[field];
      if (list === undefined) throw new Error(`nobody asks for ${field}`);
      return [field, allOptions(list).filter((option) => read(option) === null)];
    }),
  );
  expect(bound).toEqual({
    fruit_preference: ['None'],
    food_preference: ['Other'],
    diet_type: [],
    favorite_cuisine: [],
    main_meal: [],
    preferred_cooking_time: [],
    snacking_preference: [],
    work_schedule: ['From Home', 'Not Working'],
  });
});
