import { useMemo } from 'react';
import { dayOfPlan } from '../../../device/db/device-plan.ts';
import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { useCatalogue, useLive, useOwn } from '../../../device/hooks/hooks.ts';
import { useMemberPlan } from '../../../device/hooks/plan/use-member-plan.ts';
import { readJournalKind } from '../../../device/journal/journal.ts';
import type { MemberPlan } from '../../../device/plan/member-plan.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import { type DiaryDay, type DiaryNames, diaryDay } from '../../../domain/food/diary/diary-day.ts';
import { type DayState, type EatenFood, foldDay } from '../../../domain/food/journal/fold.ts';
import { NOTHING_OWN } from '../../../domain/food/own-food/own-food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

export interface Diary {
  readonly names: DiaryNames;
  readonly eaten: DiaryDay;
  /** Foods eaten beside the plan on the day before. */
  readonly before: readonly EatenFood[];
  /** Planned dishes that are marked eaten. */
  readonly ticked: DayState['eaten'];
  /** The plan as the member has it; null before there is one. */
  readonly member: MemberPlan | null;
  /** kcal of the day that the plan aims at; null without a plan. */
  readonly target: number | null;
}

const readLogged = async (db: MemberDatabase, day: LocalDay) => {
  const before = addDays(day, -1);
  const [meals, foods] = await Promise.all([
    readJournalKind(db, 'meal.eaten', day, day),
    readJournalKind(db, 'food.eaten', before, day),
  ]);
  return {
    log: foldDay([...meals, ...foods.filter((entry) => entry.day === day)]),
    before: [...foldDay(foods.filter((entry) => entry.day === before)).foods.values()],
  };
};

const targetOf = ({ plan }: MemberPlan, day: LocalDay): number | null => {
  const kcal = plan.targets?.kcal ?? dayOfPlan(plan, day)?.totals.kcal ?? 0;
  return kcal > 0 ? kcal : null;
};

/** Everything that was eaten on a day, out of the device's own copy; undefined while it is read. */
export const useDiary = (day: LocalDay): Diary | undefined => {
  const { catalogue, error } = useCatalogue();
  const own = useOwn() ?? NOTHING_OWN;
  const member = useMemberPlan();
  const read = useLive(readLogged, [day]);
  const isNamed = catalogue !== null || error !== null;
  return useMemo(() => {
    if (read === undefined || member === undefined || !isNamed) return undefined;
    const names = { catalogue, own };
    return {
      names,
      eaten: diaryDay(read.log, names),
      before: read.before,
      ticked: read.log.eaten,
      member,
      target: member === null ? null : targetOf(member, day),
    };
  }, [read, member, isNamed, catalogue, own, day]);
};
