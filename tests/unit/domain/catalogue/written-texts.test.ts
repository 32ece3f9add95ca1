import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { factsOf } from '../../../../server/planning/member-facts.ts';
import { withWaitingAnswers } from '../../../../src/data/repositories/waiting-rules.ts';
import type { Food } from '../../../../src/domain/catalogue/types.ts';
import { readAllergyText } from '../../../../src/domain/planner/allergy-text.ts';
import { allergensHit } from '../../../../src/domain/planner/eligibility.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { createRandom } from '../../../../src/domain/planner/random.ts';
import type { EatingRules } from '../../../../src/domain/planner/types.ts';
import { targetsOf, WOMAN } from '../nutrition/people.ts';
import { WRITTEN_TEXTS, type WrittenText } from './written-texts.ts';

const catalogue = loadCatalogue();
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

describe('a written allergy or dislike, by a list made apart from the tables', () => {
  test('is tried with more than 600 texts', () => {
    expect(new Set(WRITTEN_TEXTS.map(({ text }) => text)).size).toBeGreaterThan(600);
  });

  test.each(WRITTEN_TEXTS)('$text', ({ text, wants, out, stay, asks }) => {
    const answer = read(text);
    const isAnswered = answer.out.size + answer.absent.length + answer.unread.length > 0;
    expect(isAnswered).toBe(wants !== 'nothing');
    expect(idsOf(out).filter((id) => !answer.out.has(id))).toEqual([]);
    expect(idsOf(stay).filter((id) => answer.out.has(id))).toEqual([]);
    if (wants === 'foods') expect(answer.unread.length > 0).toBe(asks);
  });
});

const GROUPS = 20;
const TEXTS_A_GROUP = 3;

/** Texts as one member writes them, the same for each seed. */
const groupOf = (seed: number): readonly WrittenText[] => {
  const random = createRandom(seed);
  const wanted = WRITTEN_TEXTS.filter(({ wants }) => wants === 'foods');
  return Array.from({ length: TEXTS_A_GROUP }, () => wanted[random.below(wanted.length)] ?? []).flat();
};

/** Rules of a member of this device who wrote this after the last plan came. */
const rulesOnTheDevice = (rules: EatingRules, text: string): EatingRules | null =>
  withWaitingAnswers(rules, { inputs: null, preferences: { allergies: text }, diet: null }, catalogue);

const UNRESTRICTED: EatingRules = {
  diet: 'full_non_vegetarian',
  eatsEggs: true,
  eatsDairy: true,
  allergies: [],
  excludedFoods: [],
};

const rulesOnTheServer = (text: string): EatingRules =>
  factsOf(
    {
      profile: {
        userId: 'a',
        name: 'Asha',
        bmi: 23.9,
        location: 'Pune',
        fitnessLevel: 'Beginner',
        bio: '',
        updatedAt: new Date(0),
        gender: 'Female',
        age: WOMAN.age,
        heightCm: WOMAN.heightCm,
        weightKg: WOMAN.weightKg,
        targetWeightKg: 60,
        activityLevel: WOMAN.activity,
        fitnessGoal: WOMAN.goal,
        dietType: 'full_non_vegetarian',
      },
      inputs: null,
      answers: { preference: null, wellness: null },
      allergyText: text,
      learned: null,
    },
    catalogue,
  ).facts.rules;

describe('a week planned by what is written', () => {
  test.each(Array.from({ length: GROUPS }, (_, seed) => seed + 1))(
    'holds nothing of it (group %i)',
    (seed) => {
      const group = groupOf(seed);
      const text = group.map((one) => one.text).join(', ');
      const forbidden = new Set(idsOf(group.flatMap(({ out }) => out)));
      const rules = rulesOnTheServer(text);
      const onDevice = rulesOnTheDevice(UNRESTRICTED, text);
      expect(new Set(onDevice?.excludedFoods)).toEqual(new Set(rules.excludedFoods));
      expect(new Set(onDevice?.allergies)).toEqual(new Set(rules.allergies));
      const week = planWeek({
        targets: targetsOf().targets,
        rules,
        facts: WOMAN,
        seed,
        startDate: '2026-03-01',
        days: 7,
        catalogue,
      });
      const planned = week.ok ? week.value.days.flatMap(({ meals }) => meals) : [];
      const eaten = planned.flatMap(
        ({ recipeId }) => catalogue.dishes.get(recipeId)?.ingredients.map(({ food }) => food) ?? [],
      );
      expect(eaten.length, text).toBeGreaterThan(0);
      expect(
        eaten.filter((id) => forbidden.has(id)),
        text,
      ).toEqual([]);
    },
  );
});
