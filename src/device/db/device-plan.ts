import { type Weekday, weekdayOf } from '../../domain/calendar/days.ts';
import { SLOTS, type Slot } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { DayTargets, PlannedDay, PlannedMeal } from '../../terms/plan.ts';

/** Details of a dish, which only some backends send. */
export interface DishDetail {
  readonly recipeId: string;
  /** Servings of the recipe. */
  readonly portion: number;
  /** Grams in that portion. */
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  /** One short clause: why this dish is here. */
  readonly why: string;
}

/** `kcal` is that of the planned portion. */
export interface PlanDish {
  readonly name: string;
  readonly kcal: number;
  readonly detail: DishDetail | null;
}

export interface PlanDay {
  readonly weekday: Weekday;
  /** Null where the plan repeats by weekday. */
  readonly date: LocalDay | null;
  /** kcal and grams. */
  readonly totals: {
    readonly kcal: number;
    readonly carbs: number;
    readonly protein: number;
    readonly fat: number;
  };
  readonly slots: Readonly<Record<Slot, readonly PlanDish[]>>;
  /** The meals of changed slots before the change, where the backend knew of it. */
  readonly asPlanned?: Readonly<Partial<Record<Slot, readonly PlanDish[]>>>;
  /** Slots that were locked when the plan was made. */
  readonly locked?: readonly Slot[];
}

export interface ShoppingGroup {
  readonly category: string;
  readonly items: readonly { readonly name: string; readonly quantity: string }[];
}

/** The week as this device keeps it. */
export interface DevicePlan {
  readonly planId: string | null;
  /** `detailed` comes with recipes and dates; `plain` is names and calories that repeat by weekday. */
  readonly source: 'detailed' | 'plain';
  /** First planned day, where the plan is dated. */
  readonly weekStart: LocalDay | null;
  /** A safety gate replaced the member's goal. */
  readonly maintenanceOnly: boolean;
  readonly targets: DayTargets | null;
  /** The least energy of a day, kcal; absent in older copies, null where the backend does not tell. */
  readonly floorKcal?: number | null;
  /** Litres to drink in a day; absent where the backend does not tell. */
  readonly waterGoal?: number;
  /** The first day whose dishes are cooked for later days too; absent where each meal is cooked for itself. */
  readonly cooksFrom?: LocalDay;
  /** By date; empty for a plain plan. */
  readonly dated: readonly PlanDay[];
  /** At most one per weekday. */
  readonly weekly: readonly PlanDay[];
  readonly shopping: readonly ShoppingGroup[];
  /** Parts of the answer that could not be read ("Meal_plan.Monday"). */
  readonly unreadable: readonly string[];
}

/** The meals of a slot before any change. Plans that an earlier release stored hold a backend's changes beside them. */
export const dishesBefore = ({ asPlanned, slots }: PlanDay, slot: Slot): readonly PlanDish[] =>
  asPlanned?.[slot] ?? slots[slot];

const mealsOf = (slot: Slot, dishes: readonly PlanDish[]): readonly PlannedMeal[] =>
  dishes.flatMap(({ detail }) =>
    detail === null ? [] : [{ slot, recipeId: detail.recipeId, portion: detail.portion }],
  );

/** Sums of rounded dishes, so that what is listed adds up to what is shown. Macros count where they are known. */
export const totalsOf = (slots: PlanDay['slots']): PlanDay['totals'] => {
  const dishes = SLOTS.flatMap((slot) => slots[slot]);
  const total = (amount: (dish: PlanDish) => number): number =>
    Math.round(dishes.reduce((sum, dish) => sum + amount(dish), 0));
  return {
    kcal: total((dish) => dish.kcal),
    carbs: total((dish) => dish.detail?.carbs ?? 0),
    protein: total((dish) => dish.detail?.protein ?? 0),
    fat: total((dish) => dish.detail?.fat ?? 0),
  };
};

/** The planned day, by its date where the plan has one, else by its weekday; null where nothing is planned. */
export const dayOfPlan = (plan: DevicePlan, day: LocalDay): PlanDay | null =>
  plan.dated.find((planned) => planned.date === day) ??
  plan.weekly.find((planned) => planned.weekday === weekdayOf(day)) ??
  null;

/** The last day a dated plan covers: "Ready offline until Sunday". Null for a plan that repeats. */
export const lastDayOf = (plan: DevicePlan): LocalDay | null =>
  plan.dated.reduce<LocalDay | null>(
    (last, { date }) => (date !== null && (last === null || date > last) ? date : last),
    null,
  );

/** The first day a dated plan covers; null for a plan that repeats. */
export const firstDayOf = (plan: DevicePlan): LocalDay | null =>
  plan.dated.reduce<LocalDay | null>(
    (first, { date }) => (date !== null && (first === null || date < first) ? date : first),
    null,
  );

/** The meals of a dated plan; dishes without a recipe are left out. */
export const plannedDaysOf = (plan: Pick<DevicePlan, 'dated'>): readonly PlannedDay[] =>
  plan.dated.flatMap((planned): readonly PlannedDay[] => {
    const { date, locked } = planned;
    if (date === null) return [];
    const meals = SLOTS.flatMap((slot) => mealsOf(slot, dishesBefore(planned, slot)));
    return [{ date, meals, ...(locked === undefined ? {} : { locked }) }];
  });

/** The journal's key of a dish: its recipe id where known, else its name. */
export const dishKey = (dish: PlanDish): string => dish.detail?.recipeId ?? dish.name;
