import type { DayAmounts } from '../../domain/body/progress/day-amounts.ts';
import { shortDate } from '../../domain/calendar/day-words.ts';
import { groupDigits } from '../../ui/show/group-digits.ts';
import type { DayBar } from './day-bars.tsx';

/** One card's worth of days. */
export interface DaysView {
  readonly title: string;
  readonly bars: readonly DayBar[];
  /** A summary of the bars in words; null while there is nothing to say. */
  readonly summary: string | null;
  /** The same for members who see no figures. */
  readonly inWords: string;
  readonly nothing: string;
  /** Legend of the short lines over the bars. */
  readonly goalNote: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

type Measure = Pick<DaysView, 'title' | 'nothing' | 'goalNote' | 'columns'> & {
  readonly amountOf: (day: DayAmounts) => number;
  readonly goalOf: (day: DayAmounts) => number | null;
  readonly amountInWords: (amount: number) => string;
  readonly summarise: (mean: string, logged: string) => string;
  readonly inWords: (logged: string) => string;
};

const litres = (amount: number): string => `${Number(amount.toFixed(2))} L`;
const kcal = (amount: number): string => `${groupDigits(amount)} kcal`;
const dishes = (amount: number): string => (amount === 1 ? '1 dish' : `${Number(amount.toFixed(1))} dishes`);

const ENERGY: Measure = {
  title: 'Energy eaten',
  nothing: 'Nothing ticked in the last 14 days. What you tick on your plan shows up here.',
  goalNote: 'The short lines are the target of the day.',
  columns: ['Day', 'Eaten', 'Target'],
  amountOf: (day) => Math.round(day.kcal),
  goalOf: (day) => day.kcalGoal,
  amountInWords: kcal,
  summarise: (mean, logged) => `About ${mean} a day over ${logged}`,
  inWords: (logged) => `You ticked dishes on ${logged}`,
};

const DISHES: Measure = {
  title: 'Dishes eaten',
  nothing: ENERGY.nothing,
  goalNote: '',
  columns: ['Day', 'Eaten'],
  amountOf: (day) => day.dishes,
  goalOf: () => null,
  amountInWords: dishes,
  summarise: (_, logged) => ENERGY.inWords(logged),
  inWords: ENERGY.inWords,
};

const WATER: Measure = {
  title: 'Water',
  nothing: 'No water logged in the last 14 days. What you log on Today shows up here.',
  goalNote: 'The short lines are the goal of the day.',
  columns: ['Day', 'Drunk', 'Goal'],
  amountOf: (day) => day.waterLitres,
  goalOf: (day) => day.waterGoal,
  amountInWords: litres,
  summarise: (mean, logged) => `About ${mean} a day over ${logged}`,
  inWords: (logged) => `You logged water on ${logged}`,
};

const view = (measure: Measure, days: readonly DayAmounts[]): DaysView => {
  const bars = days.map((day) => ({
    day: day.day,
    amount: measure.amountOf(day),
    goal: measure.goalOf(day),
  }));
  const logged = bars.filter(({ amount }) => amount > 0);
  const total = logged.reduce((sum, { amount }) => sum + amount, 0);
  const count = logged.length === 1 ? '1 day' : `${logged.length} days`;
  return {
    title: measure.title,
    bars,
    nothing: measure.nothing,
    goalNote: measure.goalNote,
    summary:
      logged.length === 0 ? null : measure.summarise(measure.amountInWords(total / logged.length), count),
    inWords: measure.inWords(count),
    columns: measure.columns,
    rows: bars
      .map(({ day, amount, goal }): readonly [string, ...string[]] => {
        const cells: readonly [string, string] = [shortDate(day), measure.amountInWords(amount)];
        if (measure.columns.length < 3) return cells;
        return [...cells, goal === null ? 'not known' : measure.amountInWords(goal)];
      })
      .toReversed(),
  };
};

/** Means are over the days with something logged: a day without is not a day without eating. */
export const energyDays = (days: readonly DayAmounts[]): DaysView => view(ENERGY, days);

/** The same without energy, for members under age: what was eaten, not what it counts. */
export const dishDays = (days: readonly DayAmounts[]): DaysView => view(DISHES, days);

export const waterDays = (days: readonly DayAmounts[]): DaysView => view(WATER, days);
