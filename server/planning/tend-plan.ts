import { createHash } from 'node:crypto';
import { addDays } from '../../src/domain/calendar/days.ts';
import { coversDays, DAYS_BEFORE, makePlan, PLANNED_DAYS } from '../../src/domain/plan/making/make-plan.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';
import type { Basics } from '../base/basics.ts';
import { uuidOf } from '../base/keys.ts';
import { readOpinions, readPlanEntries } from '../journal/read.ts';
import { type PlanningState, readDayRecord, savePlan, weekIn } from './plan-store.ts';
import type { Planner } from './planner.ts';

/** The parts that planning takes. */
export type PlanningParts = Pick<Basics, 'db' | 'clock' | 'randomBytes' | 'catalogue'> & {
  readonly planner: Planner;
};

const seedOf = (userId: string, start: LocalDay): number =>
  createHash('sha256').update(`${userId} ${start}`).digest().readUInt32BE();

export const coversWeek = ({ stored }: PlanningState, start: LocalDay): boolean => {
  if (stored === null) return false;
  return stored.week === null ? stored.weekStart === start : coversDays(stored.week, start);
};

/** Makes and stores the missing part of a member's week. */
export const tendPlan = async (parts: PlanningParts, userId: string, start: LocalDay): Promise<void> => {
  const { state, own, catalogue } = await readDayRecord(parts, userId, start);
  if (state === null || coversWeek(state, start)) return;
  const { facts, factsHash, superseded } = state;
  const going = weekIn(state.stored);
  const last = going ?? superseded;
  const today = addDays(start, DAYS_BEFORE);
  const { week, maintenanceOnly } = await makePlan({
    facts,
    catalogue,
    opinions: await readOpinions(parts.db, userId, today, catalogue),
    seed: seedOf(userId, start),
    start,
    today,
    days: PLANNED_DAYS,
    going,
    replaced: superseded,
    entriesOf: (first, end) => readPlanEntries(parts.db, userId, first, end),
    makeWeek: (request) => parts.planner.makeWeek({ ...request, own }),
  });
  const freshId = uuidOf(parts.randomBytes(16));
  const outcome = week.ok
    ? { planId: going?.planId ?? freshId, week: week.value, refusal: null }
    : { planId: last?.planId ?? freshId, week: last?.week ?? null, refusal: week.error };
  const madeAt = new Date(parts.clock());
  // A device may have handed one over meanwhile, which stays.
  await savePlan(
    parts,
    { userId, factsHash, weekStart: start, madeAt, maintenanceOnly, ...outcome },
    state.planId,
  );
};
