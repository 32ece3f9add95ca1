import { useSyncExternalStore } from 'react';
import { addDays } from '../../../domain/calendar/days.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readJournalKind } from '../../journal/journal.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useLive, useToday } from '../hooks.ts';

/** Has the browser ask whether the app is to be installed; null where it does not offer that. */
export const useInstall = (): (() => Promise<void>) | null => {
  const { install } = usePorts();
  return useSyncExternalStore(install.subscribe, install.current) ? install.ask : null;
};

const DAYS_READ = 14;

const readUsed = async (db: MemberDatabase, today: LocalDay): Promise<boolean> => {
  const first = addDays(today, -DAYS_READ);
  const [cooked, eaten] = await Promise.all([
    readJournalKind(db, 'meal.cooked', first, today),
    readJournalKind(db, 'meal.eaten', first, today),
  ]);
  return cooked.length > 0 || eaten.some(({ day }) => day < today);
};

/** True once a meal was cooked, or one of an earlier day was eaten. */
export const useHasUsedPlan = (): boolean => useLive(readUsed, [useToday()]) === true;
