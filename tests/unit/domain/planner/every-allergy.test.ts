import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '../../../../src/domain/catalogue/types.ts';
import { DIET_TYPES } from '../../../../src/domain/profile.ts';
import { WOMAN } from '../nutrition/people.ts';
import { faultsOf } from './random-weeks.ts';

describe.each(DIET_TYPES)('a %s member', (diet) => {
  test.each(ALLERGENS)('allergic to %s gets a week without it', (allergy) => {
    const rules = { diet, eatsEggs: false, eatsDairy: false, allergies: [allergy], excludedFoods: [] };
    expect(faultsOf({ facts: WOMAN, rules, seed: 1 })).toEqual([]);
  });
});
