import { addDays } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx';
import { LIST_DAYS, type ListDays } from './shopping-search.ts';

const LABELS: Readonly<Record<ListDays, string>> = { week: 'This week', 'next-3': 'Next 3 days' };

const DAYS: Readonly<Record<ListDays, number>> = { week: 7, 'next-3': 3 };

/** The last day of a list that begins today; `planEnd` is the plan's own last day. */
export const lastDayOf = (days: ListDays, today: LocalDay, planEnd: LocalDay | null): LocalDay => {
  const last = addDays(today, DAYS[days] - 1);
  return planEnd !== null && planEnd < last && planEnd >= today ? planEnd : last;
};

export function DaysChoice(props: { days: ListDays; onChange: (days: ListDays) => void }) {
  return (
    <SingleChoiceChips
      legend="Buy for"
      name="days"
      options={LIST_DAYS.map((value) => ({ value, label: LABELS[value] }))}
      value={props.days}
      onChange={props.onChange}
    />
  );
}
