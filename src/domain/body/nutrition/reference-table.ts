/**
 * Dietary Reference Intakes: the RDA where there is one, otherwise the AI, per day.
 * NASEM summary tables (elements, vitamins, macronutrients, total water; sodium and potassium of 2019).
 * `water_total_l` counts food's own water; `sodium_cdrr_mg` is the intake above which chronic disease risk rises.
 */
export const REFERENCE_COLUMNS = [
  'carbs_g',
  'fiber_g',
  'linoleic_g',
  'ala_g',
  'protein_g_per_kg',
  'water_total_l',
  'vit_a_rae_ug',
  'vit_c_mg',
  'vit_d_ug',
  'vit_e_mg',
  'vit_k_ug',
  'thiamin_mg',
  'riboflavin_mg',
  'niacin_mg',
  'vit_b6_mg',
  'folate_dfe_ug',
  'vit_b12_ug',
  'pantothenic_mg',
  'choline_mg',
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'phosphorus_mg',
  'zinc_mg',
  'copper_mg',
  'manganese_mg',
  'selenium_ug',
  'potassium_mg',
  'sodium_ai_mg',
  'sodium_cdrr_mg',
] as const;
export type ReferenceColumn = (typeof REFERENCE_COLUMNS)[number];

export interface ReferenceRow {
  readonly sex: 'male' | 'female';
  readonly ageMin: number;
  readonly ageMax: number;
  readonly condition: 'pregnancy' | 'lactation' | null;
  /** One number per entry of REFERENCE_COLUMNS. */
  readonly values: readonly number[];
}

export const REFERENCE_ROWS: readonly ReferenceRow[] = [
  {
    sex: 'male',
    ageMin: 9,
    ageMax: 13,
    condition: null,
    values: [
      130, 31, 12, 1.2, 0.95, 2.4, 600, 45, 15, 11, 60, 0.9, 0.9, 12, 1, 300, 1.8, 4, 375, 1300, 8, 240, 1250,
      8, 0.7, 1.9, 40, 2500, 1200, 1800,
    ],
  },
  {
    sex: 'female',
    ageMin: 9,
    ageMax: 13,
    condition: null,
    values: [
      130, 26, 10, 1, 0.95, 2.1, 600, 45, 15, 11, 60, 0.9, 0.9, 12, 1, 300, 1.8, 4, 375, 1300, 8, 240, 1250,
      8, 0.7, 1.6, 40, 2300, 1200, 1800,
    ],
  },
  {
    sex: 'male',
    ageMin: 14,
    ageMax: 18,
    condition: null,
    values: [
      130, 38, 16, 1.6, 0.85, 3.3, 900, 75, 15, 15, 75, 1.2, 1.3, 16, 1.3, 400, 2.4, 5, 550, 1300, 11, 410,
      1250, 11, 0.89, 2.2, 55, 3000, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 14,
    ageMax: 18,
    condition: null,
    values: [
      130, 26, 11, 1.1, 0.85, 2.3, 700, 65, 15, 15, 75, 1, 1, 14, 1.2, 400, 2.4, 5, 400, 1300, 15, 360, 1250,
      9, 0.89, 1.6, 55, 2300, 1500, 2300,
    ],
  },
  {
    sex: 'male',
    ageMin: 19,
    ageMax: 30,
    condition: null,
    values: [
      130, 38, 17, 1.6, 0.8, 3.7, 900, 90, 15, 15, 120, 1.2, 1.3, 16, 1.3, 400, 2.4, 5, 550, 1000, 8, 400,
      700, 11, 0.9, 2.3, 55, 3400, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 19,
    ageMax: 30,
    condition: null,
    values: [
      130, 25, 12, 1.1, 0.8, 2.7, 700, 75, 15, 15, 90, 1.1, 1.1, 14, 1.3, 400, 2.4, 5, 425, 1000, 18, 310,
      700, 8, 0.9, 1.8, 55, 2600, 1500, 2300,
    ],
  },
  {
    sex: 'male',
    ageMin: 31,
    ageMax: 50,
    condition: null,
    values: [
      130, 38, 17, 1.6, 0.8, 3.7, 900, 90, 15, 15, 120, 1.2, 1.3, 16, 1.3, 400, 2.4, 5, 550, 1000, 8, 420,
      700, 11, 0.9, 2.3, 55, 3400, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 31,
    ageMax: 50,
    condition: null,
    values: [
      130, 25, 12, 1.1, 0.8, 2.7, 700, 75, 15, 15, 90, 1.1, 1.1, 14, 1.3, 400, 2.4, 5, 425, 1000, 18, 320,
      700, 8, 0.9, 1.8, 55, 2600, 1500, 2300,
    ],
  },
  {
    sex: 'male',
    ageMin: 51,
    ageMax: 70,
    condition: null,
    values: [
      130, 30, 14, 1.6, 0.8, 3.7, 900, 90, 15, 15, 120, 1.2, 1.3, 16, 1.7, 400, 2.4, 5, 550, 1000, 8, 420,
      700, 11, 0.9, 2.3, 55, 3400, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 51,
    ageMax: 70,
    condition: null,
    values: [
      130, 21, 11, 1.1, 0.8, 2.7, 700, 75, 15, 15, 90, 1.1, 1.1, 14, 1.5, 400, 2.4, 5, 425, 1200, 8, 320, 700,
      8, 0.9, 1.8, 55, 2600, 1500, 2300,
    ],
  },
  {
    sex: 'male',
    ageMin: 71,
    ageMax: 140,
    condition: null,
    values: [
      130, 30, 14, 1.6, 0.8, 3.7, 900, 90, 20, 15, 120, 1.2, 1.3, 16, 1.7, 400, 2.4, 5, 550, 1200, 8, 420,
      700, 11, 0.9, 2.3, 55, 3400, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 71,
    ageMax: 140,
    condition: null,
    values: [
      130, 21, 11, 1.1, 0.8, 2.7, 700, 75, 20, 15, 90, 1.1, 1.1, 14, 1.5, 400, 2.4, 5, 425, 1200, 8, 320, 700,
      8, 0.9, 1.8, 55, 2600, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 19,
    ageMax: 30,
    condition: 'pregnancy',
    values: [
      175, 28, 13, 1.4, 1.1, 3, 770, 85, 15, 15, 90, 1.4, 1.4, 18, 1.9, 600, 2.6, 6, 450, 1000, 27, 350, 700,
      11, 1, 2, 60, 2900, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 31,
    ageMax: 50,
    condition: 'pregnancy',
    values: [
      175, 28, 13, 1.4, 1.1, 3, 770, 85, 15, 15, 90, 1.4, 1.4, 18, 1.9, 600, 2.6, 6, 450, 1000, 27, 360, 700,
      11, 1, 2, 60, 2900, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 19,
    ageMax: 30,
    condition: 'lactation',
    values: [
      210, 29, 13, 1.3, 1.3, 3.8, 1300, 120, 15, 19, 90, 1.4, 1.6, 17, 2, 500, 2.8, 7, 550, 1000, 9, 310, 700,
      12, 1.3, 2.6, 70, 2800, 1500, 2300,
    ],
  },
  {
    sex: 'female',
    ageMin: 31,
    ageMax: 50,
    condition: 'lactation',
    values: [
      210, 29, 13, 1.3, 1.3, 3.8, 1300, 120, 15, 19, 90, 1.4, 1.6, 17, 2, 500, 2.8, 7, 550, 1000, 9, 320, 700,
      12, 1.3, 2.6, 70, 2800, 1500, 2300,
    ],
  },
];
