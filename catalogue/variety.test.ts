import { describe, expect, it } from 'vitest';
import { type Allergen, MEAL_KINDS } from '../src/terms/food.ts';
import { amountOf } from '../src/terms/nutrients.ts';
import { DIET_TYPES } from '../src/terms/profile.ts';
import { realCatalogue } from '../tests/support/real-catalogue.ts';

const dishes = [...realCatalogue().dishes.values()];
const ALLERGIES: readonly (readonly Allergen[])[] = [
  ['gluten', 'gluten_oats'],
  ['milk'],
  ['egg'],
  ['soy'],
  ['peanut'],
  ['tree_nut'],
  ['sesame'],
  ['fish'],
];
const LEAST = 30;
const LEAST_WITH_AN_ALLERGY = 8;
const LEAST_QUICK_MAINS = 14;

describe.each(DIET_TYPES)('a %s member', (diet) => {
  describe.each(MEAL_KINDS)('choosing a %s', (kind) => {
    const choices = dishes.filter(({ diets, kinds }) => diets.includes(diet) && kinds.includes(kind));

    it(`has at least ${LEAST} dishes`, () => {
      expect(choices.length).toBeGreaterThanOrEqual(LEAST);
    });

    it.each(ALLERGIES)(`has at least ${LEAST_WITH_AN_ALLERGY} without %s`, (...allergy) => {
      const safe = choices.filter(({ allergens }) => !allergens.some((own) => allergy.includes(own)));
      expect(safe.length).toBeGreaterThanOrEqual(LEAST_WITH_AN_ALLERGY);
    });
  });

  it(`has at least ${LEAST_QUICK_MAINS} mains in 15 minutes of work and 20 in all`, () => {
    const quick = dishes.filter(
      ({ diets, kinds, minutesActive, minutesTotal }) =>
        diets.includes(diet) && kinds.includes('main') && minutesActive <= 15 && minutesTotal <= 20,
    );
    expect(quick.length).toBeGreaterThanOrEqual(LEAST_QUICK_MAINS);
  });
});

it('vegans without gluten, oats and soy have a dozen breakfasts that hold 12 g of protein', () => {
  const choices = dishes.filter(
    ({ kinds, diets, allergens, nutrients }) =>
      kinds.includes('breakfast') &&
      diets.includes('vegan') &&
      !allergens.some((own) => ['gluten', 'gluten_oats', 'soy'].includes(own)) &&
      amountOf(nutrients, 'protein_g') >= 12,
  );
  expect(choices.length).toBeGreaterThanOrEqual(12);
});
