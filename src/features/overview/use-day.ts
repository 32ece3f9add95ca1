import { dayOfPlan, type PlanDay } from '../../data/device-plan.ts';
import type { MemberPlan } from '../../data/member-plan.ts';
import { countedUpTo, readBudget } from '../../data/repositories/budget.ts';
import { readJournalDay } from '../../data/repositories/journal.ts';
import { readMemberPlan } from '../../data/repositories/plan-of-member.ts';
import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import { type DayState, foldDay, unsyncedAmounts } from '../../domain/journal/fold.ts';
import type { JournalEntry } from '../../domain/journal/operations.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { intakeWith } from '../../domain/water/water.ts';
import { useCatalogue, useLive } from '../../ports/hooks.ts';
import { useLastKnown } from '../../ports/use-last-known.ts';
import { type Recorder, useRecorder } from '../../ports/use-recorder.ts';
import { type EnergyView, energyView } from './rings.ts';

export interface Day {
  /** Null before the first plan. */
  readonly plan: MemberPlan | null;
  /** A safety rule holds the weight. */
  readonly maintenanceOnly: boolean;
  readonly planned: PlanDay | null;
  readonly eaten: DayState['eaten'];
  readonly energy: EnergyView;
  /** Litres. */
  readonly water: { readonly intake: number; readonly goal: number };
  readonly record: Recorder['record'];
}

const NOTHING: readonly JournalEntry[] = [];

/** Everything the overview shows of a day, out of the device's own copy; null while that is read. */
export const useDay = (today: LocalDay): Day | null => {
  const { catalogue, error } = useCatalogue();
  const fresh = useLive(
    async (db) => {
      const [budget, plan, journal] = await Promise.all([
        readBudget(db, today),
        readMemberPlan(db, catalogue),
        readJournalDay(db, today),
      ]);
      return { budget: budget?.budget ?? null, member: plan, journal };
    },
    [today, catalogue !== null],
  );
  const read = useLastKnown(fresh, today);
  const { record, unwritten } = useRecorder(read?.journal ?? NOTHING);
  if (read === undefined || (read.member?.complete === false && error === null)) return null;
  const { budget, member } = read;
  const journal = [...read.journal, ...unwritten.filter(({ day }) => day === today)];
  const plan = member?.plan ?? null;
  const planned = plan === null ? null : dayOfPlan(plan, today);
  const unsynced = unsyncedAmounts(journal, countedUpTo(budget));
  return {
    plan: member,
    maintenanceOnly: plan?.maintenanceOnly ?? false,
    planned,
    eaten: foldDay(journal).eaten,
    energy: energyView(budget, unsynced, planned),
    water: {
      intake: intakeWith(budget?.current_water_intake ?? 0, [unsynced.waterLitres]),
      goal: budget !== null && budget.daily_water_goal > 0 ? budget.daily_water_goal : DEFAULT_WATER_GOAL_L,
    },
    record,
  };
};
