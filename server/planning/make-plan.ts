import { createHash } from 'node:crypto';
import { dailyTargets } from '../../src/domain/body/nutrition/daily-targets.ts';
import { addDays, daysBetween } from '../../src/domain/calendar/days.ts';
import { fitsSlot } from '../../src/domain/plan/rules/eligibility.ts';
import { foldWeek, type MemberWeek, type SlotState } from '../../src/domain/plan/week/week.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';
import type { PlannedDay, WeekPlan } from '../../src/terms/plan.ts';
import { ok } from '../../src/terms/result.ts';
import type { Basics } from '../base/basics.ts';
import { uuidOf } from '../base/keys.ts';
import { readOpinions, readPlanEntries } from '../journal/read.ts';
import {
  type PlanningState,
  type PlanRow,
  type PlanWeek,
  readDayRecord,
  savePlan,
  weekIn,
} from './plan-store.ts';
import type { Planner, WeekRequest } from './planner.ts';

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
const DAYS_BEFORE = 2;
const PLANNED_DAYS = DAYS_BEFORE + 8;
/** So many days are planned together: dishes are cooked for several, and packs used up. */
const DAYS_AT_ONCE = 7;

/** The first and the last day of a plan that is up to date. */
export const windowOf = (today: LocalDay): readonly [first: LocalDay, last: LocalDay] => {
  const first = addDays(today, -DAYS_BEFORE);
  return [first, addDays(first, PLANNED_DAYS - 1)];
};

const seedOf = (userId: string, start: LocalDay): number =>
  createHash('sha256').update(`${userId} ${start}`).digest().readUInt32BE();

export const coversWeek = ({ stored }: PlanningState, start: LocalDay): boolean => {
  if (stored === null) return false;
  if (stored.week === null) return stored.weekStart === start;
  const last = stored.week.days.at(-1)?.date ?? start;
  return last >= addDays(start, PLANNED_DAYS - 1);
};

/** The parts that planning takes. */
export type PlanningParts = Pick<Basics, 'db' | 'clock' | 'randomBytes' | 'catalogue'> & {
  readonly planner: Planner;
};

/** The days of a stored plan with what its member did to them. */
const readMemberWeek = async (
  { db }: Pick<PlanningParts, 'db'>,
  catalogue: Catalogue,
  { facts }: PlanningState,
  { userId, planId }: PlanRow,
  days: readonly PlannedDay[],
): Promise<MemberWeek> => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const entries = first && last ? await readPlanEntries(db, userId, first, last) : [];
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
const replaceWeek = async (
  parts: PlanningParts,
  catalogue: Catalogue,
  state: PlanningState,
  request: WeekRequest,
) => {
  const { superseded } = state;
  if (superseded === null) return parts.planner.makeWeek(request);
  const before = await readMemberWeek(parts, catalogue, state, superseded, superseded.week.days);
  const held = heldSlots(before, catalogue);
  const week = await parts.planner.makeWeek({ ...request, held, offPlanFoods: before.offPlanFoods });
  if (!week.ok && held.length > 0) return parts.planner.makeWeek(request);
  return week.ok ? ok(withLocks(week.value, held)) : week;
};

/** The days that follow a stored week: they see its days as the member has them, and leave them as planned. */
const continueWeek = async (
  parts: PlanningParts,
  catalogue: Catalogue,
  state: PlanningState,
  request: WeekRequest,
  stored: PlanWeek,
) => {
  const before = await readMemberWeek(parts, catalogue, state, stored, stored.week.days);
  const last = before.days.at(-1)?.date ?? request.startDate;
  // Nobody has cooked on days that were not planned while the member was away.
  const isLate = request.today !== undefined && last < request.today;
  const cooksFrom = isLate ? request.today : (stored.week.cooksFrom ?? addDays(last, 1));
  const days = Math.max(request.days, daysBetween(request.startDate, last) + 1 + DAYS_AT_ONCE);
  const week = await parts.planner.makeWeek({ ...request, days, cooksFrom, keep: before.days });
  const asPlanned = (day: PlannedDay) => stored.week.days.find(({ date }) => date === day.date) ?? day;
  return week.ok ? ok({ ...week.value, days: week.value.days.map(asPlanned) }) : week;
};

/** Makes the missing part of a member's week. Days already planned stay as they are. */
export const makePlan = async (parts: PlanningParts, userId: string, start: LocalDay): Promise<void> => {
  const { state, own, catalogue } = await readDayRecord(parts, userId, start);
  if (state === null || coversWeek(state, start)) return;
  const { facts, factsHash, superseded } = state;
  const stored = weekIn(state.stored);
  const last = stored ?? superseded;
  const freshId = uuidOf(parts.randomBytes(16));
  const row = { userId, factsHash, weekStart: start, madeAt: new Date(parts.clock()) };
  const refused = { ...row, planId: last?.planId ?? freshId, week: last?.week ?? null };
  const { conditions } = facts.wishes;
  const goals = dailyTargets(facts.person, facts.safety, { ...facts, conditions });
  if (!goals.ok) return savePlan(parts, { ...refused, maintenanceOnly: true, refusal: goals.error });
  const { targets, maintenanceOnly } = goals.value;
  const today = addDays(start, DAYS_BEFORE);
  const request: WeekRequest = {
    targets,
    rules: facts.rules,
    facts: facts.person,
    safety: facts.safety,
    wishes: facts.wishes,
    // They are not among the facts that are hashed: an opinion does not replace the week that there is.
    opinions: await readOpinions(parts.db, userId, today, catalogue),
    own,
    seed: seedOf(userId, start),
    startDate: start,
    today,
    cooksFrom: today,
    days: PLANNED_DAYS,
  };
  const week = await (stored === null
    ? replaceWeek(parts, catalogue, state, request)
    : continueWeek(parts, catalogue, state, request, stored));
  const outcome = week.ok
    ? { ...row, planId: stored?.planId ?? freshId, week: week.value, refusal: null }
    : { ...refused, refusal: week.error };
  await savePlan(parts, { ...outcome, maintenanceOnly });
};
