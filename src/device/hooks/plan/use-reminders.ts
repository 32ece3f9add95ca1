import { useEffect } from 'react';
import { stored } from '../../db/storage.ts';
import { announceReminders } from '../../plan/read/reminders.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useSession, useToday } from '../hooks.ts';
import { minuteOfQuarter, useQuarter } from '../use-quarter.ts';

/**
 * Puts what is due under the bell when the app opens, and every quarter of an hour while it is open. One that
 * could not be kept is made again a quarter later.
 */
export const useReminders = (): void => {
  const { clock, device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const today = useToday();
  const quarter = useQuarter();
  useEffect(() => {
    if (memberId === null) return;
    const db = device.open(memberId);
    void stored(db, () => announceReminders(db, today, minuteOfQuarter(quarter), clock.now()));
  }, [clock, device, memberId, today, quarter]);
};
