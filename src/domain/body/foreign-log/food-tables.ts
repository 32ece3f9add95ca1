import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { Nutrient } from '../../../terms/nutrients.ts';
import { type DayOrder, orderOfDays, readPastDay } from './days.ts';
import type { ForeignFood, LogQuestion, Problem, Table, TableRow } from './foreign-log.ts';
import { type Column, columnOf, columnsOfRole } from './headings.ts';
import { energyUnit, readAmount, readEnergy, readGrams } from './values.ts';

/** Names of headings; a heading without a unit is in that of the nutrient. */
const NUTRIENTS: ReadonlyMap<string, Nutrient> = new Map(
  Object.entries({
    protein_g: ['protein', 'proteins', 'eiweiß', 'eiweiss', 'proteine', 'protéines', 'proteínas'],
    fat_g: ['fat', 'fett', 'grasas', 'lipides', 'grassi', 'vet'],
    carbs_g: ['carbs', 'carbohydrates', 'kohlenhydrate', 'carbohidratos', 'glucides', 'carboidrati'],
    fiber_g: ['fiber', 'fibre', 'ballaststoffe', 'fibra', 'fibres', 'vezels'],
    sugars_g: ['sugars', 'sugar', 'zucker', 'azúcares', 'sucres', 'zuccheri', 'suikers'],
    sat_fat_g: ['saturated', 'saturated fat', 'gesättigte fettsäuren', 'gesättigtes fett'],
    sodium_mg: ['sodium', 'natrium', 'sodio'],
    potassium_mg: ['potassium', 'kalium', 'potasio'],
    calcium_mg: ['calcium', 'kalzium'],
    iron_mg: ['iron', 'eisen'],
    magnesium_mg: ['magnesium'],
    phosphorus_mg: ['phosphorus', 'phosphor'],
    zinc_mg: ['zinc', 'zink'],
    copper_mg: ['copper', 'kupfer'],
    manganese_mg: ['manganese', 'mangan'],
    vit_c_mg: ['vitamin c'],
    vit_e_mg: ['vitamin e'],
    thiamin_mg: ['b1 (thiamine)'],
    riboflavin_mg: ['b2 (riboflavin)'],
    niacin_mg: ['b3 (niacin)'],
    pantothenic_mg: ['b5 (pantothenic acid)'],
    vit_b6_mg: ['b6 (pyridoxine)'],
  } satisfies Partial<Record<Nutrient, readonly string[]>>).flatMap(([nutrient, names]) =>
    names.map((name) => [name, nutrient as Nutrient] as const),
  ),
);
/** Vitamins and minerals without a unit are mostly shares of a daily value. */
const PLAIN_WITHOUT_UNIT = new Set<Nutrient>(['potassium_mg', 'sodium_mg']);

/** Whatever else a meal is called, it is a snack. The numbers are those of Samsung Health. */
const SLOT_WORDS: readonly (readonly [words: RegExp, slot: Slot])[] = [
  [/morning snack|zweites frühstück|100004/, 'snacks1'],
  [/breakfast|frühstück|fruehstueck|desayuno|petit.d[ée]jeuner|colazione|ontbijt|100001/, 'breakfast'],
  [/lunch|mittag|almuerzo|d[ée]jeuner|pranzo|100002/, 'lunch'],
  [/dinner|supper|abend|cena|d[îi]ner|avondeten|100003/, 'dinner'],
];
const slotOf = (meal: string): Slot =>
  SLOT_WORDS.find(([words]) => words.test(meal.slice(0, 60).toLowerCase()))?.[1] ?? 'snacks2';

const KCAL_MAX = 20_000;
const AMOUNT_MAX = 100_000;
const NAME_MAX = 120;

interface FoodColumns {
  readonly app: string;
  readonly day: Column;
  readonly energy: Column;
  readonly name: Column | null;
  readonly meal: Column | null;
  readonly amount: Column | null;
  readonly unit: Column | null;
  readonly deleted: Column | null;
}

/** kcal where a table has both. */
const energyColumn = (columns: readonly Column[]): Column | null => {
  const all = columnsOfRole(columns, 'energy');
  return all.find((column) => unitOf(column) === 'kcal') ?? all[0] ?? null;
};
const unitOf = ({ name, unit }: Column): 'kcal' | 'kJ' | null => energyUnit(unit === '' ? name : unit);

const appOf = (columns: readonly Column[], name: Column | null): string => {
  const has = (heading: string): boolean => columns.some((column) => column.name === heading);
  if (has('food name') && has('group')) return 'Cronometer';
  if (has('icon') && has('quantity') && has('deleted')) return 'Lose It!';
  if (has('food_info_id') || has('meal_type')) return 'Samsung Health';
  return name === null ? 'MyFitnessPal' : 'a table';
};

