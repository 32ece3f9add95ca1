import { type DishDetail, dishKey, type PlanDay, type PlanDish } from '../../data/device-plan.ts';
import { SLOT_LABELS } from '../../domain/catalogue/slot-labels.ts';
import { SLOTS, type Slot } from '../../domain/catalogue/types.ts';
import { type DayState, eatenKey } from '../../domain/journal/fold.ts';

export interface DishLine {
  /** What the journal calls the dish. */
  readonly key: string;
  readonly name: string;
  readonly kcal: number;
  /** Null where the backend tells names and calories only. */
  readonly detail: DishDetail | null;
  readonly eaten: boolean;
}

export interface SlotView {
  readonly slot: Slot;
  readonly label: string;
  /** The dishes' names, or that nothing is planned. */
  readonly summary: string;
  readonly kcal: number;
  readonly dishes: readonly DishLine[];
  /** Every dish of the slot is ticked. */
  readonly eaten: boolean;
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

type Eaten = DayState['eaten'];
type Macro = 'carbs' | 'protein' | 'fat';
const MACROS = [
  ['Carbs', 'carbs'],
  ['Protein', 'protein'],
  ['Fat', 'fat'],
] as const satisfies readonly (readonly [IntakeLine['name'], Macro])[];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const dishLine = (slot: Slot, dish: PlanDish, eaten: Eaten): DishLine => ({
  key: dishKey(dish),
  name: dish.name,
  kcal: dish.kcal,
  detail: dish.detail,
  eaten: eaten.has(eatenKey(slot, dishKey(dish))),
});

const slotView = (slot: Slot, dishes: readonly PlanDish[], eaten: Eaten): SlotView => {
  const lines = dishes.map((dish) => dishLine(slot, dish, eaten));
  return {
    slot,
    label: SLOT_LABELS[slot],
    summary: lines.length === 0 ? 'Nothing planned' : lines.map((line) => line.name).join(', '),
    kcal: sum(lines.map((line) => line.kcal)),
    dishes: lines,
    eaten: lines.length > 0 && lines.every((line) => line.eaten),
  };
};

const eatenGrams = (lines: readonly DishLine[], macro: Macro): number | null => {
  if (lines.some((line) => line.detail === null)) return null;
  return sum(lines.map((line) => (line.eaten ? (line.detail?.[macro] ?? 0) : 0)));
};

/** One planned day with what the member ticked of it. */
export const dayView = (day: PlanDay, eaten: Eaten): DayView => {
  const slots = SLOTS.map((slot) => slotView(slot, day.slots[slot], eaten));
  const lines = slots.flatMap((slot) => slot.dishes);
  const macros = MACROS.map(
    ([name, macro]): IntakeLine => ({
      name,
      unit: 'g',
      eaten: eatenGrams(lines, macro),
      planned: day.totals[macro],
    }),
  );
  return {
    slots,
    calories: {
      name: 'Calories',
      unit: 'kcal',
      eaten: sum(lines.filter((line) => line.eaten).map((line) => line.kcal)),
      planned: day.totals.kcal,
    },
    macros: macros.some((line) => line.planned > 0) ? macros : [],
  };
};
