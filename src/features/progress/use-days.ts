import { useEffect } from 'react';
import type { Budget } from '../../contract/plan.ts';
import { countedUpTo, readBudgets } from '../../data/repositories/budget.ts';
import { readJournalDays } from '../../data/repositories/journal.ts';
import type { StoredBudget } from '../../data/stored-rows.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { type DayAmounts, type DayFigures, dayAmounts, lastDays } from '../../domain/progress/day-amounts.ts';
import { useLive, useOnline, useSession } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';

const DAYS = 14;

const figuresOf = (budget: Budget): DayFigures => ({
  countedUpTo: countedUpTo(budget),
  kcal: budget.calories_breakfast + budget.calories_snacks + budget.calories_lunch + budget.calories_dinner,
  kcalGoal:
    budget.calories_breakfast_goal +
    budget.calories_snacks_goal +
    budget.calories_lunch_goal +
    budget.calories_dinner_goal,
  waterLitres: budget.current_water_intake,
  waterGoal: budget.daily_water_goal,
});

/** True where the copy was read after the day had ended, so that it will not change any more. */
const isFinal = ({ day, fetchedAt }: StoredBudget): boolean =>
  fetchedAt >= new Date(`${addDays(day, 1)}T00:00:00`).getTime();

/** The last two weeks, oldest first; undefined while the device is read. */
export const useDays = (today: LocalDay): readonly DayAmounts[] | undefined => {
  const { sync } = usePorts();
  const online = useOnline();
  const hasAccess = useSession()?.access != null;
  const reachable = online && hasAccess;
  const days = lastDays(today, DAYS);
  const read = useLive(
    async (db) => {
      const first = days[0] ?? today;
      const [budgets, journal] = await Promise.all([
        readBudgets(db, days),
        readJournalDays(db, ['meal.eaten', 'food.eaten', 'water.add'], first, today),
      ]);
      return { budgets, journal };
    },
    [today],
  );

  const known = read?.budgets.filter(isFinal).map(({ day }) => day);
  const open = known === undefined ? '' : days.filter((day) => day !== today && !known.includes(day)).join();
  useEffect(() => {
    if (!reachable || open === '') return;
    let stopped = false;
    const bring = async (): Promise<void> => {
      for (const day of open.split(',')) {
        if (stopped || !(await sync.refresh(`budget:${day}`)).ok) return;
      }
    };
    void bring();
    return () => {
      stopped = true;
    };
  }, [sync, reachable, open]);

  return read === undefined
    ? undefined
    : days.map((day) => {
        const budget = read.budgets.find((copy) => copy.day === day)?.budget;
        return dayAmounts(
          day,
          read.journal.filter((entry) => entry.day === day),
          budget === undefined ? null : figuresOf(budget),
        );
      });
};
