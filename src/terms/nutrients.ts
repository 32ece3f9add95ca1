/**
 * The nutrients every food, dish and day carries, in this order, as a plain array of numbers.
 * Names and units are those of `catalogue/composition.csv` (per 100 g there; absolute in a dish).
 */
export const NUTRIENTS = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbs_g',
  'fiber_g',
  'sugars_g',
  'sat_fat_g',
  'ala_g',
  'epa_dha_g',
  'sodium_mg',
  'potassium_mg',
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'phosphorus_mg',
  'zinc_mg',
  'copper_mg',
  'manganese_mg',
  'selenium_ug',
  'vit_a_rae_ug',
  'vit_c_mg',
  'vit_d_ug',
  'vit_e_mg',
  'vit_k_ug',
  'thiamin_mg',
  'riboflavin_mg',
  'niacin_mg',
  'pantothenic_mg',
  'vit_b6_mg',
  'folate_dfe_ug',
  'vit_b12_ug',
  'choline_mg',
] as const;

/** Grams in a dish that follow from its foods and not from the table. */
export const FOOD_MEASURES = ['free_sugars_g', 'whole_fruit_g', 'mushrooms_g', 'processed_meat_g'] as const;
export type FoodMeasure = (typeof FOOD_MEASURES)[number];

export type Nutrient = (typeof NUTRIENTS)[number];
/** One number per entry of NUTRIENTS, same order and units. */
export type NutrientVector = readonly number[];

export const nutrientIndex = Object.fromEntries(NUTRIENTS.map((name, at) => [name, at])) as Readonly<
  Record<Nutrient, number>
>;

/** The amount of one nutrient in a vector; 0 where the vector is short. */
export const amountOf = (vector: NutrientVector, nutrient: Nutrient): number =>
  vector[nutrientIndex[nutrient]] ?? 0;
