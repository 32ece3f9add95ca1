import { useCatalogue, useLive } from '../../../device/hooks/hooks.ts';
import { type KnownGoals, useNutrientGoals } from '../../../device/hooks/plan/use-nutrient-goals.ts';
import { readJournalDays } from '../../../device/journal/journal.ts';
import { dayNutrients } from '../../../device/plan/day-nutrients.ts';
import type { KnownOfPlan } from '../../../device/plan/known-of-plan.ts';
import { readKnownOfPlan } from '../../../device/plan/read/known-of-plan.ts';
import { readCycle } from '../../../device/rows/cycle.ts';
import { nutrientFigure } from '../../../domain/body/nutrition/nutrient-words.ts';
import { weightLog } from '../../../domain/body/progress/weights.ts';
import type { LoggedFood, ReportFacts } from '../../../domain/body/report/report.ts';
import { addDays, daysBetween } from '../../../domain/calendar/days.ts';
import { ALLERGEN_LABELS } from '../../../domain/food/catalogue/allergen-labels.ts';
import { eatenName } from '../../../domain/food/catalogue/eaten-food.ts';
import { foldDay } from '../../../domain/food/journal/fold.ts';
import { type Catalogue, SLOTS } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { Nutrient } from '../../../terms/nutrients.ts';

const targetsOf = (known: KnownOfPlan | null, goals: KnownGoals): ReadonlyMap<Nutrient, string> => {
  const targets = known?.plan?.targets ?? null;
  const main: readonly (readonly [Nutrient, number])[] =
    targets === null
      ? []
      : [
          ['energy_kcal', targets.kcal],
          ['protein_g', targets.protein],
          ['carbs_g', targets.carbs],
          ['fat_g', targets.fat],
        ];
  return new Map([
    ...goals.aims.map(({ nutrient, amount }) => [nutrient, String(nutrientFigure(amount))] as const),
    ...main.map(([nutrient, amount]) => [nutrient, String(Math.round(amount))] as const),
    ['sodium_mg', `up to ${goals.sodiumMaxMg}`],
  ]);
};

const yes = (said: boolean | undefined): string => (said === true ? 'yes' : 'not ticked');

const healthOf = (known: KnownOfPlan | null, catalogue: Catalogue): ReportFacts['health'] => {
  if (known === null) return [];
  const { inputs, rules, plannedSafety, answers } = known;
  const allergies = inputs?.allergies ?? rules?.allergies ?? [];
  const left = inputs?.excluded_foods ?? rules?.excludedFoods ?? [];
  const names = left.flatMap((id) => catalogue.foods.get(id)?.name ?? []);
  return [
    ['Allergies', allergies.map((each) => ALLERGEN_LABELS[each]).join(', ') || 'none ticked'],
    ['Foods left out', names.join(', ') || 'none'],
    [
      'Pregnant or breastfeeding',
      yes(inputs?.pregnant_or_breastfeeding ?? plannedSafety?.pregnantOrBreastfeeding),
    ],
    ['Kidney disease', yes(inputs?.kidney_disease ?? plannedSafety?.kidneyDisease)],
    ['Eating disorder', yes(inputs?.eating_disorder ?? plannedSafety?.eatingDisorder)],
    ...(answers ?? []).map(({ question, answer }) => [question, answer] as const),
  ];
};

const foodsOf = (day: LocalDay, entries: readonly JournalEntry[], catalogue: Catalogue): LoggedFood[] => {
  const { eaten, foods } = foldDay(entries);
  const dishes = [...eaten.values()].map(({ slot, dish, kcal }) => ({
    day,
    slot,
    name: catalogue.dishes.get(dish)?.name ?? dish,
    amount: '',
    kcal,
  }));
  const beside = [...foods.values()].map((food) => ({
    day,
    slot: food.slot,
    name: eatenName(food, catalogue.foods) ?? food.food,
    amount: food.grams > 0 ? `${Math.round(food.grams)} ${food.per ?? 'g'}` : '',
    kcal: food.kcal,
  }));
  return [...dishes, ...beside].sort((one, other) => SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot));
};

/** Everything this device knows of the days from `first` to `last`; undefined while it is read. */
export const useReport = (first: LocalDay, last: LocalDay): ReportFacts | undefined => {
  const { catalogue } = useCatalogue();
  const goals = useNutrientGoals();
  const read = useLive(
    async (db) => {
      const kinds = ['meal.eaten', 'food.eaten', 'water.add', 'weight.set'] as const;
      const [entries, cycle, known] = await Promise.all([
        readJournalDays(db, kinds, first, last),
        readCycle(db),
        readKnownOfPlan(db, last),
      ]);
      return { entries, cycle: cycle.ok ? cycle.value.days : {}, known };
    },
    [first, last],
  );
  if (read === undefined || catalogue === null || goals === undefined) return undefined;
  const { entries, known, cycle } = read;
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  const ofDay = new Map<LocalDay, JournalEntry[]>(days.map((day) => [day, []]));
  for (const entry of entries) ofDay.get(entry.day)?.push(entry);
  const logs = days.map((day) => ({ day, log: foldDay(ofDay.get(day) ?? []) }));
  return {
    nutrients: logs.flatMap(({ day, log }) =>
      log.eaten.size + log.foods.size === 0 ? [] : [{ day, eaten: dayNutrients(null, log, catalogue).eaten }],
    ),
    foods: days.flatMap((day) => foodsOf(day, ofDay.get(day) ?? [], catalogue)),
    water: logs.flatMap(({ day, log }) => (log.waterLitres > 0 ? [{ day, litres: log.waterLitres }] : [])),
    weights: weightLog(entries.filter(({ kind }) => kind === 'weight.set' || kind === 'entry.retract')),
    targets: targetsOf(known, goals),
    health: healthOf(known, catalogue),
    cycle: Object.fromEntries(Object.entries(cycle).filter(([day]) => day >= first && day <= last)),
  };
};
