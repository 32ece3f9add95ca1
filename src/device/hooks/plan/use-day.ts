import { intakeWith } from '../../../domain/body/water/water.ts';
import { type DayState, foldDay, unsyncedAmounts } from '../../../domain/food/journal/fold.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { dayOfPlan, type PlanDay } from '../../db/device-plan.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readJournalDay } from '../../journal/journal.ts';
import { type EnergyView, energyView } from '../../plan/energy-view.ts';
import type { MemberPlan } from '../../plan/member-plan.ts';
import { waterGoalOf } from '../../plan/water-goal.ts';
import { countedUpTo, readToldDay } from '../../rows/budget.ts';
import { useLive } from '../hooks.ts';
import { type Recorder, useRecorder } from '../use-recorder.ts';
import { useMemberPlan } from './use-member-plan.ts';

export interface Day {
  /** Null before the first plan. */
  readonly plan: MemberPlan | null;
  /** A safety rule holds the weight. */
  readonly maintenanceOnly: boolean;
  readonly planned: PlanDay | null;
  readonly eaten: DayState['eaten'];
  readonly foods: DayState['foods'];
  readonly energy: EnergyView;
  /** Litres. */
  readonly water: { readonly intake: number; readonly goal: number };
  readonly record: Recorder['record'];
}

const NOTHING: readonly JournalEntry[] = [];

/** The day as a backend told it, and what was logged on it. */
export const readFigures = async (db: MemberDatabase, day: LocalDay) => {
  const [told, journal] = await Promise.all([readToldDay(db, day), readJournalDay(db, day)]);
  return { told, journal };
};

/** Everything the overview shows of a day, out of the device's own copy; null while that is read. */
export const useDay = (today: LocalDay): Day | null => {
  const member = useMemberPlan();
  const read = useLive(readFigures, [today]);
  const { record, unread } = useRecorder(read?.journal ?? NOTHING);
  if (read === undefined || member === undefined) return null;
  const { told } = read;
  const { budget } = told;
  const journal = [...read.journal, ...unread.filter(({ day }) => day === today)];
  const plan = member?.plan ?? null;
  const planned = plan === null ? null : dayOfPlan(plan, today);
  const { eaten, foods } = foldDay(journal);
  const unsynced = unsyncedAmounts(journal, countedUpTo(budget));
  return {
    plan: member,
    maintenanceOnly: plan?.maintenanceOnly ?? false,
    planned,
    eaten,
    foods,
    energy: energyView(budget, unsynced, planned, plan?.targets?.kcal ?? null),
    water: {
      intake: intakeWith(budget?.current_water_intake ?? 0, [unsynced.waterLitres]),
      goal: waterGoalOf(told, plan),
    },
    record,
  };
};
