import { useEffect } from 'react';
import { announceReminders } from '../data/repositories/reminders.ts';
import { stored } from '../data/storage.ts';
import { useSession, useToday } from './hooks.ts';
import { usePorts } from './ports.tsx';
import { useClock } from './use-clock.ts';

const QUARTER_MS = 15 * 60_000;

/**
 * Puts what is due under the bell when the app opens, and every quarter of an hour while it is open. One that
 * could not be kept is made again a quarter later.
 */
export const useReminders = (): void => {
  const { clock, device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const today = useToday();
  const quarter = useClock((running) => Math.floor(running.now() / QUARTER_MS));
  useEffect(() => {
    if (memberId === null) return;
    const db = device.open(memberId);
    const at = new Date(quarter * QUARTER_MS);
    const minuteOfDay = at.getHours() * 60 + at.getMinutes();
    void stored(db, () => announceReminders(db, today, minuteOfDay, clock.now()));
  }, [clock, device, memberId, today, quarter]);
};
