import { useMemo } from 'react';
import { useLive, useToday } from '../../../device/hooks/hooks.ts';
import { useIsPlannedByLog } from '../../../device/hooks/plan/use-is-planned-by-log.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { useUnits } from '../../../device/hooks/use-units.ts';
import { readJournalKinds } from '../../../device/journal/journal.ts';
import { checkInOf, type OfferedCheckIn } from '../../../device/plan/read/check-in.ts';
import { readEnergyLog } from '../../../device/plan/read/energy-log.ts';
import { lastAnswer } from '../../../domain/body/energy/answers.ts';
import { isCheckInDue, USUAL_CHECK_IN_DAY } from '../../../domain/body/energy/check-in.ts';
import { LEARNED_DAYS } from '../../../domain/body/energy/learn.ts';
import { addDays } from '../../../domain/calendar/days.ts';

/** This week's check-in; null while it is read, once it is answered, and where there is none. */
export const useCheckIn = (): OfferedCheckIn | null => {
  const today = useToday();
  const units = useUnits();
  const isPlannedByLog = useIsPlannedByLog();
  const chosen = useMemberSetting('checkInDay').value;
  const answers = useLive((db) => readJournalKinds(db, ['energy.set']), []);
  const isDue =
    isPlannedByLog &&
    chosen !== undefined &&
    answers !== undefined &&
    isCheckInDue(chosen ?? USUAL_CHECK_IN_DAY, lastAnswer(answers)?.day ?? null, today);
  const log = useLive(
    async (db) => (isDue ? await readEnergyLog(db, addDays(today, 1 - LEARNED_DAYS), today) : null),
    [isDue, today],
  );
  return useMemo(
    () => (isDue && log != null ? checkInOf(log, today, units) : null),
    [isDue, log, today, units],
  );
};
