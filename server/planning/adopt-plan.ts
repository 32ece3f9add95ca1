import type { BodyOf } from '../../src/contract/endpoint.ts';
import type { putPlan } from '../../src/contract/own-week.ts';
import { addDays, daysBetween } from '../../src/domain/calendar/days.ts';
import { DAYS_BEFORE, goalsOf, windowOf } from '../../src/domain/plan/making/make-plan.ts';
import type { MemberFacts } from '../../src/domain/plan/making/member-facts.ts';
import { fitsSlot, isAllowed } from '../../src/domain/plan/rules/eligibility.ts';
import { isDayAsPlanned } from '../../src/domain/plan/solver/plan-week.ts';
import { foldWeek, type MemberWeek } from '../../src/domain/plan/week/week.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';
import type { DayTargets, EatingRules, PlannedDay } from '../../src/terms/plan.ts';
import { readPlanEntries } from '../journal/read.ts';
import { type PlanningState, type PlanRow, readDayRecord } from './plan-store.ts';
import type { PlanningParts } from './tend-plan.ts';

export type HandedOver = Omit<BodyOf<typeof putPlan>, 'user'>;

/** Servings of a dish; the planner gives out half a serving to two, and rebalancing a little beside that. */
const PORTION_MIN = 0.25;
const PORTION_MAX = 4;

const plannedDays = ({ days }: HandedOver): readonly PlannedDay[] =>
  days.map(({ date, meals }) => ({
    date,
    meals: meals.map(({ slot, recipe, portion }) => ({ slot, recipeId: recipe, portion })),
  }));

/** Days in a row, today among them. */
const isWeek = (days: readonly PlannedDay[], today: LocalDay): boolean => {
  const first = days[0]?.date ?? '';
  return (
    days.every(({ date }, at) => date === addDays(first, at)) &&
    Math.abs(daysBetween(first, today)) <= DAYS_BEFORE + 1 &&
    days.some(({ date }) => date >= today)
  );
};

/** A planner would have given out each of the dishes. */
const isPlannable = (days: readonly PlannedDay[], rules: EatingRules, { dishes }: Catalogue): boolean =>
  days.every(({ meals }) =>
    meals.every(({ slot, recipeId, portion }) => {
      const dish = dishes.get(recipeId);
      const isDish = dish !== undefined && fitsSlot(dish, slot) && isAllowed(dish, rules);
      return isDish && portion >= PORTION_MIN && portion <= PORTION_MAX;
    }),
  );

/** The days that are to come are whole. As in a planner's week, one on which more was eaten need not be. */
const isWhole = (
  { days, offPlanFoods }: Pick<MemberWeek, 'days' | 'offPlanFoods'>,
  today: LocalDay,
  { person, wishes }: MemberFacts,
  targets: DayTargets,
  catalogue: Catalogue,
): boolean =>
  days.every(
    (day) =>
      day.date < today ||
      offPlanFoods.some(({ date }) => date === day.date) ||
      isDayAsPlanned(day, { targets, person, wishes }, catalogue),
  );

/** The member has done something to the week that there is: it stays. */
const isUsed = async (
  { db }: PlanningParts,
  userId: string,
  { stored, superseded }: PlanningState,
): Promise<boolean> => {
  const plan = stored ?? superseded;
  const days = plan?.week?.days ?? [];
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (plan === null || first === undefined || last === undefined) return false;
  const entries = await readPlanEntries(db, userId, first, last);
  return entries.some(({ payload }) => 'planId' in payload && payload.planId === plan.planId);
};

/** A week that a device made, as it is stored; null where it is not one for this member, or they use another. */
export const planToAdopt = async (
  parts: PlanningParts,
  userId: string,
  handedOver: HandedOver,
  today: LocalDay,
): Promise<PlanRow | null> => {
  const { state, catalogue } = await readDayRecord(parts, userId, today);
  if (state === null) return null;
  const { facts, factsHash } = state;
  const days = plannedDays(handedOver);
  const goals = goalsOf(facts);
  if (!goals.ok || facts.safety.kidneyDisease) return null;
  if (!isWeek(days, today) || !isPlannable(days, facts.rules, catalogue)) return null;
  const { targets, maintenanceOnly } = goals.value;
  const { plan_id: planId, cooks_from: cooksFrom } = handedOver;
  const entries = await readPlanEntries(parts.db, userId, today, days.at(-1)?.date ?? today);
  const { offPlanFoods } = foldWeek({ id: planId, days }, entries, facts.rules, catalogue);
  if (!isWhole({ days, offPlanFoods }, today, facts, targets, catalogue)) return null;
  if (handedOver.instead !== true && (await isUsed(parts, userId, state))) return null;
  return {
    userId,
    planId,
    factsHash,
    weekStart: windowOf(today)[0],
    madeAt: new Date(parts.clock()),
    maintenanceOnly,
    week: { targets, days, ...(cooksFrom === undefined ? {} : { cooksFrom }) },
    refusal: null,
  };
};
