import { USUAL_MEALS } from '../../../src/domain/plan/wishes/wishes.ts';
import type { KitchenDay } from '../../support/kitchen-weights.ts';
import { mean, percent, quantile, type Row, row, sum } from '../figures.ts';
import type { ChoiceOfWeek } from './choice-of-week.ts';
import type { LifeOfWeek } from './life-of-week.ts';

/** Two weeks of one member. */
export interface LivedWeeks {
  /** How long the first of them took to plan. */
  readonly milliseconds: number;
  readonly life: LifeOfWeek;
  readonly eatsMeat: boolean;
  readonly kitchen: readonly KitchenDay[];
  /** Of each day, times the target. */
  readonly fiber: readonly number[];
  readonly choice: ChoiceOfWeek;
  /** Without vitamin D, which food alone seldom holds. */
  readonly nutrientsMet: number;
  readonly vitaminDMet: boolean;
  /** Points of the Healthy Eating Index, of 100. */
  readonly healthyEating: number;
  /** Nutrients of which the mean day holds more than the upper level. */
  readonly upperLevels: readonly string[];
  /** The first week again by some wishes, of some members. */
  readonly wished: {
    readonly budget: LifeOfWeek;
    /** Dishes that are made for a meal that leaves less time: for the work, and until it stands on the table. */
    readonly overLimit: number;
    readonly overTable: number;
    /** Whole fruit a day with diabetes. */
    readonly fruitG: number;
  } | null;
  readonly comeBack: number;
}

const WITHIN = 0.05;

type Weeks = readonly LivedWeeks[];

/** The bars of a week that people would choose. */
const choiceRows = (weeks: Weeks): readonly Row[] => {
  const choices = weeks.map(({ choice }) => choice);
  const all = (of: Exclude<keyof ChoiceOfWeek, 'isSaltyOrFat'>): number =>
    sum(choices.map((choice) => choice[of]));
  const none = (figure: string, count: number, of: string) => row(figure, '0', `${count} ${of}`, count === 0);
  const drinks = all('drinks') / all('snacks');
  const overfull = all('overfull') / all('mains');
  const everyday = all('everyday') / all('dishes');
  const adventurous = choices.filter(({ adventures }) => adventures > 1).length;
  const mushrooms = choices.filter(({ mushroomsG }) => mushroomsG > 250).length;
  const wishing = weeks.flatMap(({ wished }) => wished ?? []);
  const budget = mean(wishing.map((wished) => wished.budget.things));
  const fruit = Math.min(...wishing.map(({ fruitG }) => fruitG));
  const vitaminD = weeks.filter(({ vitaminDMet }) => vitaminDMet).length;
  return [
    row('snacks that are sweet drinks', '<= 20 %', percent(drinks), drinks <= 0.2),
    none('days with two sweet drinks', all('daysOfTwoDrinks'), `in ${weeks.length} weeks`),
    row('mains over 650 g (750 g over 2 800 kcal)', '<= 3 %', percent(overfull), overfull <= 0.03),
    none('two dishes in one slot, up to 3 600 kcal', all('doubled'), `in ${weeks.length} weeks`),
    row('dishes that are everyday', '>= 70 %', percent(everyday), everyday >= 0.7),
    none('weeks with more than one adventure', adventurous, `of ${weeks.length}`),
    none('lunches on workdays made anew at a stove', all('stoveLunches'), `of ${all('workdayLunches')}`),
    none('dishes over the minutes until the table', sum(wishing.map(({ overTable }) => overTable)), ''),
    row('small budget: things to buy, mean', '<= 38', budget.toFixed(1), budget <= 38),
    none('weeks over sodium or saturated fat', choices.filter(({ isSaltyOrFat }) => isSaltyOrFat).length, ''),
    row('fruit with diabetes, least mean day', '>= 160 g', `${Math.round(fruit)} g`, fruit >= 160),
    none('leftovers of starch older than a day', all('oldStarch'), ''),
    none('weeks with more than 250 g of mushrooms', mushrooms, `of ${weeks.length}`),
    row('weeks that hold the vitamin D of a day', '', `${vitaminD} of ${weeks.length}`),
  ];
};

