import type { Nutrient } from '../../../terms/nutrients.ts';

export interface NutrientWords {
  /** As a heading or a row begins: "Vitamin D". */
  readonly name: string;
  readonly unit: 'kcal' | 'g' | 'mg' | 'µg';
}

const unitOf = (nutrient: Nutrient): NutrientWords['unit'] =>
  nutrient.endsWith('_kcal')
    ? 'kcal'
    : nutrient.endsWith('_mg')
      ? 'mg'
      : nutrient.endsWith('_ug')
        ? 'µg'
        : 'g';

const NAMES: Readonly<Record<Nutrient, string>> = {
  energy_kcal: 'Energy',
  protein_g: 'Protein',
  fat_g: 'Fat',
  carbs_g: 'Carbs',
  fiber_g: 'Fibre',
  sugars_g: 'Sugars',
  sat_fat_g: 'Saturated fat',
  ala_g: 'Omega-3 (ALA)',
  epa_dha_g: 'Omega-3 (EPA and DHA)',
  sodium_mg: 'Sodium',
  potassium_mg: 'Potassium',
  calcium_mg: 'Calcium',
  iron_mg: 'Iron',
  magnesium_mg: 'Magnesium',
  phosphorus_mg: 'Phosphorus',
  zinc_mg: 'Zinc',
  copper_mg: 'Copper',
  manganese_mg: 'Manganese',
  selenium_ug: 'Selenium',
  vit_a_rae_ug: 'Vitamin A',
  vit_c_mg: 'Vitamin C',
  vit_d_ug: 'Vitamin D',
  vit_e_mg: 'Vitamin E',
  vit_k_ug: 'Vitamin K',
  thiamin_mg: 'Vitamin B1',
  riboflavin_mg: 'Vitamin B2',
  niacin_mg: 'Vitamin B3',
  pantothenic_mg: 'Vitamin B5',
  vit_b6_mg: 'Vitamin B6',
  folate_dfe_ug: 'Folate',
  vit_b12_ug: 'Vitamin B12',
  choline_mg: 'Choline',
};

export const nutrientWords = (nutrient: Nutrient): NutrientWords => ({
  name: NAMES[nutrient],
  unit: unitOf(nutrient),
});

/** Three significant digits, none after the point from ten on: "0.85", "2.4", "38", "1100". */
export const nutrientFigure = (amount: number): number =>
  amount >= 10 ? Math.round(amount) : Number(amount.toPrecision(2));
