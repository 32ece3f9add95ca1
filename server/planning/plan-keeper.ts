import { createHash } from 'node:crypto';
import { addDays, localDayAt } from '../../src/domain/calendar/days.ts';
import { dailyTargets } from '../../src/domain/nutrition/daily-targets.ts';
import type { DayTargets, LocalDay, PlannedDay, WeekPlan } from '../../src/domain/planner/types.ts';
import { ok } from '../../src/domain/result.ts';
import type { Background } from '../background.ts';
import { readPlanEntries } from '../journal/read.ts';
import { uuidOf } from '../keys.ts';
import type { Parts } from '../parts.ts';
import { besidesOf, heldSlots, type MemberWeek, memberWeek } from './member-week.ts';
import { type PlanningState, type PlanRow, readPlanningState, savePlan } from './plan-store.ts';
import type { WeekRequest } from './planner.ts';

/**
 * The server does not know a member's time zone: their today is at most a day from the day in UTC. From
 * two days before that to seven after it, everybody's yesterday to six days ahead are planned.
 */
const DAYS_BEFORE = 2;
const PLANNED_DAYS = DAYS_BEFORE + 8;

export interface CurrentPlan {
  readonly state: PlanningState;
  /** In UTC. */
  readonly today: LocalDay;
  /** Null until a plan is ready, and where none is possible. */
  readonly plan: {
    readonly id: string;
    readonly maintenanceOnly: boolean;
    readonly targets: DayTargets;
    readonly week: MemberWeek;
  } | null;
}

export interface PlanKeeper {
  /** What is ready now; what is missing is planned in the background. Null before there is a profile. */
  current(memberId: string): Promise<CurrentPlan | null>;
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
  return memberWeek({ id: planId, days }, entries, facts.rules, catalogue);
};

const withLocks = (week: WeekPlan, held: ReturnType<typeof heldSlots>): WeekPlan => ({
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
  const { superseded, facts } = state;
  if (!superseded?.week) return parts.planner.makeWeek(request);
  const before = await readMemberWeek(parts, state, superseded, superseded.week.days);
  const held = heldSlots(before, facts.rules, parts.catalogue);
  const besides = besidesOf(before, parts.catalogue);
  const week = await parts.planner.makeWeek({ ...request, held, besides });
  if (!week.ok && held.length > 0) return parts.planner.makeWeek(request);
  return week.ok ? ok(withLocks(week.value, held)) : week;
};

/** The days that follow a stored week: they see its days as the member has them, and leave them as planned. */
const continueWeek = async (
  parts: KeeperParts,
  state: PlanningState,
  request: WeekRequest,
  stored: PlanRow & { readonly week: WeekPlan },
) => {
  const before = await readMemberWeek(parts, state, stored, stored.week.days);
  const week = await parts.planner.makeWeek({ ...request, keep: before.days });
  const asPlanned = (day: PlannedDay) => before.planned.find(({ date }) => date === day.date) ?? day;
  return week.ok ? ok({ ...week.value, days: week.value.days.map(asPlanned) }) : week;
};

/** Makes the missing part of a member's week. Days already planned stay as they are. */
const makePlan = async (parts: KeeperParts, userId: string, start: LocalDay): Promise<void> => {
  const state = await readPlanningState(parts, parts.catalogue, userId);
  if (state === null || coversWeek(state, start)) return;
  const { facts, factsHash, stored } = state;
  const row = {
    userId,
    factsHash,
    planId: stored?.planId ?? uuidOf(parts.randomBytes(16)),
    weekStart: start,
    madeAt: new Date(parts.clock()),
  };
  const { conditions } = facts.wishes;
  const goals = dailyTargets(facts.person, facts.safety, { ...facts, conditions });
  if (!goals.ok) return savePlan(parts, { ...row, maintenanceOnly: true, week: null, refusal: goals.error });
  const { targets, maintenanceOnly } = goals.value;
  const request: WeekRequest = {
    targets,
    rules: facts.rules,
    facts: facts.person,
    safety: facts.safety,
    wishes: facts.wishes,
    seed: seedOf(userId, start),
    startDate: start,
    days: PLANNED_DAYS,
  };
  const week = await (stored?.week
    ? continueWeek(parts, state, request, { ...stored, week: stored.week })
    : replaceWeek(parts, state, request));
  const outcome = week.ok ? { week: week.value, refusal: null } : { week: null, refusal: week.error };
  await savePlan(parts, { ...row, maintenanceOnly, ...outcome });
};

export const createPlanKeeper = (parts: KeeperParts, background: Background): PlanKeeper => {
  const running = new Set<string>();

  const planInBackground = (userId: string, start: LocalDay): void => {
    if (running.has(userId)) return;
    running.add(userId);
    background.run('planning', () => makePlan(parts, userId, start).finally(() => running.delete(userId)));
  };

  return {
    current: async (memberId) => {
      const state = await readPlanningState(parts, parts.catalogue, memberId);
      if (state === null) return null;
      const today = localDayAt(parts.clock(), 0);
      const start = addDays(today, -DAYS_BEFORE);
      if (!coversWeek(state, start)) planInBackground(memberId, start);
      const { stored } = state;
      const isReady = stored?.week?.days.some((day) => day.date === today) ?? false;
      if (stored?.week == null || !isReady) return { state, today, plan: null };
      const days = stored.week.days.filter(({ date }) => date >= start);
      const week = await readMemberWeek(parts, state, stored, days);
      const { planId: id, maintenanceOnly } = stored;
      return { state, today, plan: { id, maintenanceOnly, targets: stored.week.targets, week } };
    },
  };
};
