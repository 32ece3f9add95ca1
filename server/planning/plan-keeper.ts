import { createHash } from 'node:crypto';
import { addDays, daysBetween, localDayAt } from '../../src/domain/calendar/days.ts';
import { type DayState, foldDay } from '../../src/domain/journal/fold.ts';
import { dailyTargets } from '../../src/domain/nutrition/daily-targets.ts';
import { cookingEvents, servingsToCook } from '../../src/domain/plan/cooking-events.ts';
import { foldWeek, type MemberWeek, type SlotState } from '../../src/domain/plan/week.ts';
import type { DayTargets, LocalDay, PlannedDay, WeekPlan } from '../../src/domain/planner/types.ts';
import { ok } from '../../src/domain/result.ts';
import {
  type PlannedServing,
  plannedServings,
  sortServings,
} from '../../src/domain/shopping/servings-to-cook.ts';
import type { Background } from '../background.ts';
import { readOpinions, readPlanEntries } from '../journal/read.ts';
import { uuidOf } from '../keys.ts';
import type { Parts } from '../parts.ts';
import { heldSlots } from './held-slots.ts';
import {
  type PlanningState,
  type PlanRow,
  type PlanWeek,
  readDayRecord,
  readPlanRecord,
  savePlan,
  weekIn,
} from './plan-store.ts';
import type { WeekRequest } from './planner.ts';

/**
 * The server does not know a member's time zone: their today is at most a day from the day in UTC. From
 * two days before that to seven after it, everybody's yesterday to six days ahead are planned.
 */
const DAYS_BEFORE = 2;
const PLANNED_DAYS = DAYS_BEFORE + 8;
/** So many days are planned together: dishes are cooked for several, and packs used up. */
const DAYS_AT_ONCE = 7;

/** The first and the last day of a plan that is up to date. */
const windowOf = (today: LocalDay): readonly [first: LocalDay, last: LocalDay] => {
  const first = addDays(today, -DAYS_BEFORE);
  return [first, addDays(first, PLANNED_DAYS - 1)];
};

export interface CurrentPlan {
  readonly state: PlanningState;
  /** False while days are missing: they are being planned. */
  readonly isComplete: boolean;
  /** In UTC. */
  readonly today: LocalDay;
  /** Null until a plan is ready, and where none is possible. */
  readonly plan: {
    readonly id: string;
    readonly maintenanceOnly: boolean;
    readonly targets: DayTargets;
    readonly cooksFrom?: LocalDay;
    readonly planned: readonly PlannedDay[];
    /** With the member's changes. */
    readonly days: readonly PlannedDay[];
    /** Servings that are neither eaten nor cooked yet, for everybody at the table. */
    readonly toCook: readonly PlannedServing[];
  } | null;
}

/** One day of a member: what was planned, what they made of it, and what they logged. */
export interface MemberDay {
  /** Null before there is a profile. */
  readonly state: PlanningState | null;
  /** False while days are missing: they are being planned. */
  readonly isComplete: boolean;
  /** Null where nothing is planned for the day, or not yet. */
  readonly plan: {
    readonly targets: DayTargets;
    readonly planned: PlannedDay;
    /** With the member's changes. */
    readonly day: PlannedDay;
  } | null;
  readonly logged: DayState;
  /** The member's last operation, of any day, that this counts; 0 before the first. */
  readonly journalSeq: number;
}

/** Returns what is ready; missing plans are made in the background. */
export interface PlanKeeper {
  /** Null before there is a profile. */
  current(memberId: string): Promise<CurrentPlan | null>;
  day(memberId: string, day: LocalDay): Promise<MemberDay>;
}

const seedOf = (userId: string, start: LocalDay): number =>
  createHash('sha256').update(`${userId} ${start}`).digest().readUInt32BE();

const coversWeek = ({ stored }: PlanningState, start: LocalDay): boolean => {
  if (stored === null) return false;
  if (stored.week === null) return stored.weekStart === start;
  const last = stored.week.days.at(-1)?.date ?? start;
  return last >= addDays(start, PLANNED_DAYS - 1);
};

type KeeperParts = Pick<Parts, 'db' | 'clock' | 'randomBytes' | 'planner' | 'catalogue'>;

