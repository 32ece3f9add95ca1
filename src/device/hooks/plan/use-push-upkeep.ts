import { useEffect } from 'react';
import { readMemberSetting, storeMemberSetting } from '../../db/settings.ts';
import { stored } from '../../db/storage.ts';
import { mealsToTick } from '../../plan/meals-to-tick.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useOnline, useSession, useToday } from '../hooks.ts';
import { sendChoices } from '../use-push.ts';
import { useMemberPlan } from './use-member-plan.ts';

/**
 * Stores this device's reminders on the server again, once for each token: they belong to the sign-in, and the device
 * may have travelled. Where the browser has another subscription than the member's, they are off: somebody else of this
 * device has switched theirs on.
 */
const useSubscription = (): void => {
  const ports = usePorts();
  const session = useSession();
  const online = useOnline();
  const access = session?.access ?? null;
  const memberId = session?.memberId ?? null;
  useEffect(() => {
    if (memberId === null || access === null || !online) return;
    const db = ports.device.open(memberId);
    const renew = async (): Promise<void> => {
      const device = await ports.push();
      const [choices, calm, subscription] = await Promise.all([
        readMemberSetting(db, 'pushReminders'),
        readMemberSetting(db, 'calm'),
        device.current(),
      ]);
      if (choices?.on !== true) return;
      if (subscription?.endpoint === choices.endpoint && device.state() === 'ready')
        await sendChoices(ports, memberId, {
          subscription,
          choices,
          calm: calm === true,
          timeZone: device.timeZone(),
        });
      else await storeMemberSetting(db, 'pushReminders', { ...choices, on: false, endpoint: null });
    };
    void stored(db, renew);
  }, [ports, memberId, access, online]);
};

/** Stores the dishes that the buttons of reminders tick, as the plan is now. */
const useMeals = (): void => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const today = useToday();
  const plan = useMemberPlan();
  useEffect(() => {
    if (memberId === null || plan === undefined) return;
    const db = device.open(memberId);
    const meals = plan === null ? {} : mealsToTick(plan, today);
    void stored(db, async () => {
      const before = await readMemberSetting(db, 'mealsToTick');
      if (JSON.stringify(before) !== JSON.stringify(meals))
        await storeMemberSetting(db, 'mealsToTick', meals);
    });
  }, [device, memberId, plan, today]);
};

/** Keeps the reminders of a closed app right while it is open. */
export const usePushUpkeep = (): void => {
  useSubscription();
  useMeals();
};
