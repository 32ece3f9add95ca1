import type { Catalogue } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { DishOpinions, PlannedDay, PlanRefusal, WeekPlan } from '../../../terms/plan.ts';
import { ok, type Result } from '../../../terms/result.ts';
import { dailyTargets } from '../../body/nutrition/daily-targets.ts';
import { addDays, daysBetween } from '../../calendar/days.ts';
import { fitsSlot } from '../rules/eligibility.ts';
import type { PlanRequest } from '../solver/plan-request.ts';
import { foldWeek, type MemberWeek, type SlotState } from '../week/week.ts';
import type { MemberFacts } from './member-facts.ts';

/**
 * Slots that a new plan keeps: locked ones, ones that were eaten of, and empty ones in which something else was
 * eaten, as far as the current hard rules allow their dishes.
 */
const heldSlots = ({ slots }: MemberWeek, { dishes }: Catalogue): readonly SlotState[] =>
  slots.filter(({ slot, meals, locked, eaten, eatenBeside, forbidden }) => {
    const isPossible =
      !forbidden &&
      meals.every(({ recipeId }) => {
        const dish = dishes.get(recipeId);
        return dish !== undefined && fitsSlot(dish, slot);
      });
    return isPossible && (locked || eaten || (meals.length === 0 && eatenBeside));
  });

/**
 * The server does not know a member's time zone: their today is at most a day from the day in UTC. From
 * two days before that to seven after it, everybody's yesterday to six days ahead are planned.
 */
export const DAYS_BEFORE = 2;
export const PLANNED_DAYS = DAYS_BEFORE + 8;
/** So many days are planned together: dishes are cooked for several, and packs used up. */
const DAYS_AT_ONCE = 7;

/** The first and the last day of a plan that is up to date. */
export const windowOf = (today: LocalDay): readonly [first: LocalDay, last: LocalDay] => {
  const first = addDays(today, -DAYS_BEFORE);
  return [first, addDays(first, PLANNED_DAYS - 1)];
};

/** True where a week has every day of a plan that begins with `start`. */
export const coversDays = ({ days }: WeekPlan, start: LocalDay): boolean =>
  (days.at(-1)?.date ?? start) >= addDays(start, PLANNED_DAYS - 1);

/** A week that a member has already. */
export interface WeekBefore {
  readonly planId: string;
  readonly week: WeekPlan;
}

/** Everything that a plan is made of. */
export interface PlanToMake<Failure = PlanRefusal> {
  readonly facts: MemberFacts;
  /** With what is the member's own. */
  readonly catalogue: Catalogue;
  readonly opinions: DishOpinions;
  /** The same for the same member and first day, so that a repeated request makes the same week. */
  readonly seed: number;
  /** The first day. */
  readonly start: LocalDay;
  /** The day on which it is made. */
  readonly today: LocalDay;
  /** From `start` on. */
  readonly days: number;
  /** A week of these very facts, which goes on; null where there is none. */
  readonly going: WeekBefore | null;
  /** A week of other facts, which is replaced; null where there is none. */
  readonly replaced: WeekBefore | null;
  /** The member's operations about days. */
  readonly entriesOf: (first: LocalDay, last: LocalDay) => Promise<readonly JournalEntry[]>;
  /** Takes about a second. */
  readonly makeWeek: (request: WeekRequest) => Promise<Result<WeekPlan, Failure>>;
}

/** A request for a week, without the catalogue that the planner has. */
export type WeekRequest = Omit<PlanRequest, 'catalogue'>;

export interface MadePlan<Failure = PlanRefusal> {
  readonly week: Result<WeekPlan, Failure | PlanRefusal>;
  /** A safety rule holds the weight. */
  readonly maintenanceOnly: boolean;
}

/** The days of a week with what its member did to them. */
const memberWeek = async (
  { facts, catalogue, entriesOf }: Pick<PlanToMake, 'facts' | 'catalogue' | 'entriesOf'>,
  { planId, week: { days } }: WeekBefore,
): Promise<MemberWeek> => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const entries = first && last ? await entriesOf(first, last) : [];
  return foldWeek({ id: planId, days }, entries, facts.rules, catalogue);
};

const withLocks = (week: WeekPlan, held: readonly SlotState[]): WeekPlan => ({
  ...week,
  days: week.days.map((day) => {
    const locked = held.filter((slot) => slot.locked && slot.date === day.date).map(({ slot }) => slot);
    return locked.length === 0 ? day : { ...day, locked };
  }),
});

/**
 * A week in place of one that was made of other facts: it keeps what was locked or eaten, unless no week can be
 * made around that.
 */
const replaceWeek = async <Failure>(making: PlanToMake<Failure>, request: WeekRequest) => {
  const { replaced, catalogue, makeWeek } = making;
  if (replaced === null) return makeWeek(request);
  const before = await memberWeek(making, replaced);
  const held = heldSlots(before, catalogue);
  const week = await makeWeek({ ...request, held, offPlanFoods: before.offPlanFoods });
  if (!week.ok && held.length > 0) return makeWeek(request);
  return week.ok ? ok(withLocks(week.value, held)) : week;
};

/** The days that follow a week: they see its days as the member has them, and leave them as planned. */
const continueWeek = async <Failure>(
  making: PlanToMake<Failure>,
  request: WeekRequest,
  going: WeekBefore,
) => {
  const before = await memberWeek(making, going);
  const last = before.days.at(-1)?.date ?? request.startDate;
  // Nobody has cooked on days that were not planned while the member was away.
  const isLate = request.today !== undefined && last < request.today;
  const cooksFrom = isLate ? request.today : (going.week.cooksFrom ?? addDays(last, 1));
  const days = Math.max(request.days, daysBetween(request.startDate, last) + 1 + DAYS_AT_ONCE);
  const week = await making.makeWeek({ ...request, days, cooksFrom, keep: before.days });
  const asPlanned = (day: PlannedDay) => going.week.days.find(({ date }) => date === day.date) ?? day;
  return week.ok ? ok({ ...week.value, days: week.value.days.map(asPlanned) }) : week;
};

/** The energy and macros that a member's plan aims at. */
export const goalsOf = (facts: MemberFacts) =>
  dailyTargets(facts.person, facts.safety, { ...facts, conditions: facts.wishes.conditions });

/** Makes a member's plan, or the days that it lacks. Days already planned of the same facts stay as they are. */
export const makePlan = async <Failure>(making: PlanToMake<Failure>): Promise<MadePlan<Failure>> => {
  const { facts, start, today, days, going } = making;
  const goals = goalsOf(facts);
  if (!goals.ok) return { week: goals, maintenanceOnly: true };
  const { targets, maintenanceOnly } = goals.value;
  const request: WeekRequest = {
    targets,
    rules: facts.rules,
    facts: facts.person,
    safety: facts.safety,
    wishes: facts.wishes,
    // They are not among the facts that a week is made of: an opinion does not replace the week that there is.
    opinions: making.opinions,
    seed: making.seed,
    startDate: start,
    today,
    cooksFrom: today,
    days,
  };
  const week = await (going === null ? replaceWeek(making, request) : continueWeek(making, request, going));
  return { week, maintenanceOnly };
};
