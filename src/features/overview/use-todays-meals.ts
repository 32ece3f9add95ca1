import { useMemo } from 'react';
import type { MemberPlan } from '../../data/plan/member-plan.ts';
import { mealsOfDay, type SnapshotMeal } from '../../data/plan/today-snapshot.ts';
import { useCatalogue } from '../../ports/hooks/hooks.ts';
import { useDishArt } from '../../ports/hooks/use-dish-art.ts';
import { usePorts } from '../../ports/ports.tsx';
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
