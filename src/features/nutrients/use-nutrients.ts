import { dayOfPlan } from '../../data/device-plan.ts';
import type { MemberPlan } from '../../data/member-plan.ts';
import { readJournalKind } from '../../data/repositories/journal.ts';
import { readMemberPlan } from '../../data/repositories/plan-of-member.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import { foldDay } from '../../domain/journal/fold.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useCatalogue, useLive } from '../../ports/hooks.ts';
import { useLastKnown } from '../../ports/use-last-known.ts';
import { type KnownGoals, useNutrientGoals } from '../../ports/use-nutrient-goals.ts';
import { type DayNutrients, dayNutrients } from './day-nutrients.ts';

export interface NutrientFacts {
  readonly member: MemberPlan | null;
  readonly catalogue: Catalogue;
  readonly goals: KnownGoals;
  /** Null where the day is neither planned nor eaten of. */
  readonly nutrientsOf: (day: LocalDay) => DayNutrients | null;
}

/** Data about the days from `first` to `last`; undefined while it is read or the catalogue loads. */
export const useNutrients = (first: LocalDay, last: LocalDay): NutrientFacts | undefined => {
  const { catalogue } = useCatalogue();
  const goals = useNutrientGoals();
  const read = useLastKnown(
    useLive(
      async (db) => {
        const [member, meals, foods] = await Promise.all([
          readMemberPlan(db, catalogue),
          readJournalKind(db, 'meal.eaten', first, last),
          readJournalKind(db, 'food.eaten', first, last),
        ]);
        return { member, entries: [...meals, ...foods] };
      },
      [first, last, catalogue !== null],
    ),
    `${first} ${last}`,
  );
  if (read === undefined || catalogue === null || goals === undefined) return undefined;
  const { member, entries } = read;
  return {
    member,
    catalogue,
    goals,
    nutrientsOf: (day) => {
      const planned = member === null ? null : dayOfPlan(member.plan, day);
      const log = foldDay(entries.filter((entry) => entry.day === day));
      if (planned === null && log.eaten.size + log.foods.size === 0) return null;
      return dayNutrients(planned, log, catalogue);
    },
  };
};
