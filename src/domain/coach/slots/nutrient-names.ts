import type { Nutrient } from '../../../terms/nutrients.ts';

/** Words for nutrients; the longer name stands first where one holds another. */
const NAMES: readonly (readonly [RegExp, Nutrient])[] = [
  [/\b(?:calories|energy|kilojoules|kj)\b/, 'energy_kcal'],
  [/\b(?:proteins?)\b/, 'protein_g'],
  [/\b(?:saturated fats?|sat fat|saturates)\b/, 'sat_fat_g'],
  [/\b(?:sugars?|sugary)\b/, 'sugars_g'],
  [/\bcarbs\b/, 'carbs_g'],
  [/\b(?:fibre|roughage)\b/, 'fiber_g'],
  [/\b(?:omega 3s?|epa|dha|fish oil)\b/, 'epa_dha_g'],
  [/\bala\b/, 'ala_g'],
  [/\b(?:fats?|fatty)\b/, 'fat_g'],
  [/\b(?:sodium|salt|salty)\b/, 'sodium_mg'],
  [/\bpotassium\b/, 'potassium_mg'],
  [/\bcalcium\b/, 'calcium_mg'],
  [/\biron\b/, 'iron_mg'],
  [/\bmagnesium\b/, 'magnesium_mg'],
  [/\bphosph(?:orus|ate)\b/, 'phosphorus_mg'],
  [/\bzinc\b/, 'zinc_mg'],
  [/\bcopper\b/, 'copper_mg'],
  [/\bmanganese\b/, 'manganese_mg'],
  [/\bselenium\b/, 'selenium_ug'],
  [/\b(?:vitamin|vit) ?b ?12\b|\bb ?12\b/, 'vit_b12_ug'],
  [/\b(?:vitamin|vit) ?b ?6\b|\bb ?6\b/, 'vit_b6_mg'],
  [/\b(?:vitamin|vit) ?b ?5\b|\bpantothenic\b/, 'pantothenic_mg'],
  [/\b(?:vitamin|vit) ?b ?3\b|\bniacin\b/, 'niacin_mg'],
  [/\b(?:vitamin|vit) ?b ?2\b|\briboflavin\b/, 'riboflavin_mg'],
  [/\b(?:vitamin|vit) ?b ?1\b|\bthiamine?\b/, 'thiamin_mg'],
  [/\b(?:folate|folic acid)\b/, 'folate_dfe_ug'],
  [/\bcholine\b/, 'choline_mg'],
  [/\b(?:vitamin|vit) ?a\b/, 'vit_a_rae_ug'],
  [/\b(?:vitamin|vit) ?c\b/, 'vit_c_mg'],
  [/\b(?:vitamin|vit) ?d ?3?\b/, 'vit_d_ug'],
  [/\b(?:vitamin|vit) ?e\b/, 'vit_e_mg'],
  [/\b(?:vitamin|vit) ?k\b/, 'vit_k_ug'],
];

/** The nutrient that words name; null where none. */
export const nutrientIn = (text: string): Nutrient | null =>
  NAMES.find(([name]) => name.test(text))?.[1] ?? null;

/** As a part of a pattern: any word for a nutrient. */
export const NUTRIENT_WORD = `(?:${NAMES.map(([name]) => name.source).join('|')})`;
