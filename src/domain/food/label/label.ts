import { NUTRIENTS, type Nutrient, nutrientIndex } from '../../../terms/nutrients.ts';

/** The label of the European Union (and the United Kingdom), or that of the United States. */
export type LabelKind = 'eu' | 'us';

/** Energy in kJ and kcal; sodium, calcium, iron and potassium in mg, vitamin D in micrograms, the rest in g. */
export const LABEL_KEYS = [
  'kj',
  'kcal',
  'fat',
  'saturates',
  'carbs',
  'sugars',
  'fibre',
  'protein',
  'salt',
  'sodium',
  'vitaminD',
  'calcium',
  'iron',
  'potassium',
] as const;
export type LabelKey = (typeof LABEL_KEYS)[number];

/** The figures of each label, in the order in which it is printed. */
export const LABEL_ORDER: Readonly<Record<LabelKind, readonly LabelKey[]>> = {
  eu: ['kj', 'kcal', 'fat', 'saturates', 'carbs', 'sugars', 'fibre', 'protein', 'salt'],
  us: [
    'kcal',
    'fat',
    'saturates',
    'sodium',
    'carbs',
    'fibre',
    'sugars',
    'protein',
    'vitaminD',
    'calcium',
    'iron',
    'potassium',
  ],
};

/** As printed; null where the label does not tell. */
export type LabelValues = Readonly<Record<LabelKey, number | null>>;

export const NO_VALUES: LabelValues = {
  kj: null,
  kcal: null,
  fat: null,
  saturates: null,
  carbs: null,
  sugars: null,
  fibre: null,
  protein: null,
  salt: null,
  sodium: null,
  vitaminD: null,
  calcium: null,
  iron: null,
  potassium: null,
};

export interface Label {
  readonly kind: LabelKind;
  /** The values are those of so many grams or millilitres: 100, or those of a serving. */
  readonly amount: number;
  readonly values: LabelValues;
}

const KJ_PER_KCAL = 4.184;
/** Salt is 2.5 times its sodium by weight, as Regulation (EU) 1169/2011 counts it. */
export const SODIUM_MG_PER_SALT_G = 1000 / 2.5;

const times = (value: number | null, factor: number): number | null =>
  value === null ? null : value * factor;

/** kcal as printed, or from kJ. */
export const energyOf = ({ kcal, kj }: Pick<LabelValues, 'kcal' | 'kj'>): number | null =>
  kcal ?? times(kj, 1 / KJ_PER_KCAL);

/** The nutrients of each column that this kind of label can tell; kilojoules are kilocalories by then. */
const columnsOf = (kind: LabelKind, values: LabelValues): Partial<Record<Nutrient, number | null>> => {
  const { fat, saturates, carbs, sugars, fibre, protein } = values;
  const shared = { fat_g: fat, sat_fat_g: saturates, sugars_g: sugars, fiber_g: fibre, protein_g: protein };
  if (kind === 'us')
    return {
      ...shared,
      energy_kcal: values.kcal,
      carbs_g: carbs,
      sodium_mg: values.sodium,
      vit_d_ug: values.vitaminD,
      calcium_mg: values.calcium,
      iron_mg: values.iron,
      potassium_mg: values.potassium,
    };
  return {
    ...shared,
    energy_kcal: energyOf(values),
    // USDA's carbohydrate, that of our tables and of American labels, includes fibre; a European label's does not.
    carbs_g: carbs === null ? null : carbs + (fibre ?? 0),
    sodium_mg: times(values.salt, SODIUM_MG_PER_SALT_G),
  };
};

/**
 * Returns the figures of 100 g or 100 ml in the order of NUTRIENTS; null is unknown. `before` has those of nutrients
 * that this kind of label does not tell.
 */
export const figuresOfLabel = (
  { kind, amount, values }: Label,
  before: readonly (number | null)[] = [],
): readonly (number | null)[] => {
  const columns = columnsOf(kind, values);
  return NUTRIENTS.map((nutrient, at) => {
    const value = columns[nutrient];
    return value === undefined ? (before[at] ?? null) : times(value, 100 / amount);
  });
};

const shown = (value: number | null): number | null =>
  value === null ? null : Number(Number(value.toPrecision(4)).toFixed(3));

/** Returns what a label of this kind would say of 100 g or 100 ml of a food: the opposite of `figuresOfLabel`. */
export const labelOfFigures = (per100: readonly (number | null)[], kind: LabelKind): LabelValues => {
  const of = (nutrient: Nutrient): number | null => per100[nutrientIndex[nutrient]] ?? null;
  const carbs = of('carbs_g');
  const values: LabelValues = {
    ...NO_VALUES,
    kcal: of('energy_kcal'),
    fat: of('fat_g'),
    saturates: of('sat_fat_g'),
    carbs: carbs === null || kind === 'us' ? carbs : Math.max(0, carbs - (of('fiber_g') ?? 0)),
    sugars: of('sugars_g'),
    fibre: of('fiber_g'),
    protein: of('protein_g'),
    salt: times(of('sodium_mg'), 1 / SODIUM_MG_PER_SALT_G),
    sodium: of('sodium_mg'),
    vitaminD: of('vit_d_ug'),
    calcium: of('calcium_mg'),
    iron: of('iron_mg'),
    potassium: of('potassium_mg'),
  };
  const told = LABEL_ORDER[kind].map((key) => [key, shown(values[key])]);
  return { ...NO_VALUES, ...Object.fromEntries(told) };
};
