import { useMemo } from 'react';
import { useDishArt } from '../../device/hooks/food/use-dish-art.ts';
import { useCatalogue } from '../../device/hooks/hooks.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import { mealsOfDay, type SnapshotMeal } from '../../device/plan/today-snapshot.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import type { LocalDay } from '../../terms/local-day.ts';

/** Today's meals: those kept for the start, until the plan and the names of its pictures are read. */
export const useTodaysMeals = (
  today: LocalDay,
  member: MemberPlan | null | undefined,
): readonly SnapshotMeal[] => {
  const { todaySnapshot } = usePorts();
  const { catalogue, error } = useCatalogue();
  const artOf = useDishArt();
  const kept = useMemo(() => todaySnapshot.meals(today), [todaySnapshot, today]);
  if (member === undefined || (catalogue === null && error === null && kept !== null)) return kept ?? [];
  return member === null ? [] : mealsOfDay(member, today, artOf);
};
