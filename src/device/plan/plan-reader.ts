import { decode } from '../../contract/decode.ts';
import {
  type DetailMeal,
  type MealPlanAnswer,
  type PlanDetails,
  planDetails,
  type WirePlanDay,
  wirePlanDay,
  wireShoppingList,
} from '../../contract/plan.ts';
import { isLocalDay, WEEKDAYS, type Weekday, weekdayOf } from '../../domain/calendar/days.ts';
import { SLOTS, type Slot } from '../../terms/food.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import {
  type DevicePlan,
  type PlanDay,
  type PlanDish,
  type ShoppingGroup,
  totalsOf,
} from '../db/device-plan.ts';

type Fields = Readonly<Record<string, unknown>>;
type Slots = PlanDay['slots'];

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const weekdayNamed = (name: string): Weekday | undefined =>
  WEEKDAYS.find((weekday) => weekday.toLowerCase() === name.trim().toLowerCase());

const perSlot = (dishesOf: (slot: Slot) => readonly PlanDish[]): Slots =>
  Object.fromEntries(SLOTS.map((slot) => [slot, dishesOf(slot)])) as unknown as Slots;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const readPlainDay = (weekday: Weekday, day: WirePlanDay): PlanDay => {
  const slots = perSlot((slot) =>
    Object.entries(day[slot]).map(([name, kcal]) => ({ name, kcal, detail: null })),
  );
  const listed = sum(SLOTS.flatMap((slot) => slots[slot].map((dish) => dish.kcal)));
  return {
    weekday,
    date: null,
    totals: {
      kcal: day['Total calorie'] > 0 ? day['Total calorie'] : listed,
      carbs: day.total_carbs,
      protein: day.total_proteins,
      fat: day.total_fats,
    },
    slots,
  };
};

const readDetailedDay = ({ date, meals, locked }: PlanDetails['days'][number]): PlanDay => {
  const slots = perSlot((slot) => meals.filter((meal) => meal.slot === slot).map(readDetailedDish));
  return {
    weekday: weekdayOf(date),
    date,
    totals: totalsOf(slots),
    slots,
    ...(locked === undefined ? {} : { locked }),
  };
};

const readDetailedDish = (meal: DetailMeal): PlanDish => ({
  name: meal.name,
  kcal: Math.round(meal.kcal),
  detail: {
    recipeId: meal.recipe_id,
    portion: meal.portion,
    protein: meal.protein_g,
    carbs: meal.carbs_g,
    fat: meal.fat_g,
    why: meal.why,
  },
});

const readShopping = (list: unknown, unreadable: string[]): ShoppingGroup[] =>
  Object.entries(fieldsOf(list)).flatMap(([category, items]) => {
    const read = decode(wireShoppingList, { [category]: Array.isArray(items) ? null : items });
    const quantities = read.ok ? read.value[category] : undefined;
    if (quantities === undefined) {
      unreadable.push(`shopping_list.${category}`);
      return [];
    }
    return [{ category, items: Object.entries(quantities).map(([name, quantity]) => ({ name, quantity })) }];
  });

const readWeekly = (week: Fields, unreadable: string[]): PlanDay[] =>
  Object.entries(week).flatMap(([name, value]) => {
    const weekday = weekdayNamed(name);
    if (weekday === undefined) return [];
    const day = decode(wirePlanDay, value);
    if (day.ok) return [readPlainDay(weekday, day.value)];
    unreadable.push(`Meal_plan.${name}`);
    return [];
  });

const readDetails = (value: unknown, unreadable: string[]): PlanDetails | null => {
  if (value === undefined || value === null) return null;
  const read = decode(planDetails, value);
  if (
    read.ok &&
    [...read.value.days.map(({ date }) => date), read.value.cooks_from ?? read.value.week_start].every(
      isLocalDay,
    )
  )
    return read.value;
  unreadable.push('details');
  return null;
};

/** A plan without the week by weekdays and the list that a plain backend sends. */
type DatedPlan = Omit<DevicePlan, 'weekly' | 'shopping' | 'unreadable'>;

const PLAIN: DatedPlan = {
  planId: null,
  source: 'plain',
  weekStart: null,
  maintenanceOnly: false,
  targets: null,
  floorKcal: null,
  dated: [],
};

export const planOfDetails = (details: PlanDetails): DatedPlan => ({
  planId: details.plan_id,
  source: 'detailed',
  weekStart: details.week_start,
  maintenanceOnly: details.maintenance_only,
  targets: details.targets,
  floorKcal: details.floor_kcal ?? null,
  ...(details.water_goal_l === undefined ? {} : { waterGoal: details.water_goal_l }),
  ...(details.cooks_from === undefined ? {} : { cooksFrom: details.cooks_from }),
  dated: details.days.map(readDetailedDay),
});

/**
 * Turns a meal plan answer into the week that the device stores; null if the backend has no plan yet. Unreadable parts
 * are left out and named in `unreadable`. An answer without one readable day is an error, which names those parts.
 */
export const readMealPlan = (answer: MealPlanAnswer): Result<DevicePlan | null, string> => {
  const [first] = answer;
  if (first === undefined) return ok(null);
  const { Meal_plan: week, shopping_list: besideWeek, details } = first.meals;
  if (Object.keys(week).length === 0) return ok(null);
  const unreadable: string[] = [];
  const detailed = readDetails(details, unreadable);
  const weekly = readWeekly(week, unreadable);
  const plan = detailed === null ? PLAIN : planOfDetails(detailed);
  if (weekly.length === 0 && plan.dated.length === 0)
    return err(`no readable day (${unreadable.join(', ')})`);
  return ok({
    ...plan,
    weekly,
    shopping: readShopping(week.shopping_list ?? besideWeek, unreadable),
    unreadable,
  });
};
