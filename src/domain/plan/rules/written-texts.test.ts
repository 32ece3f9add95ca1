import { expect, test } from 'vitest';
import { EATS_ALL } from '../../../../tests/support/planned-week.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { WOMAN } from '../../../../tests/support/unit/people.ts';
import { WRITTEN_TEXTS } from '../../../../tests/support/unit/written-texts.ts';
import { withWaitingAnswers } from '../../../device/rows/waiting-rules.ts';
import * as readers from '../../../device/rows/written-foods.ts';
import type { Food } from '../../../terms/food.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import { NO_OWN_TARGETS } from '../../body/nutrition/own-targets.ts';
import { factsOf } from '../making/member-facts.ts';
import { calledName, readAllergyText } from './allergy-text.ts';
import { allergensHit, eligibleDishes } from './eligibility.ts';

const catalogue = realCatalogue();
const foods = [...catalogue.foods.values()];

const isMeantBy = (pattern: string): ((food: Food) => boolean) => {
  const name = pattern.slice(1);
  if (pattern.startsWith('@')) return ({ allergens }) => allergens.some((allergen) => allergen === name);
  if (pattern.startsWith('#')) return ({ category }) => category === name.replaceAll('_', ' ');
  const id = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
  return (food) => id.test(food.id);
};

const idsOf = (patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) => {
    const meant = foods.filter(isMeantBy(pattern)).map(({ id }) => id);
    if (meant.length === 0) throw new Error(`No food is meant by ${pattern}.`);
    return meant;
  });

const read = (text: string) => {
  const leftOut = readAllergyText(text, catalogue.foods);
  const out = foods
    .filter(
      ({ id, allergens }) =>
        leftOut.foods.includes(id) || allergensHit(allergens, leftOut.allergies).length > 0,
    )
    .map(({ id }) => id);
  return { ...leftOut, out: new Set(out) };
};

test.each(WRITTEN_TEXTS)(
  'by a list made apart from the tables, a written allergy or dislike: $text',
  ({ text, wants, out, stay, asks }) => {
    const answer = read(text);
    const isAnswered = answer.out.size + answer.absent.length + answer.unread.length > 0;
    expect(isAnswered).toBe(wants !== 'nothing');
    expect(idsOf(out).filter((id) => !answer.out.has(id))).toEqual([]);
    expect(idsOf(stay).filter((id) => answer.out.has(id))).toEqual([]);
    if (wants === 'foods') expect(answer.unread.length > 0).toBe(asks);
  },
);

test('takes no food by its own name for another one', () => {
  const called = foods.map(({ id, name }) => ({ id, name: name.replace(/[,(].*/, '') }));
  for (const { id, name } of called) {
    const { out, unread, absent } = read(name);
    expect([name, unread, absent, out.has(id)]).toEqual([name, [], [], true]);
  }
});

test('says of a food that no dish uses that it is known, and asks back what it does not understand', () => {
  expect(read('lupin, rabbit')).toMatchObject({ foods: [], absent: ['lupin', 'rabbit'], unread: [] });
  expect(read('penicillin and milk').unread).toEqual(['penicillin']);
});

test('lets a food stay where the text says so by its whole name, and no allergen', () => {
  const name = calledName(catalogue.foods.get('ketchup')?.name ?? '');
  const { out } = read(`tomatoes, ${name} is fine`);
  expect([out.has('ketchup'), out.has('salsa')]).toEqual([false, true]);
  expect(read('milk, feta cheese is fine').out.has('feta')).toBe(true);
  expect(read('milk, feta cheese is fine').unread).toEqual(['feta cheese is fine']);
  expect(read('peanuts are not fine').out.has('peanuts')).toBe(true);
});

/** Texts over which a reader that looks at every pair of letters or words would sit for hours. */
const LENGTH = 10_000;
test.each([
  ['one word', 'a'.repeat(LENGTH)],
  ['unknown words', 'xqzjw kvbnm '.repeat(LENGTH / 12)],
  ['foods without an end', 'tomato onion '.repeat(LENGTH / 13)],
  ['different misspelt words', Array.from({ length: 1400 }, (_, at) => `tom${at}ato`).join(' ')],
  ['separators', ',;'.repeat(LENGTH / 2)],
  ['brackets and signs', '((((***+++[['.repeat(LENGTH / 12)],
  ['names of objects', 'constructor __proto__ toString '.repeat(LENGTH / 31)],
  ['is fine', 'is is fine '.repeat(LENGTH / 11)],
  ['accents', 'e\u0301'.repeat(LENGTH / 2)],
])('a hostile text of %s is read, and asked back within its length', (_, text) => {
  expect(read(text).unread.join(' ').length).toBeLessThanOrEqual(LENGTH * 2);
});

/** Rules of a member of this device who wrote this after the last plan came. */
const rulesOnTheDevice = (rules: EatingRules, text: string): EatingRules | null =>
  withWaitingAnswers(
    rules,
    { inputs: null, preferences: { allergies: text }, diet: null, readers },
    catalogue,
  );

const rulesOnTheServer = (text: string): EatingRules =>
  factsOf(
    {
      profile: {
        gender: 'Female',
        age: WOMAN.age,
        heightCm: WOMAN.heightCm,
        weightKg: WOMAN.weightKg,
        targetWeightKg: 60,
        activityLevel: WOMAN.activity,
        fitnessGoal: WOMAN.goal,
        dietType: 'full_non_vegetarian',
        location: '',
      },
      inputs: null,
      answers: { preference: null, wellness: null },
      allergyText: text,
      learned: null,
      own: NO_OWN_TARGETS,
    },
    catalogue,
  ).facts.rules;

test('server and device leave out the same by what is written, and nothing of it can be planned', () => {
  const wanted = WRITTEN_TEXTS.filter(({ wants }) => wants === 'foods');
  for (let at = 0; at < wanted.length; at += 12) {
    const group = wanted.slice(at, at + 3);
    const text = group.map((one) => one.text).join(', ');
    const forbidden = new Set(idsOf(group.flatMap(({ out }) => out)));
    const rules = rulesOnTheServer(text);
    const onDevice = rulesOnTheDevice(EATS_ALL, text);
    expect(new Set(onDevice?.excludedFoods), text).toEqual(new Set(rules.excludedFoods));
    expect(new Set(onDevice?.allergies), text).toEqual(new Set(rules.allergies));
    const served = eligibleDishes(rules, catalogue).flatMap(({ ingredients }) => ingredients);
    expect(served.length, text).toBeGreaterThan(0);
    expect(
      served.filter(({ food }) => forbidden.has(food)),
      text,
    ).toEqual([]);
  }
});
