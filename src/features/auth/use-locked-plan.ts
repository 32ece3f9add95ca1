import { useEffect, useState, useSyncExternalStore } from 'react';
import { useVisitorPorts } from '../../ports/ports.tsx';

/** Whether a locked device without signal has today's plan to read; `unreachable` after a try that met no server. */
export const useLockedPlan = (unreachable: boolean): boolean => {
  const { session, connectivity, memberPorts } = useVisitorPorts();
  const online = useSyncExternalStore(connectivity.subscribe, connectivity.online);
  const [readable, setReadable] = useState(false);
  useEffect(() => {
    if (session.remembered()?.locked !== true) return;
    let gone = false;
    const look = async (): Promise<void> => {
      const plan = await (await memberPorts()).lockedPlan();
      if (!gone) setReadable(plan !== null);
    };
    // Where the app's own files cannot be loaded, there is no plan to read either.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [session, memberPorts]);
  return readable && (!online || unreachable);
};