const columnsOf = ({ columns }: Table): FoodColumns | null => {
  const [day, energy] = [columnOf(columns, 'day'), energyColumn(columns)];
  const [name, meal] = [columnOf(columns, 'name'), columnOf(columns, 'meal')];
  if (day === null || energy === null || (name === null && meal === null)) return null;
  const app = appOf(columns, name);
  const of = (role: 'amount' | 'unit' | 'deleted') => columnOf(columns, role);
  return { app, day, energy, name, meal, amount: of('amount'), unit: of('unit'), deleted: of('deleted') };
};

const cellOf = ({ cells }: TableRow, column: Column | null): string =>
  column === null ? '' : (cells.get(column.heading) ?? '');

const MG_OF: ReadonlyMap<string, number> = new Map([
  ['g', 1000],
  ['mg', 1],
  ['µg', 0.001],
  ['mcg', 0.001],
]);

/** By what an amount of a column is multiplied to be in the unit of its nutrient; null for a share of a daily value. */
const factorOf = ({ unit }: Column, nutrient: Nutrient): number | null => {
  const isGrams = nutrient.endsWith('_g');
  if (unit === '') return isGrams || PLAIN_WITHOUT_UNIT.has(nutrient) ? 1 : null;
  const mg = MG_OF.get(unit);
  return mg === undefined ? null : mg / (isGrams ? 1000 : 1);
};

const nutrientsOf = (row: TableRow, columns: readonly Column[], kcal: number): ForeignFood['nutrients'] => {
  const amounts = new Map<Nutrient, number>([['energy_kcal', kcal]]);
  for (const column of columns) {
    const nutrient = NUTRIENTS.get(column.name.replace(/^davon /, ''));
    const factor = nutrient === undefined ? null : factorOf(column, nutrient);
    const written = readAmount(cellOf(row, column));
    if (nutrient === undefined || factor === null || written === null) continue;
    const amount = written * factor;
    if (amount >= 0 && amount <= AMOUNT_MAX) amounts.set(nutrient, Number(amount.toPrecision(4)));
  }
  return [...amounts].map(([nutrient, amount]) => ({ nutrient, amount }));
};

export interface FoodTable {
  readonly app: string;
  readonly foods: readonly ForeignFood[];
  readonly problems: readonly Problem[];
  readonly questions: readonly LogQuestion[];
}

/**
 * The foods of a table, each with its figures: a row for each food, as Cronometer, Lose It! and others have it, or one
 * for each meal, as MyFitnessPal's nutrition. Null for any other table. Rows of exercise and those that the program marks as deleted
 * are passed over. `chosen` is the member's answer where the days could be either.
 */
export const readFoodTable = (table: Table, today: LocalDay, chosen: DayOrder | null): FoodTable | null => {
  const columns = columnsOf(table);
  if (columns === null) return null;
  const { app, energy } = columns;
  const rows = table.rows.filter(
    (row) =>
      !/^(?:1|true|yes|ja)$/i.test(cellOf(row, columns.deleted)) &&
      !/^exercise$/i.test(cellOf(row, columns.meal)),
  );
  const { order: told, unsure } = orderOfDays(
    rows.map((row) => cellOf(row, columns.day)),
    today,
  );
  const order = told ?? chosen;
  const problems: Problem[] = [];
  const readRow = (row: TableRow): ForeignFood | null => {
    const written = cellOf(row, columns.day);
    const day = order === null ? null : readPastDay(written, order, today);
    const kcal = readEnergy(cellOf(row, energy), unitOf(energy));
    const { line } = row;
    if (day === null) {
      problems.push({ line, reason: `"${written.slice(0, 30)}" is not a past day` });
      return null;
    }
    if (kcal === null || kcal < 0 || kcal > KCAL_MAX) {
      problems.push({ line, reason: `"${cellOf(row, energy).slice(0, 30)}" is not an energy in kcal` });
      return null;
    }
    const meal = cellOf(row, columns.meal);
    const named = columns.name === null ? `${meal || 'Meal'} (${app})` : cellOf(row, columns.name);
    return {
      day,
      slot: slotOf(meal),
      name: named.trim().slice(0, NAME_MAX) || 'Something eaten',
      grams: readGrams(
        cellOf(row, columns.amount),
        cellOf(row, columns.unit) || (columns.amount?.unit ?? ''),
      ),
      kcal,
      nutrients: nutrientsOf(row, table.columns, kcal),
    };
  };
  return {
    app,
    // No day is guessed: before the order is known nothing is read.
    foods: order === null ? [] : rows.flatMap((row) => readRow(row) ?? []),
    problems,
    questions: unsure === null ? [] : [{ kind: 'day-order', written: unsure }],
  };
};
