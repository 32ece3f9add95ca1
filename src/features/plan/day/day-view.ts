import { type DishDetail, dishKey, type PlanDay, type PlanDish } from '../../../device/db/device-plan.ts';
import { eatenName, eatenNutrients } from '../../../domain/food/catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { gramsInWords } from '../../../domain/food/diary/food-amounts.ts';
import { type DayState, type EatenFood, eatenKey } from '../../../domain/food/journal/fold.ts';
import { type Food, SLOTS, type Slot } from '../../../terms/food.ts';
import { amountOf, type Nutrient } from '../../../terms/nutrients.ts';

export interface DishLine {
  /** The dish's key in the journal. */
  readonly key: string;
  readonly name: string;
  readonly kcal: number;
  /** Null where the backend tells names and calories only. */
  readonly detail: DishDetail | null;
  readonly eaten: boolean;
  /** "Make for 3 meals", "From Monday", or null. */
  readonly pot: string | null;
}

/** Something eaten beside the plan. */
export interface FoodLine {
  /** The food's entry in the journal. */
  readonly entry: string;
  readonly food: string;
  readonly name: string;
  /** "2 slices"; empty for energy without a food. */
  readonly amount: string;
  readonly grams: number;
  readonly kcal: number;
  /** As it stands in the log. */
  readonly eaten: EatenFood;
}

/** The member's changes of a slot. */
export interface SlotMarks {
  readonly locked: boolean;
  readonly changed: boolean;
  /** At the table. */
  readonly people: number;
  /** It holds something that the member's rules now forbid. */
  readonly forbidden: boolean;
}

export interface SlotView extends SlotMarks {
  readonly slot: Slot;
  readonly label: string;
  /** The dishes' names, or that nothing is planned. */
  readonly summary: string;
  /** The energy of the dishes and what was eaten beside them. */
  readonly kcal: number;
  readonly dishes: readonly DishLine[];
  readonly foods: readonly FoodLine[];
  /** Every dish of the slot is ticked. */
  readonly eaten: boolean;
  /** Emptied by the member. */
  readonly skipped: boolean;
}

/** `eaten` is null where the backend does not tell what is in each dish. */
export interface IntakeLine {
  readonly name: 'Calories' | 'Carbs' | 'Protein' | 'Fat';
  readonly unit: 'kcal' | 'g';
  readonly eaten: number | null;
  readonly planned: number;
}

export interface DayView {
  readonly slots: readonly SlotView[];
  readonly calories: IntakeLine;
  /** Empty where the plan tells no macros at all. */
  readonly macros: readonly IntakeLine[];
}

/** Facts of a day beside its plan. */
export interface DayFacts {
  readonly log: Pick<DayState, 'eaten' | 'foods'>;
  /** The day's eaten energy as Today counts it, where the backend has a figure; else that of the log. */
  readonly eatenKcal?: number | null;
  /** The energy that the day aims at, kcal, as Today counts it. */
  readonly goalKcal?: number;
  readonly foods: ReadonlyMap<string, Food>;
  readonly marksOf: (slot: Slot) => SlotMarks;
  /** As `DishLine.pot`. */
  readonly potOf: (slot: Slot, recipeId: string) => string | null;
}

export const UNMARKED: SlotMarks = { locked: false, changed: false, people: 1, forbidden: false };

type Macro = 'carbs' | 'protein' | 'fat';
const MACROS = [
  ['Carbs', 'carbs', 'carbs_g'],
  ['Protein', 'protein', 'protein_g'],
  ['Fat', 'fat', 'fat_g'],
] as const satisfies readonly (readonly [IntakeLine['name'], Macro, Nutrient])[];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const dishLine = (slot: Slot, dish: PlanDish, { log: { eaten }, potOf }: DayFacts): DishLine => ({
  key: dishKey(dish),
  name: dish.name,
  kcal: dish.kcal,
  detail: dish.detail,
  eaten: eaten.has(eatenKey(slot, dishKey(dish))),
  pot: dish.detail === null ? null : potOf(slot, dish.detail.recipeId),
});

