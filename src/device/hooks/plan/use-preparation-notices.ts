import { useEffect } from 'react';
import { stored } from '../../db/storage.ts';
import { announcePreparations, wantsPreparations } from '../../plan/read/preparations.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useSession, useToday } from '../hooks.ts';
import { minuteOfQuarter, useQuarter } from '../use-quarter.ts';

/**
 * Puts what has to be begun ahead of a meal under the bell, when the app opens and every quarter of an hour while
 * it is open.
 */
export const usePreparationNotices = (): void => {
  const { catalogue, clock, device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const today = useToday();
  const quarter = useQuarter();
  useEffect(() => {
    if (memberId === null) return;
    const db = device.open(memberId);
    const announce = async (): Promise<void> => {
      if (!(await wantsPreparations(db))) return;
      const loaded = await catalogue.load();
      if (loaded.ok)
        await announcePreparations(db, loaded.value, today, minuteOfQuarter(quarter), clock.now());
    };
    void stored(db, announce);
  }, [catalogue, clock, device, memberId, today, quarter]);
};
