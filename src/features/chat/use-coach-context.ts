import { useMemo } from 'react';
import type { MemberDatabase } from '../../data/db/member-database.ts';
import { dayNutrients } from '../../data/plan/day-nutrients.ts';
import { dayOfPlan } from '../../data/plan/device-plan.ts';
import { wordOfNow } from '../../data/plan/meals-change.ts';
import type { MemberPlan } from '../../data/plan/member-plan.ts';
import { shoppingView } from '../../data/plan/shopping-view.ts';
import { whyPlan } from '../../data/plan/why-plan.ts';
import { readJournalKind, readLastWeight } from '../../data/repositories/journal.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { Nutrient } from '../../domain/catalogue/nutrients.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import type { CoachContext, CoachPlan, Target } from '../../domain/coach/coach-context.ts';
import { createFoodReader } from '../../domain/coach/read-food.ts';
import { foldDay } from '../../domain/journal/fold.ts';
import type { ReasonCode } from '../../domain/nutrition/reason.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useCatalogue, useCookbook, useLive, useToday } from '../../ports/hooks/hooks.ts';
import { useClock } from '../../ports/hooks/use-clock.ts';
import { useComfortSettings } from '../../ports/hooks/use-comfort-settings.ts';
import { useDay } from '../../ports/hooks/use-day.ts';
import { useHousehold } from '../../ports/hooks/use-household.ts';
import { useKnownOfPlan } from '../../ports/hooks/use-known-of-plan.ts';
import { useMember } from '../../ports/hooks/use-member.ts';
import { useMemberPlan } from '../../ports/hooks/use-member-plan.ts';
import { type KnownGoals, useNutrientGoals } from '../../ports/hooks/use-nutrient-goals.ts';
import { usePorts } from '../../ports/ports.tsx';
import { ADULT_AGE } from '../../domain/nutrition/gates.ts';
import { ALLERGEN_LABELS } from '../../domain/catalogue/allergen-labels.ts';

const DAYS_AROUND = 7;
const DAYS_OF_LIST = 6;

const readLog = async (db: MemberDatabase, today: LocalDay) => {
  const [first, last] = [addDays(today, -DAYS_AROUND), addDays(today, DAYS_AROUND)];
  const [meals, foods, weight] = await Promise.all([
    readJournalKind(db, 'meal.eaten', first, last),
    readJournalKind(db, 'food.eaten', first, last),
    readLastWeight(db),
  ]);
  return { entries: [...meals, ...foods], weight };
};

const REASONS: Readonly<Partial<Record<Nutrient, ReasonCode>>> = {
  protein_g: 'protein',
  fat_g: 'fat',
  carbs_g: 'carbs',
  fiber_g: 'fiber',
  sat_fat_g: 'saturated-fat',
  sodium_mg: 'sodium',
  potassium_mg: 'potassium',
  sugars_g: 'sugars',
};

const targetsOf = (member: MemberPlan | null, goals: KnownGoals | undefined): readonly Target[] => {
  const targets = member?.plan.targets ?? null;
  const main: readonly Target[] =
    targets === null
      ? []
      : [
          { nutrient: 'energy_kcal', amount: targets.kcal, kind: 'aim' },
          { nutrient: 'protein_g', amount: targets.protein, kind: 'aim' },
          { nutrient: 'carbs_g', amount: targets.carbs, kind: 'aim' },
          { nutrient: 'fat_g', amount: targets.fat, kind: 'aim' },
        ];
  if (goals === undefined) return main;
  return [
    ...main,
    ...goals.aims.map(({ nutrient, amount }): Target => ({ nutrient, amount, kind: 'least' })),
    { nutrient: 'sodium_mg', amount: goals.sodiumMaxMg, kind: 'most' },
  ];
};

const planOf = (member: MemberPlan | null): CoachPlan | null => {
  const planId = member?.plan.planId ?? null;
  const input = member?.solverInput ?? null;
  if (member === null || planId === null || input === null) return null;
  return {
    id: planId,
    input,
    isForbidden: (day, slot) => member.stateOf(day, slot).forbidden,
    isLocked: (day, slot) => member.stateOf(day, slot).locked,
    wordOfNow: (day, slot) => wordOfNow(member, planId, day, slot),
  };
};

