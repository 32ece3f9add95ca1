import { createHash } from 'node:crypto';
import { addDays, localDayAt } from '../../src/domain/calendar/days.ts';
import { dailyTargets } from '../../src/domain/nutrition/daily-targets.ts';
import type { LocalDay, WeekPlan } from '../../src/domain/planner/types.ts';
import type { Background } from '../background.ts';
import { uuidOf } from '../keys.ts';
import type { Parts } from '../parts.ts';
import { type PlanningState, readPlanningState, savePlan } from './plan-store.ts';

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
    readonly week: WeekPlan;
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
  const goals = dailyTargets(facts.person, facts.safety, facts);
  if (!goals.ok) return savePlan(parts, { ...row, maintenanceOnly: true, week: null, refusal: goals.error });
  const { targets, maintenanceOnly } = goals.value;
  const week = await parts.planner.makeWeek({
    targets,
    rules: facts.rules,
    facts: facts.person,
    safety: facts.safety,
    seed: seedOf(userId, start),
    startDate: start,
    days: PLANNED_DAYS,
    keep: stored?.week?.days ?? [],
  });
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
      const week = { ...stored.week, days };
      return { state, today, plan: { id: stored.planId, maintenanceOnly: stored.maintenanceOnly, week } };
    },
  };
};
