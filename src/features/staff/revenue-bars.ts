import type { StaffSummary } from '../../contract/staff.ts';

export const CHART_WIDTH = 700;
export const CHART_HEIGHT = 200;
const COLUMN = CHART_WIDTH / 7;
const BAR = 56;
/** A day without revenue still shows where it stands. */
const LEAST_HEIGHT = 3;

export const dollars = (amount: number): string => `$${amount}`;

export interface Bar {
  readonly day: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One bar a day, the highest as high as the chart. */
export const revenueBars = (revenue: StaffSummary['revenue']): readonly Bar[] => {
  const top = Math.max(1, ...revenue.map(({ amount }) => amount));
  return revenue.map(({ day, amount }, at) => {
    const height = Math.max(LEAST_HEIGHT, (amount / top) * CHART_HEIGHT);
    return { day, x: at * COLUMN + (COLUMN - BAR) / 2, y: CHART_HEIGHT - height, width: BAR, height };
  });
};

/** The chart in a sentence. */
export const revenueSummary = (revenue: StaffSummary['revenue']): string => {
  const [first] = revenue;
  const last = revenue.at(-1);
  if (first === undefined || last === undefined) return 'No day of this period has begun.';
  const amounts = revenue.map(({ amount }) => amount);
  return `${revenue.length} days, from ${dollars(first.amount)} a month on ${first.day} to ${dollars(last.amount)} on ${last.day}; lowest ${dollars(Math.min(...amounts))}, highest ${dollars(Math.max(...amounts))}.`;
};
