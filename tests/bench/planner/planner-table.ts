import { SLOTS } from '../../../src/terms/food.ts';
import type { WeekScore } from '../../support/score-week.ts';
import { mean, percent, quantile, type Row, row, sum } from '../figures.ts';

/** One profile: its week, how long it took, and what the catalogue would have allowed at best. */
export interface Measured {
  readonly diet: string;
  readonly milliseconds: number;
  /** Nutrients that some mix of dishes meets; null when no mix reaches energy and macros. */
  readonly bound: number | null;
  /** Null when the plan was refused. */
  readonly score: WeekScore | null;
  readonly breaks: number;
}

const WITHIN = 0.05;
const WITHIN_NEAR = 0.03;
const MOST_MS = 1_000;
const ONE_DISH_A_SLOT_KCAL = 3000;

const shareOf = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.filter(is).length / items.length;
const atLeast = (figure: string, found: number, bar: number): Row =>
  row(figure, `>= ${percent(bar)}`, percent(found), found >= bar);
const atMost = (figure: string, found: number, bar: number): Row =>
  row(figure, `<= ${percent(bar)}`, percent(found), found <= bar);

/** How often each nutrient stays under its aim, most often first. */
const shortfalls = (scores: readonly WeekScore[]): string => {
  const missed = scores.flatMap((score) => score.missed);
  return [...new Set(missed)]
    .map((nutrient) => ({ nutrient, share: missed.filter((one) => one === nutrient).length / scores.length }))
    .sort((one, other) => other.share - one.share)
    .slice(0, 4)
    .map(({ nutrient, share }) => `${nutrient} ${percent(share)}`)
    .join(', ');
};

/** The bars of the planner, each beside what was found. `nutrients` is how many a week is held against. */
export const tableOf = (measured: readonly Measured[], nutrients: number): readonly Row[] => {
  const planned = measured.flatMap(({ score, ...rest }) => (score ? [{ ...rest, score }] : []));
  const scores = planned.map(({ score }) => score);
  const days = scores.flatMap((score) => score.days);
  const metOf = (score: WeekScore) => nutrients - score.missed.length;
  const bounded = planned.flatMap(({ bound, score }) => (bound === null ? [] : [{ bound, score }]));
  const bounds = sum(bounded.map(({ bound }) => bound));
  const mostDishes = Math.max(
    ...scores.flatMap(({ kcal, days }) =>
      kcal <= ONE_DISH_A_SLOT_KCAL ? days.map((day) => day.dishes) : [],
    ),
  );
  const breaks = sum(planned.map((one) => one.breaks));
  const times = measured.map(({ milliseconds }) => milliseconds);
  const p95 = quantile(times, 0.95);
  const diets = [...new Set(planned.map(({ diet }) => diet))].sort();
  return [
    row('profiles', '', String(measured.length)),
    row('refused', '', String(measured.length - planned.length)),
    atLeast(
      'days with energy within 3 %',
      shareOf(days, ({ energy }) => energy <= WITHIN_NEAR),
      0.99,
    ),
    atLeast(
      'days with energy within 5 %',
      shareOf(days, ({ energy }) => energy <= WITHIN),
      1,
    ),
    atLeast(
      'days with energy and all macros within 5 %',
      shareOf(days, ({ energy, macros }) => [energy, ...macros].every((error) => error <= WITHIN)),
      0.97,
    ),
    atMost('mean error of energy', mean(days.map(({ energy }) => energy)), 0.005),
    atMost('mean error of macros', mean(days.flatMap(({ macros }) => macros)), 0.012),
    atLeast('nutrients met', mean(scores.map((score) => metOf(score) / nutrients)), 0.92),
    row('bound of the catalogue (HiGHS)', '', percent(bounds / nutrients / bounded.length)),
    row('weeks whose macros no mix reaches', '', String(planned.length - bounded.length)),
    atLeast('nutrients met, of the bound', sum(bounded.map(({ score }) => metOf(score))) / bounds, 0.97),
    ...diets.map((diet) =>
      row(
        `nutrients met, ${diet}`,
        '',
        percent(mean(planned.flatMap((one) => (one.diet === diet ? [metOf(one.score) / nutrients] : [])))),
      ),
    ),
    row('weeks short of', '', shortfalls(scores)),
    atLeast(
      'weeks with sodium under its limit',
      shareOf(scores, ({ isSodiumOver }) => !isSodiumOver),
      1,
    ),
    row('fibre, mean of its target', '', percent(mean(days.map(({ fiber }) => fiber)))),
    row(
      'dishes on a day up to 3 000 kcal, most',
      `<= ${SLOTS.length}`,
      String(mostDishes),
      mostDishes <= SLOTS.length,
    ),
    row('diet, allergen and repeat violations', '0', String(breaks), breaks === 0),
    row('one week, median', '', `${quantile(times, 0.5).toFixed(0)} ms`),
    row('one week, p95', `<= ${MOST_MS} ms`, `${p95.toFixed(0)} ms`, p95 <= MOST_MS),
  ];
};
