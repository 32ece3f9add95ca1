import { dailyTargets } from '../../src/domain/body/nutrition/daily-targets.ts';
import { drinkLitres } from '../../src/domain/body/nutrition/reference-intakes.ts';
import type { CoachContext, CoachPlan } from '../../src/domain/coach/answer/coach-context.ts';
import { coachTargets, reasonSentence, rulesInWords } from '../../src/domain/coach/answer/context-parts.ts';
import { createFoodReader } from '../../src/domain/coach/answer/read-food.ts';
import { foldDay } from '../../src/domain/food/journal/fold.ts';
import { STOCK_KINDS, stockOf } from '../../src/domain/kitchen/pantry/stock.ts';
import { ADDED_KINDS, addedLines } from '../../src/domain/kitchen/shopping/added-lines.ts';
import { shopThings } from '../../src/domain/kitchen/shopping/shop-things.ts';
import { goalsFor } from '../../src/domain/plan/solver/plan-request.ts';
import { nutrientsOfDay } from '../../src/domain/plan/week/day-nutrients.ts';
import type { SlotState } from '../../src/domain/plan/week/week.ts';
import { ADULT_AGE } from '../../src/terms/adult-age.ts';
import type { Catalogue, Recipe, Slot } from '../../src/terms/food.ts';
import type { JournalEntry } from '../../src/terms/journal.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';
import { type DishOpinions, NO_OPINIONS } from '../../src/terms/plan.ts';
import type { Basics } from '../base/basics.ts';
import { uuidOf } from '../base/keys.ts';
import { readEntriesOf, readLastWeight, readOpinions } from '../journal/read.ts';
import type { MemberFacts } from '../planning/member-facts.ts';
import type { MemberDay, PlanKeeper } from '../planning/plan-keeper.ts';
import { floorOf, planList, type ReadyPlan } from '../planning/wire-plan.ts';
import { careFacts } from './care-facts.ts';
import type { Need } from './needs.ts';

const isSkipped = ({ meals, planned }: SlotState): boolean => meals.length === 0 && planned.length > 0;

const coachPlan = (ready: ReadyPlan, opinions: DishOpinions): CoachPlan => {
  const { state, plan } = ready;
  const { person, rules, safety, wishes } = state.facts;
  const { week } = plan;
  const slots = new Map(week.slots.map((each) => [`${each.date}/${each.slot}`, each]));
  const slotAt = (day: LocalDay, slot: Slot) => slots.get(`${day}/${slot}`);
  return {
    id: plan.id,
    input: {
      days: week.days,
      held: week.slots.filter((each) => each.locked || each.eaten || isSkipped(each)),
      offPlanFoods: week.offPlanFoods,
      targets: plan.targets,
      floorKcal: floorOf(ready),
      rules,
      plannedFor: { facts: person, safety, wishes },
      ...(plan.cooksFrom === undefined ? {} : { cooksFrom: plan.cooksFrom }),
      opinions,
    },
    isForbidden: (day, slot) => slotAt(day, slot)?.forbidden ?? false,
    isLocked: (day, slot) => slotAt(day, slot)?.locked ?? false,
    // Nothing is applied here, so nothing is taken back.
    peopleSaid: () => null,
    wordOfNow: (day, slot) => {
      const meals = (slotAt(day, slot)?.meals ?? []).map(({ recipeId, portion }) => ({
        recipe: recipeId,
        portion,
      }));
      return { day, kind: 'meals.set', payload: { planId: plan.id, slot, meals } };
    },
  };
};

/** The list of the plan's own answer, with the lines that the member wrote. */
const listOf = (ready: ReadyPlan, added: readonly JournalEntry[]): CoachContext['list'] => [
  ...planList(ready).flatMap(({ items }) => items),
  ...addedLines(added, ready.today).filter(({ ticked }) => !ticked),
];

const targetsOf = (facts: MemberFacts | null, plan: MemberDay['plan']): CoachContext['targets'] => {
  const targets = plan?.targets ?? null;
  if (facts === null || targets === null) return [];
  const { person, safety, wishes, rules } = facts;
  return coachTargets(targets, goalsFor({ facts: person, safety, wishes, rules, targets }));
};

