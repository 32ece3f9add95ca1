import { useMemo } from 'react';
import { addDays } from '../../../domain/calendar/days.ts';
import { readEnergyLog } from '../../plan/read/energy-log.ts';
import { type LearnedLog, learnedFrom } from '../../plan/read/learned-energy.ts';
import { useLive, useToday } from '../hooks.ts';

/** The estimate from the last `days` of the log; undefined while they are read, null before there is a profile. */
export const useLearnedEnergy = (days: number): LearnedLog | null | undefined => {
  const today = useToday();
  const log = useLive((db) => readEnergyLog(db, addDays(today, 1 - days), today), [today, days]);
  return useMemo(() => log && learnedFrom(log, today), [log, today]);
};
