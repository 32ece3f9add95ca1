import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../catalogue/load.ts';
import { type Allergen, MEAL_KINDS } from '../../../src/domain/catalogue/types.ts';
import { DIET_TYPES } from '../../../src/domain/profile.ts';

const dishes = [...loadCatalogue().dishes.values()];
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
});