/** The reasons of the targets at the newest weight; null for members under age, and without a profile. */
const reasonsOf = (facts: MemberFacts | null, weight: CoachContext['weight']) => {
  if (facts === null || facts.person.age < ADULT_AGE) return null;
  const person = { ...facts.person, weightKg: weight?.kg ?? facts.person.weightKg };
  const daily = dailyTargets(person, facts.safety, { ...facts, conditions: facts.wishes.conditions });
  return daily.ok ? daily.value.reasons : null;
};

const recipeIn = ({ dishes }: Catalogue, id: string): Recipe | null => {
  const dish = dishes.get(id);
  return dish !== undefined && 'steps' in dish ? (dish as Recipe) : null;
};

export interface Asker {
  readonly memberId: string;
  readonly day: MemberDay;
  readonly today: LocalDay;
  /** In UTC, 0 to 23: the server does not know the member's clock. */
  readonly hour: number;
  /** False where the journal is on the member's device alone. */
  readonly knowsLog: boolean;
}

const NOTHING_LOGGED = foldDay([]);
/** Before there is a profile. */
const ADULT_LITRES = drinkLitres({ sex: null, age: 40 }, { pregnantOrBreastfeeding: false });

export type ContextParts = Pick<Basics, 'db' | 'randomBytes'>;

/** Everything that the coach answers from, out of the plan and the journal. Records that are not needed are not read. */
export const memberContext = async (
  parts: ContextParts,
  keeper: PlanKeeper,
  { memberId, day, today, hour, knowsLog }: Asker,
  needs: ReadonlySet<Need>,
): Promise<CoachContext> => {
  const { db } = parts;
  const { catalogue, state } = day;
  const reads = (need: Need): boolean => needs.has(need) && knowsLog;
  const [current, opinions, weight, stocked, added] = await Promise.all([
    needs.has('plan') ? keeper.current(memberId) : null,
    reads('opinions') ? readOpinions(db, memberId, today, catalogue) : NO_OPINIONS,
    reads('weight') ? readLastWeight(db, memberId) : null,
    reads('stock') ? readEntriesOf(db, memberId, STOCK_KINDS) : [],
    reads('list') ? readEntriesOf(db, memberId, ADDED_KINDS) : [],
  ]);
  const ready = current?.plan == null ? null : { ...current, plan: current.plan };
  const facts = state?.facts ?? null;
  const reasons = reasonsOf(facts, weight);
  const things = needs.has('stock') ? shopThings(catalogue.foods) : null;
  const thingOf = (food: string): string => things?.of(food)?.id ?? food;
  const logOf: CoachContext['logOf'] = (date) => {
    if (!knowsLog) return NOTHING_LOGGED;
    if (date === today) return day.logged;
    return foldDay((ready?.plan.entries ?? []).filter((entry) => entry.day === date));
  };
  const mealsOn = (date: LocalDay) =>
    ready?.plan.week.days.find((planned) => planned.date === date)?.meals ?? [];
  return {
    today,
    hour,
    catalogue,
    recipeOf: (dish) => recipeIn(catalogue, dish),
    readFood: createFoodReader(catalogue, null),
    plan: ready === null ? null : coachPlan(ready, opinions),
    logOf,
    amountsOf: (date) => nutrientsOfDay(mealsOn(date), logOf(date), catalogue),
    targets: targetsOf(facts, day.plan),
    reasonOf: (nutrient) => (reasons === null ? null : reasonSentence(reasons, nutrient)),
    water: {
      drunk: knowsLog ? day.logged.waterLitres : 0,
      goal: facts === null ? ADULT_LITRES : drinkLitres(facts.person, facts.safety),
    },
    weight,
    body: {
      lastKg: weight?.kg ?? facts?.person.weightKg ?? null,
      heightCm: facts?.person.heightCm ?? null,
    },
    stock: stockOf(stocked, thingOf),
    thingOf,
    list: ready === null ? [] : listOf(ready, added),
    rules: facts === null ? [] : rulesInWords(facts.rules, catalogue),
    ...careFacts(facts),
    canLeaveOut: facts !== null,
    newId: () => uuidOf(parts.randomBytes(16)),
    canApply: false,
    knowsLog,
  };
};
