import { useEffect } from 'react';
import { useCatalogue, useLive, useSession, useToday } from '../../../device/hooks/hooks.ts';
import { useMemberPlan } from '../../../device/hooks/plan/use-member-plan.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { readPlanRefusal } from '../../../device/plan/read/plan.ts';
import { daysToKeep, mealsOfDay } from '../../../device/plan/today-snapshot.ts';
import { usePorts } from '../../../device/ports/ports.tsx';

/**
 * Keeps the meals of the next days for the next start. Calm members get none: they see one card at a time, and
 * it is not this one.
 */
export const useTodaySnapshot = (): void => {
  const { todaySnapshot, artUrl } = usePorts();
  const { catalogue } = useCatalogue();
  const memberId = useSession()?.memberId;
  const today = useToday();
  const plan = useMemberPlan();
  const refusal = useLive(readPlanRefusal, []);
  const calm = useMemberSetting('calm').value;
  useEffect(() => {
    if (catalogue === null || memberId === undefined) return;
    if (plan === undefined || refusal === undefined || calm === undefined) return;
    const artOf = (recipeId: string | undefined): string | undefined => {
      const art = recipeId === undefined ? undefined : catalogue.dishes.get(recipeId)?.art;
      return art === undefined ? undefined : artUrl(art);
    };
    const shown = refusal === null && calm !== true ? plan : null;
    const days = shown && daysToKeep((day) => mealsOfDay(shown, day, artOf), today);
    todaySnapshot.keep(memberId, days);
  }, [todaySnapshot, artUrl, catalogue, plan, refusal, calm, memberId, today]);
};