/** The bars of a week that people would cook, each beside what was found. */
export const lifeTable = (weeks: Weeks, refused: number): readonly Row[] => {
  const p95 = quantile(
    weeks.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  const lives = weeks.map(({ life }) => life);
  const all = (of: keyof LifeOfWeek): readonly number[] => lives.map((life) => life[of]);
  const days = weeks.flatMap(({ kitchen }) => kitchen);
  const things = all('things');
  const leftOver = mean(all('leftOverKg'));
  const dishes = all('dishes');
  const events = mean(all('events'));
  const minutes = mean(all('weekdayMinutes'));
  const quarters = sum(all('quarters')) / sum(all('meals'));
  const energy = days.filter((day) => day.energy <= WITHIN).length / days.length;
  const macros =
    days.filter((day) => [day.energy, ...day.macros].every((error) => error <= WITHIN)).length / days.length;
  const met = mean(weeks.map(({ nutrientsMet }) => nutrientsMet));
  const fiber = weeks.flatMap((week) => week.fiber).filter((times) => times > 1.5).length;
  const comeBack = mean(weeks.map((week) => week.comeBack));
  const omnivores = weeks.filter(({ eatsMeat }) => eatsMeat).map(({ life }) => life);
  const offWanted = omnivores.filter(
    ({ meatMeals, fishMeals }) =>
      Math.abs(meatMeals - USUAL_MEALS.meat) > 1 || Math.abs(fishMeals - USUAL_MEALS.fish) > 1,
  ).length;
  const hei = mean(weeks.map(({ healthyEating }) => healthyEating));
  const passed = weeks.flatMap(({ upperLevels }) => upperLevels);
  const wishing = weeks.flatMap(({ wished }) => wished ?? []);
  const overLimit = sum(wishing.map((wished) => wished.overLimit));
  return [
    row('weeks planned, refused', '', `${weeks.length}, ${refused}`),
    row('things to buy, mean', '<= 45', mean(things).toFixed(1), mean(things) <= 45),
    row('things to buy, worst', '<= 60', String(Math.max(...things)), Math.max(...things) <= 60),
    row('left-over perishables, mean', '<= 2.0 kg', `${leftOver.toFixed(2)} kg`, leftOver <= 2),
    row('different dishes, mean', '14-22', mean(dishes).toFixed(1), mean(dishes) >= 14 && mean(dishes) <= 22),
    row('different dishes, fewest and most', '', `${Math.min(...dishes)}, ${Math.max(...dishes)}`),
    row('cooking events, mean', '<= 18', events.toFixed(1), events <= 18),
    row('active minutes on a weekday, mean', '<= 35', minutes.toFixed(1), minutes <= 35),
    row(
      'who eats everything: meat meals, fish meals, mean',
      '',
      `${mean(omnivores.map(({ meatMeals }) => meatMeals)).toFixed(1)}, ${mean(omnivores.map(({ fishMeals }) => fishMeals)).toFixed(1)}`,
    ),
    row(
      'of their weeks, off by more than one such meal',
      '0',
      `${offWanted} of ${omnivores.length}`,
      offWanted === 0,
    ),
    row(
      '15 minutes from Monday to Friday: dishes over it',
      '0',
      `${overLimit} in ${wishing.length} weeks`,
      overLimit === 0,
    ),
    row('from kitchen weights: energy within 5 %', '100 %', percent(energy), energy === 1),
    row('from kitchen weights: all macros within 5 %', '>= 97 %', percent(macros), macros >= 0.97),
    row('nutrients met, vitamin D apart', '>= 96 %', percent(met), met >= 0.96),
    row('days with fibre over 1.5 times the target', '0', String(fiber), fiber === 0),
    row(
      'weeks over an upper level',
      '0',
      passed.length === 0 ? '0' : `${passed.length}: ${[...new Set(passed)].join(', ')}`,
      passed.length === 0,
    ),
    row('Healthy Eating Index 2020, rough, mean', '>= 88', hei.toFixed(1), hei >= 88),
    row('portions in quarters', '100 %', percent(quarters), quarters === 1),
    row(
      'dishes that come back the next week',
      '20-45 %',
      percent(comeBack),
      comeBack >= 0.2 && comeBack <= 0.45,
    ),
    ...choiceRows(weeks),
    row('one week, p95', '<= 1 500 ms', `${Math.round(p95)} ms`, p95 <= 1500),
  ];
};
