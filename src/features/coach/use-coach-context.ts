import { useMemo } from 'react';
import { dayOfPlan } from '../../device/db/device-plan.ts';
import type { MemberDatabase } from '../../device/db/member-database.ts';
import { useCatalogue, useCookbook, useLive, useToday } from '../../device/hooks/hooks.ts';
import { useDay } from '../../device/hooks/plan/use-day.ts';
import { useHousehold } from '../../device/hooks/plan/use-household.ts';
import { useKnownOfPlan } from '../../device/hooks/plan/use-known-of-plan.ts';
import { useLearnedEnergy } from '../../device/hooks/plan/use-learned-energy.ts';
import { useMemberPlan } from '../../device/hooks/plan/use-member-plan.ts';
import { useNutrientGoals } from '../../device/hooks/plan/use-nutrient-goals.ts';
import { useClock } from '../../device/hooks/use-clock.ts';
import { useComfortSettings } from '../../device/hooks/use-comfort-settings.ts';
import { useMember } from '../../device/hooks/use-member.ts';
import { readJournalKind, readLastWeight } from '../../device/journal/journal.ts';
import { dayNutrients } from '../../device/plan/day-nutrients.ts';
import { wordOfNow } from '../../device/plan/meals-change.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import { isEnergyUntold } from '../../device/plan/read/check-in.ts';
import { readKnownBody } from '../../device/plan/read/known-body.ts';
import { shoppingView } from '../../device/plan/read/shopping-view.ts';
import { whyPlan } from '../../device/plan/why-plan.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { energyEstimateWords } from '../../domain/body/energy/estimate-words.ts';
import { LEARNED_DAYS } from '../../domain/body/energy/learn.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { CoachContext, CoachPlan } from '../../domain/coach/answer/coach-context.ts';
import { coachTargets, reasonSentence, rulesInWords } from '../../domain/coach/answer/coach-context.ts';
import { createFoodReader } from '../../domain/coach/answer/read-food.ts';
import { foldDay } from '../../domain/food/journal/fold.ts';
import { ADULT_AGE } from '../../terms/adult-age.ts';
import type { LocalDay } from '../../terms/local-day.ts';

const DAYS_AROUND = 7;
const DAYS_OF_LIST = 6;

const readLog = async (db: MemberDatabase, today: LocalDay) => {
  const [first, last] = [addDays(today, -DAYS_AROUND), addDays(today, DAYS_AROUND)];
  const [meals, foods, weight, body] = await Promise.all([
    readJournalKind(db, 'meal.eaten', first, last),
    readJournalKind(db, 'food.eaten', first, last),
    readLastWeight(db, today),
    readKnownBody(db, today),
  ]);
  return { entries: [...meals, ...foods], weight, body };
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
    table: member.table,
    wordOfNow: (day, slot) => wordOfNow(member, planId, day, slot),
  };
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
  const learned = useLearnedEnergy(LEARNED_DAYS);
  const read = useLive(readLog, [today]);
  const { profile } = useMember();
  const { figures } = useComfortSettings();
  const readFood = useMemo(
    () => (catalogue === null ? null : createFoodReader(catalogue, null)),
    [catalogue],
  );
  return useMemo(() => {
    if (catalogue === null || readFood === null || member === undefined || read === undefined) return null;
    if (day === null || household === undefined || known === undefined || learned === undefined) return null;
    const plan = planOf(member);
    const logOf = (date: LocalDay) => foldDay(read.entries.filter((entry) => entry.day === date));
    const why = known === null ? null : whyPlan(known);
    const learnedWords =
      known === null || learned == null || isEnergyUntold(known)
        ? []
        : energyEstimateWords(learned.estimate, { figures });
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
      namedDishesAt:
        plan !== null || member === null
          ? null
          : (date, slot) => dayOfPlan(member.plan, date)?.slots[slot] ?? [],
      logOf,
      amountsOf: (date) =>
        dayNutrients(member === null ? null : dayOfPlan(member.plan, date), logOf(date), catalogue),
      targets: coachTargets(member?.plan.targets ?? null, goals ?? null),
      reasonOf: (nutrient) => {
        if (why === null || !why.adult) return null;
        const reason = reasonSentence([...why.energy, ...why.nutrients], nutrient);
        return nutrient === 'energy_kcal' ? [reason, ...learnedWords].join(' ') : reason;
      },
      water: { drunk: day.water.intake, goal: day.water.goal },
      weight: read.weight,
      body: read.body,
      stock: household.known?.household.stock ?? new Map(),
      thingOf: (food) => household.known?.household.things.of(food)?.id ?? food,
      list: rows.filter(({ done }) => !done).map(({ name, quantity }) => ({ name, quantity })),
      rules: plan === null ? [] : rulesInWords(plan.input.rules, catalogue),
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
    learned,
    read,
    profile,
    figures,
    today,
    hour,
    canLeaveOut,
    ids,
  ]);
};
