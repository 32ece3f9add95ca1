import { addDays } from '../../domain/calendar/days.ts';
import { SLOTS, type Slot } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { dayOfPlan } from '../db/device-plan.ts';
import type { MemberPlan } from './member-plan.ts';

/**
 * The meals of today and the next days, in a form that can be read before the app is up: dishes and when they are
 * eaten, nothing else. One member's at a time; it goes when that member locks or leaves the device.
 */

/** The local storage key. */
export const TODAY_KEY = 'sorrel.today';

export interface SnapshotMeal {
  readonly slot: Slot;
  readonly dish: string;
  /** Null where the plan names dishes alone. */
  readonly recipe: { readonly id: string; readonly portion: number } | null;
  /** Address of the dish's picture on this origin; null without one. */
  readonly art: string | null;
}

export type SnapshotDays = Readonly<Record<LocalDay, readonly SnapshotMeal[]>>;

/** A phone that lies in a drawer for longer starts without meals, as one without a plan does. */
const DAYS_AHEAD = 7;
const MOST_MEALS = 20;
const ART = /^\/[\w-][\w./-]*\.svg$/;

/** The meals of a day, without dishes that the member's newer answers forbid. */
export const mealsOfDay = (
  { plan, stateOf }: Pick<MemberPlan, 'plan' | 'stateOf'>,
  day: LocalDay,
  artOf: (recipeId: string | undefined) => string | undefined,
): readonly SnapshotMeal[] => {
  const planned = dayOfPlan(plan, day);
  if (planned === null) return [];
  return SLOTS.filter((slot) => !stateOf(day, slot).forbidden).flatMap((slot) =>
    planned.slots[slot].map(({ name, detail }) => ({
      slot,
      dish: name,
      recipe: detail === null ? null : { id: detail.recipeId, portion: detail.portion },
      art: artOf(detail?.recipeId) ?? null,
    })),
  );
};

/** Today and the days after it that have meals. */
export const daysToKeep = (
  mealsOf: (day: LocalDay) => readonly SnapshotMeal[],
  today: LocalDay,
): SnapshotDays =>
  Object.fromEntries(
    Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
      .map((day) => [day, mealsOf(day)] as const)
      .filter(([, meals]) => meals.length > 0),
  );

export const writeSnapshotDays = (memberId: string, days: SnapshotDays): string =>
  JSON.stringify({ memberId, days });

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSlot = (value: unknown): value is Slot => SLOTS.some((slot) => slot === value);

const readRecipe = (value: unknown): SnapshotMeal['recipe'] =>
  isFields(value) && typeof value.id === 'string' && typeof value.portion === 'number'
    ? { id: value.id, portion: value.portion }
    : null;

const readMeal = (value: unknown): readonly SnapshotMeal[] => {
  if (!isFields(value) || !isSlot(value.slot) || typeof value.dish !== 'string') return [];
  const { slot, dish, art } = value;
  return [
    {
      slot,
      dish,
      recipe: readRecipe(value.recipe),
      art: typeof art === 'string' && ART.test(art) ? art : null,
    },
  ];
};

/** The meals that are kept for this member and day; null without any, and where the text is not ours. */
export const readSnapshotMeals = (
  text: string | null,
  memberId: string,
  day: LocalDay,
): readonly SnapshotMeal[] | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isFields(kept) || kept.memberId !== memberId || !isFields(kept.days)) return null;
    const listed = Object.hasOwn(kept.days, day) ? kept.days[day] : null;
    const meals = Array.isArray(listed) ? listed.slice(0, MOST_MEALS).flatMap(readMeal) : [];
    return meals.length === 0 ? null : meals;
  } catch {
    return null;
  }
};

/** The address of a meal: its dish, or the plan where the dish is only a name. */
export const addressOfMeal = ({ recipe, slot }: SnapshotMeal, day: LocalDay): string =>
  recipe === null
    ? '/dashboard/diet-plan'
    : `/dashboard/dish/${encodeURIComponent(recipe.id)}?portion=${recipe.portion}&date=${day}&slot=${slot}`;