/** A food that this version's catalogue does not have keeps its weight and energy, without a name. */
const foodLine = (entry: string, eaten: EatenFood, foods: ReadonlyMap<string, Food>): FoodLine => ({
  entry,
  food: eaten.food,
  name: eatenName(eaten, foods) ?? 'Something else',
  amount: gramsInWords({ ...eaten, measures: foods.get(eaten.food)?.measures ?? [] }, eaten.grams),
  grams: eaten.grams,
  kcal: eaten.kcal,
  eaten,
});

const summaryOf = (dishes: readonly DishLine[], foods: readonly FoodLine[], skipped: boolean): string => {
  const names = [...dishes, ...foods].map(({ name }) => name);
  if (names.length > 0) return names.join(', ');
  return skipped ? 'Skipped' : 'Nothing planned';
};

/** Returns the words for the pots of a slot's dishes. */
export const potsOf = ({ dishes }: Pick<SlotView, 'dishes'>): readonly string[] =>
  dishes.flatMap(({ pot, eaten }) => (pot === null || eaten ? [] : [pot]));

/** Returns a slot in words with what was logged: "Porridge (eaten), Dal (from Monday), Bananas (1 medium, eaten)". */
export const loggedSummary = ({ dishes, foods, summary }: SlotView): string =>
  [
    ...dishes.map(({ name, eaten, pot }) => {
      if (eaten) return `${name} (eaten)`;
      return pot === null ? name : `${name} (${pot.slice(0, 1).toLowerCase()}${pot.slice(1)})`;
    }),
    ...foods.map(({ name, amount }) => (amount === '' ? `${name} (eaten)` : `${name} (${amount}, eaten)`)),
  ].join(', ') || summary;

const slotView = (slot: Slot, planned: readonly PlanDish[], facts: DayFacts): SlotView => {
  const { log, foods, marksOf } = facts;
  const dishes = planned.map((dish) => dishLine(slot, dish, facts));
  const beside = [...log.foods]
    .filter(([, eaten]) => eaten.slot === slot)
    .map(([entry, eaten]) => foodLine(entry, eaten, foods));
  const marks = marksOf(slot);
  const skipped = marks.changed && dishes.length === 0;
  return {
    ...marks,
    slot,
    label: SLOT_LABELS[slot],
    summary: summaryOf(dishes, beside, skipped),
    kcal: sum([...dishes, ...beside].map(({ kcal }) => kcal)),
    dishes,
    foods: beside,
    eaten: dishes.length > 0 && dishes.every((line) => line.eaten),
    skipped,
  };
};

const eatenGrams = (
  slots: readonly SlotView[],
  macro: Macro,
  nutrient: Nutrient,
  foods: DayFacts['foods'],
) => {
  const dishes = slots.flatMap((slot) => slot.dishes);
  const beside = slots.flatMap((slot) => slot.foods);
  const ofFoods = beside.map(({ eaten }) => eatenNutrients(eaten, foods));
  if (dishes.some(({ detail }) => detail === null) || ofFoods.includes(null)) return null;
  return (
    sum(dishes.map((line) => (line.eaten ? (line.detail?.[macro] ?? 0) : 0))) +
    sum(ofFoods.map((nutrients) => (nutrients === null ? 0 : amountOf(nutrients, nutrient))))
  );
};

/** One planned day with what the member ate of it and beside it. */
export const dayView = (day: PlanDay, facts: DayFacts): DayView => {
  const slots = SLOTS.map((slot) => slotView(slot, day.slots[slot], facts));
  const eaten = slots.flatMap((slot) => [...slot.dishes.filter((line) => line.eaten), ...slot.foods]);
  const macros = MACROS.map(
    ([name, macro, nutrient]): IntakeLine => ({
      name,
      unit: 'g',
      eaten: eatenGrams(slots, macro, nutrient, facts.foods),
      planned: day.totals[macro],
    }),
  );
  return {
    slots,
    calories: {
      name: 'Calories',
      unit: 'kcal',
      eaten: facts.eatenKcal ?? sum(eaten.map((line) => line.kcal)),
      planned: facts.goalKcal ?? day.totals.kcal,
    },
    macros: macros.some((line) => line.planned > 0) ? macros : [],
  };
};
