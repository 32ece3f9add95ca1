import { useEffect } from 'react';
import { daysToKeep, mealsOfDay } from '../../data/kept-today.ts';
import { readPlanRefusal } from '../../data/repositories/plan.ts';
import { readMemberPlan } from '../../data/repositories/plan-of-member.ts';
import { readMemberSetting } from '../../data/repositories/settings.ts';
import { useCatalogue, useLive, useSession, useToday } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';

/**
 * Keeps the meals of the next days for the next start. Calm members get none: they see one card at a time, and
 * it is not this one.
 */
export const useKeepToday = (): void => {
  const { keptToday, artUrl } = usePorts();
  const { catalogue } = useCatalogue();
  const memberId = useSession()?.memberId;
  const today = useToday();
  const read = useLive(
    async (db) => {
      if (catalogue === null) return null;
      const [plan, refusal, calm] = await Promise.all([
        readMemberPlan(db, catalogue),
        readPlanRefusal(db),
        readMemberSetting(db, 'calm'),
      ]);
      return refusal === null && calm !== true ? plan : null;
    },
    [catalogue !== null],
  );
  useEffect(() => {
    if (catalogue === null || read === undefined || memberId === undefined) return;
    const artOf = (recipeId: string | undefined): string | undefined => {
      const art = recipeId === undefined ? undefined : catalogue.dishes.get(recipeId)?.art;
      return art === undefined ? undefined : artUrl(art);
    };
    const days = read && daysToKeep((day) => mealsOfDay(read, day, artOf), today);
    keptToday.keep(memberId, days);
  }, [keptToday, artUrl, catalogue, read, memberId, today]);
};