const DIETS = {
  vegetarian: 'vegetarian',
  ovo_vegetarian: 'vegetarian with eggs',
  vegan: 'vegan',
  full_non_vegetarian: 'everything, meat and fish included',
} as const;

const rulesOf = (plan: CoachPlan | null, { foods }: Pick<Catalogue, 'foods'>): readonly string[] => {
  if (plan === null) return [];
  const { diet, allergies, excludedFoods } = plan.input.rules;
  const left = excludedFoods.flatMap((id) => foods.get(id)?.name.toLowerCase() ?? []);
  return [
    DIETS[diet],
    ...(allergies.length === 0
      ? []
      : [`allergies: ${allergies.map((each) => ALLERGEN_LABELS[each]).join(', ')}`]),
    ...(left.length === 0 ? [] : [`left out: ${left.join(', ')}`]),
  ];
};

/**
 * Everything that the coach answers from, out of this device's own copy; null while it is read. `canLeaveOut` as in the
 * context.
 */
export const useCoachContext = (canLeaveOut: boolean): CoachContext | null => {
  const { ids } = usePorts();
  const today = useToday();
  const hour = useClock((clock) => new Date(clock.now()).getHours());
  const { catalogue } = useCatalogue();
  const book = useCookbook().catalogue;
  const member = useMemberPlan();
  const day = useDay(today);
  const household = useHousehold();
  const goals = useNutrientGoals();
  const known = useKnownOfPlan();
  const read = useLive(readLog, [today]);
  const { profile } = useMember();
  const { figures } = useComfortSettings();
  const readFood = useMemo(
    () => (catalogue === null ? null : createFoodReader(catalogue, null)),
    [catalogue],
  );
  return useMemo(() => {
    if (catalogue === null || readFood === null || member === undefined || read === undefined) return null;
    if (day === null || household === undefined || known === undefined) return null;
    const plan = planOf(member);
    const logOf = (date: LocalDay) => foldDay(read.entries.filter((entry) => entry.day === date));
    const why = known === null ? null : whyPlan(known);
    const view =
      household.known === null
        ? null
        : shoppingView(
            household.known.household,
            household.facts,
            catalogue,
            today,
            addDays(today, DAYS_OF_LIST),
          );
    const rows = view === null ? [] : [...view.aisles.flatMap((aisle) => aisle.rows), ...view.added];
    const safety = plan?.input.plannedFor?.safety;
    return {
      today,
      hour,
      catalogue,
      recipeOf: (dish) => book?.dishes.get(dish) ?? null,
      readFood,
      plan,
      logOf,
      amountsOf: (date) =>
        dayNutrients(member === null ? null : dayOfPlan(member.plan, date), logOf(date), catalogue),
      targets: targetsOf(member, goals),
      reasonOf: (nutrient) => {
        if (why === null || !why.adult) return null;
        if (nutrient === 'energy_kcal') return why.energy.map(({ sentence }) => sentence).join(' ');
        return why.nutrients.find(({ code }) => code === REASONS[nutrient])?.sentence ?? null;
      },
      water: { drunk: day.water.intake, goal: day.water.goal },
      weight: read.weight,
      stock: household.known?.household.stock ?? new Map(),
      thingOf: (food) => household.known?.household.things.of(food)?.id ?? food,
      list: rows.filter(({ done }) => !done).map(({ name, quantity }) => ({ name, quantity })),
      rules: rulesOf(plan, catalogue),
      figures: figures && safety?.eatingDisorder !== true,
      minor: profile !== null && profile.age > 0 && profile.age < ADULT_AGE,
      canLeaveOut,
      newId: () => ids.next(),
    };
  }, [
    catalogue,
    book,
    readFood,
    member,
    day,
    household,
    goals,
    known,
    read,
    profile,
    figures,
    today,
    hour,
    canLeaveOut,
    ids,
  ]);
};