/** The days of a stored plan with what its member did to them. */
const readMemberWeek = async (
  { db, catalogue }: KeeperParts,
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
const replaceWeek = async (parts: KeeperParts, state: PlanningState, request: WeekRequest) => {
  const { superseded } = state;
  if (superseded === null) return parts.planner.makeWeek(request);
  const before = await readMemberWeek(parts, state, superseded, superseded.week.days);
  const held = heldSlots(before, parts.catalogue);
  const week = await parts.planner.makeWeek({ ...request, held, offPlanFoods: before.offPlanFoods });
  if (!week.ok && held.length > 0) return parts.planner.makeWeek(request);
  return week.ok ? ok(withLocks(week.value, held)) : week;
};

/** The days that follow a stored week: they see its days as the member has them, and leave them as planned. */
const continueWeek = async (
  parts: KeeperParts,
  state: PlanningState,
  request: WeekRequest,
  stored: PlanWeek,
) => {
  const before = await readMemberWeek(parts, state, stored, stored.week.days);
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
const makePlan = async (parts: KeeperParts, userId: string, start: LocalDay): Promise<void> => {
  const { state } = await readDayRecord(parts, userId, start);
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
    opinions: await readOpinions(parts.db, userId),
    seed: seedOf(userId, start),
    startDate: start,
    today,
    cooksFrom: today,
    days: PLANNED_DAYS,
  };
  const week = await (stored === null
    ? replaceWeek(parts, state, request)
    : continueWeek(parts, state, request, stored));
  const outcome = week.ok
    ? { ...row, planId: stored?.planId ?? freshId, week: week.value, refusal: null }
    : { ...refused, refusal: week.error };
  await savePlan(parts, { ...outcome, maintenanceOnly });
};

/** A stored plan that reaches to today, from its first day that anybody still sees. */
const readyPlan = ({ stored }: PlanningState, today: LocalDay) => {
  if (stored?.week == null) return null;
  const { week, planId: id, maintenanceOnly } = stored;
  const { cooksFrom } = week;
  if (!week.days.some(({ date }) => date === today)) return null;
  const [first, last] = windowOf(today);
  const days = week.days.filter(({ date }) => date >= first && date <= last);
  return {
    id,
    maintenanceOnly,
    targets: week.targets,
    days,
    ...(cooksFrom === undefined ? {} : { cooksFrom }),
  };
};

export const createPlanKeeper = (parts: KeeperParts, background: Background): PlanKeeper => {
  const { catalogue } = parts;
  /** Members whose plan is being made, and whether it was asked for since: their facts may have changed. */
  const running = new Map<string, { isAskedAgain: boolean }>();

  const planInBackground = (userId: string, start: LocalDay): void => {
    const underWay = running.get(userId);
    if (underWay !== undefined) {
      underWay.isAskedAgain = true;
      return;
    }
    const job = { isAskedAgain: false };
    running.set(userId, job);
    const plan = async (): Promise<void> => {
      do {
        job.isAskedAgain = false;
        await makePlan(parts, userId, start);
      } while (job.isAskedAgain);
    };
    background.run('planning', () => plan().finally(() => running.delete(userId)));
  };

  /** The plan that is ready for a member; sees to it that one will be. */
  const tend = (memberId: string, state: PlanningState, today: LocalDay) => {
    const [start] = windowOf(today);
    const isComplete = coversWeek(state, start);
    if (!isComplete) planInBackground(memberId, start);
    return { isComplete, ready: readyPlan(state, today) };
  };

  return {
    current: async (memberId) => {
      const today = localDayAt(parts.clock(), 0);
      const [first, last] = windowOf(today);
      const { state, entries } = await readPlanRecord(parts, memberId, first, last);
      if (state === null) return null;
      const { isComplete, ready } = tend(memberId, state, today);
      if (ready === null) return { state, isComplete, today, plan: null };
      const week = foldWeek(ready, entries, state.facts.rules, catalogue);
      const servings = plannedServings(week.days, week.changes.peopleAt);
      const events = cookingEvents(servings, ready.cooksFrom, catalogue);
      const { open: toCook } = sortServings(servingsToCook(events), entries);
      return { state, isComplete, today, plan: { ...ready, planned: ready.days, days: week.days, toCook } };
    },

    day: async (memberId, on) => {
      const { state, entries, journalSeq } = await readDayRecord(parts, memberId, on);
      const logged = foldDay(entries);
      if (state === null) return { state, isComplete: true, plan: null, logged, journalSeq };
      const { isComplete, ready } = tend(memberId, state, localDayAt(parts.clock(), 0));
      const planned = ready?.days.find(({ date }) => date === on);
      if (ready === null || planned === undefined) {
        return { state, isComplete, plan: null, logged, journalSeq };
      }
      const week = foldWeek({ id: ready.id, days: [planned] }, entries, state.facts.rules, catalogue);
      const plan = { targets: ready.targets, planned, day: week.days[0] ?? planned };
      return { state, isComplete, plan, logged, journalSeq };
    },
  };
};
