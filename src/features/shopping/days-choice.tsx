import { addDays } from '../../domain/calendar/days.ts';
import { lastShownDay } from '../../domain/calendar/week-tabs.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx';
import { LIST_DAYS, type ListDays } from './shopping-search.ts';

const LABELS: Readonly<Record<ListDays, string>> = { week: 'This week', 'next-3': 'Next 3 days' };

const LAST_DAY: Readonly<Record<ListDays, (today: LocalDay) => LocalDay>> = {
  week: lastShownDay,
  'next-3': (today) => addDays(today, 2),
};

/**
 * The last day of a list that begins today. The week's list ends with the last day that the plan's tabs show, so that
 * nothing is bought for a day nobody can look at. `planEnd` is the plan's own last day.
 */
export const lastDayOf = (days: ListDays, today: LocalDay, planEnd: LocalDay | null): LocalDay => {
  const last = LAST_DAY[days](today);
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
