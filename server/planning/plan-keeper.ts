import type { AnswerOf } from '../../src/contract/endpoint.ts';
import type { putPlan } from '../../src/contract/own-week.ts';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import { type DayState, foldDay } from '../../src/domain/food/journal/fold.ts';
import {
  type PlannedServing,
  plannedServings,
  sortServings,
} from '../../src/domain/kitchen/shopping/servings-to-cook.ts';
import { windowOf } from '../../src/domain/plan/making/make-plan.ts';
import { cookingEvents, servingsToCook } from '../../src/domain/plan/week/cooking-events.ts';
import { withMade } from '../../src/domain/plan/week/made-servings.ts';
import { foldWeek, type MemberWeek } from '../../src/domain/plan/week/week.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { JournalEntry } from '../../src/terms/journal.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';
import type { DayTargets, PlannedDay } from '../../src/terms/plan.ts';
import { ok, type Result } from '../../src/terms/result.ts';
import type { Background } from '../base/background.ts';
import type { Commit } from '../http/commit.ts';
import type { Refusal } from '../http/refusal.ts';
import { type HandedOver, planToAdopt } from './adopt-plan.ts';
import { type PlanningState, readDayRecord, readPlanRecord, savePlan } from './plan-store.ts';
import { coversWeek, type PlanningParts, tendPlan } from './tend-plan.ts';

export interface CurrentPlan {
  /** With what is the member's own. */
  readonly catalogue: Catalogue;
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
    readonly week: MemberWeek;
    /** The operations behind them. */
    readonly entries: readonly JournalEntry[];
    /** Servings that are neither eaten nor cooked yet, for everybody at the table. */
    readonly toCook: readonly PlannedServing[];
  } | null;
}

/** One day of a member: what was planned, what they made of it, and what they logged. */
export interface MemberDay {
  /** With what is the member's own. */
  readonly catalogue: Catalogue;
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

type Adopted = AnswerOf<typeof putPlan>;

/** Returns what is ready; missing plans are made in the background. */
export interface PlanKeeper {
  /** Null before there is a profile. */
  current(memberId: string): Promise<CurrentPlan | null>;
  day(memberId: string, day: LocalDay): Promise<MemberDay>;
  /** Takes a week over that a device made; `taken` is false where it is not one for this member. */
  adopt(memberId: string, handedOver: HandedOver, commit: Commit): Promise<Result<Adopted, Refusal>>;
}

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

export const createPlanKeeper = (parts: PlanningParts, background: Background): PlanKeeper => {
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
        await tendPlan(parts, userId, start);
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
    adopt: async (memberId, handedOver, commit) => {
      const today = localDayAt(parts.clock(), 0);
      const row = await planToAdopt(parts, memberId, handedOver, today);
      const adopted = await commit(async (db) => {
        if (row !== null) await savePlan({ db }, row);
        return ok({ plan_id: handedOver.plan_id, taken: row !== null });
      });
      if (adopted.ok && adopted.value.taken) planInBackground(memberId, windowOf(today)[0]);
      return adopted;
    },

    current: async (memberId) => {
      const today = localDayAt(parts.clock(), 0);
      const [first, last] = windowOf(today);
      const { state, entries, catalogue } = await readPlanRecord(parts, memberId, first, last);
      if (state === null) return null;
      const { isComplete, ready } = tend(memberId, state, today);
      if (ready === null) return { catalogue, state, isComplete, today, plan: null };
      const week = foldWeek(ready, entries, state.facts.rules, catalogue);
      const servings = withMade(plannedServings(week.days, week.changes.peopleAt), entries, ready.id);
      const events = cookingEvents(servings, ready.cooksFrom, catalogue);
      const { open: toCook } = sortServings(servingsToCook(events), entries);
      const { days: planned, ...known } = ready;
      const plan = { ...known, planned, week, entries, toCook };
      return { catalogue, state, isComplete, today, plan };
    },

    day: async (memberId, on) => {
      const { state, entries, journalSeq, catalogue } = await readDayRecord(parts, memberId, on);
      const logged = foldDay(entries);
      if (state === null) return { catalogue, state, isComplete: true, plan: null, logged, journalSeq };
      const { isComplete, ready } = tend(memberId, state, localDayAt(parts.clock(), 0));
      const planned = ready?.days.find(({ date }) => date === on);
      if (ready === null || planned === undefined) {
        return { catalogue, state, isComplete, plan: null, logged, journalSeq };
      }
      const week = foldWeek({ id: ready.id, days: [planned] }, entries, state.facts.rules, catalogue);
      const plan = { targets: ready.targets, planned, day: week.days[0] ?? planned };
      return { catalogue, state, isComplete, plan, logged, journalSeq };
    },
  };
};
