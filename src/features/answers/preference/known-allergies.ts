import { useLive } from '../../../device/hooks/hooks.ts';
import { readPlanInputs } from '../../../device/rows/plan-inputs.ts';
import type { Allergen } from '../../../terms/food.ts';

const WORDS: Readonly<Record<Allergen, string>> = {
  gluten: 'wheat',
  gluten_oats: 'oats',
  milk: 'milk',
  egg: 'eggs',
  soy: 'soy',
  peanut: 'peanuts',
  tree_nut: 'tree nuts',
  sesame: 'sesame',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  celery: 'celery',
  mustard: 'mustard',
  coconut: 'coconut',
};

/** "peanuts, milk": each allergen by a word that means it and no other. */
export const allergyText = (allergies: readonly Allergen[]): string =>
  allergies.map((allergen) => WORDS[allergen]).join(', ');

/** The allergies that the member named elsewhere on this device; undefined while they are read. */
export const useKnownAllergies = (): string | undefined =>
  useLive(async (db) => {
    const inputs = await readPlanInputs(db);
    return allergyText(inputs.ok ? (inputs.value?.allergies ?? []) : []);
  }, []);
