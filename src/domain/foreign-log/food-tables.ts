import type { Nutrient } from '../catalogue/nutrients.ts';
import type { Slot } from '../catalogue/types.ts';
import type { LocalDay } from '../planner/types.ts';
import type { ForeignFood, Problem, Table, TableRow } from './foreign-log.ts';
import { dayOrderOf, readAmount, readDay } from './values.ts';

/** The columns of Cronometer's servings and MyFitnessPal's nutrition that have a unit; others are left out. */
const NUTRIENT_COLUMNS: Readonly<Record<string, Nutrient>> = {
  'protein (g)': 'protein_g',
  'fat (g)': 'fat_g',
  'carbs (g)': 'carbs_g',
  'carbohydrates (g)': 'carbs_g',
  'fiber (g)': 'fiber_g',
  fiber: 'fiber_g',
  'sugars (g)': 'sugars_g',
  sugar: 'sugars_g',
  'saturated (g)': 'sat_fat_g',
  'saturated fat': 'sat_fat_g',
  'sodium (mg)': 'sodium_mg',
  'potassium (mg)': 'potassium_mg',
  potassium: 'potassium_mg',
  'calcium (mg)': 'calcium_mg',
  'iron (mg)': 'iron_mg',
  'magnesium (mg)': 'magnesium_mg',
  'phosphorus (mg)': 'phosphorus_mg',
  'zinc (mg)': 'zinc_mg',
  'copper (mg)': 'copper_mg',
  'manganese (mg)': 'manganese_mg',
  'vitamin c (mg)': 'vit_c_mg',
  'vitamin e (mg)': 'vit_e_mg',
  'b1 (thiamine) (mg)': 'thiamin_mg',
  'b2 (riboflavin) (mg)': 'riboflavin_mg',
  'b3 (niacin) (mg)': 'niacin_mg',
  'b5 (pantothenic acid) (mg)': 'pantothenic_mg',
  'b6 (pyridoxine) (mg)': 'vit_b6_mg',
};

const SLOT_WORDS: readonly (readonly [word: string, slot: Slot])[] = [
  ['breakfast', 'breakfast'],
  ['morning snack', 'snacks1'],
  ['lunch', 'lunch'],
  ['dinner', 'dinner'],
  ['supper', 'dinner'],
];
/** Whatever else a meal is called, it is a snack. */
const slotOf = (meal: string): Slot =>
  SLOT_WORDS.find(([word]) => meal.toLowerCase().includes(word))?.[1] ?? 'snacks2';

/** "1,850": energy has no three decimals. */
const readEnergy = (text: string): number | null =>
  readAmount(text.trim().replace(/^(\d{1,2}),(\d{3})$/, '$1$2'));

const KCAL_MAX = 20_000;
const GRAMS_MAX = 100_000;
const NAME_MAX = 120;

/** "150.00 g" in grams; 0 for "1.00 cup". */
const gramsOf = (amount: string): number => {
  const [, value = '', unit = ''] = /^([\d.,]+) ?([a-z]*)/i.exec(amount.trim()) ?? [];
  const grams = unit.toLowerCase() === 'g' ? (readAmount(value) ?? 0) : 0;
  return grams <= GRAMS_MAX ? grams : 0;
};

interface FoodColumns {
  readonly app: string;
  readonly day: string;
  readonly meal: string;
  readonly kcal: string;
  readonly nameOf: (row: TableRow) => string;
  readonly amount: string | null;
}

const columnsOf = ({ headings }: Table): FoodColumns | null => {
  const has = (name: string): boolean => headings.includes(name);
  if (has('food name') && has('energy (kcal)') && has('day'))
    return {
      app: 'Cronometer',
      day: 'day',
      meal: 'group',
      kcal: 'energy (kcal)',
      amount: 'amount',
      nameOf: ({ cells }) => cells.get('food name') ?? '',
    };
  if (has('meal') && has('calories') && has('date'))
    return {
      app: 'MyFitnessPal',
      day: 'date',
      meal: 'meal',
      kcal: 'calories',
      amount: null,
      nameOf: ({ cells }) => `${cells.get('meal') || 'Meal'} (MyFitnessPal)`,
    };
  return null;
};

const nutrientsOf = ({ cells }: TableRow, kcal: number): ForeignFood['nutrients'] => {
  const amounts = new Map<Nutrient, number>([['energy_kcal', kcal]]);
  for (const [heading, nutrient] of Object.entries(NUTRIENT_COLUMNS)) {
    const amount = readAmount(cells.get(heading) ?? '');
    if (amount !== null && amount >= 0 && amount <= GRAMS_MAX)
      amounts.set(nutrient, Number(amount.toPrecision(4)));
  }
  return [...amounts].map(([nutrient, amount]) => ({ nutrient, amount }));
};

export interface FoodTable {
  readonly app: string;
  readonly foods: readonly ForeignFood[];
  readonly problems: readonly Problem[];
}

/**
 * The foods of a table, each with its figures: Cronometer's servings, one row for each food, or MyFitnessPal's
 * nutrition, one row for each meal. Null where it is neither.
 */
export const readFoodTable = (table: Table, today: LocalDay): FoodTable | null => {
  const columns = columnsOf(table);
  if (columns === null) return null;
  const order = dayOrderOf(table.rows.map(({ cells }) => cells.get(columns.day) ?? ''));
  const problems: Problem[] = [];
  const foods = table.rows.flatMap((row): ForeignFood[] => {
    const { line, cells } = row;
    const written = cells.get(columns.day) ?? '';
    const day = readDay(written, order);
    const kcal = readEnergy(cells.get(columns.kcal) ?? '');
    if (day === null || day < '1970-01-01' || day > today) {
      problems.push({ line, reason: `"${written.slice(0, 30)}" is no past day` });
      return [];
    }
    if (kcal === null || kcal < 0 || kcal > KCAL_MAX) {
      problems.push({
        line,
        reason: `"${cells.get(columns.kcal)?.slice(0, 30) ?? ''}" is no energy in kcal`,
      });
      return [];
    }
    const name = columns.nameOf(row).trim().slice(0, NAME_MAX) || 'Something eaten';
    const grams = gramsOf(cells.get(columns.amount ?? '') ?? '');
    return [
      {
        day,
        slot: slotOf(cells.get(columns.meal) ?? ''),
        name,
        grams,
        kcal,
        nutrients: nutrientsOf(row, kcal),
      },
    ];
  });
  return { app: columns.app, foods, problems };
};
