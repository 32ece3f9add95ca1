import type { MemberDatabase } from '../../src/device/db/member-database.ts';
import { readMemberSetting } from '../../src/device/db/settings.ts';
import { readJournalKinds } from '../../src/device/journal/journal.ts';
import { readCycle } from '../../src/device/rows/cycle.ts';
import { readDraft } from '../../src/device/rows/drafts.ts';
import { readPlanInputs } from '../../src/device/rows/plan-inputs.ts';
import { hashOfToken } from '../../src/device/session/token-hash.ts';
import { foldRoutines } from '../../src/domain/body/fitness/routines.ts';
import { weightLog } from '../../src/domain/body/progress/weights.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { foldDay } from '../../src/domain/food/journal/fold.ts';
import { foldOwn, putFood, putRecipe } from '../../src/domain/food/own-food/own-food.ts';
import { cookedMeals } from '../../src/domain/kitchen/pantry/cooked-meals.ts';
import { stockOf } from '../../src/domain/kitchen/pantry/stock.ts';
import { addedLines } from '../../src/domain/kitchen/shopping/added-lines.ts';
import { opinionsOn } from '../../src/domain/plan/week/dish-opinions.ts';
import { foldPlanChanges } from '../../src/domain/plan/week/plan-changes.ts';
import { foldSettled } from '../../src/domain/plan/week/settled-leftovers.ts';
import { SLOTS } from '../../src/terms/food.ts';
import type { JournalEntry, JournalKind, JournalOperation } from '../../src/terms/journal.ts';
import { ACTIVITY_LEVELS } from '../../src/terms/profile.ts';
import { createDice, type Dice } from '../chaos/dice.ts';
import { ownFood, ownId, ownRecipe } from './own-food.ts';

/** A member's journal of many days, by chance, and the folds of it. */

export const LAST_DAY = '2026-11-21';
const FOODS = ['rice', 'onion', 'oats', 'milk', 'apple'] as const;
const DISHES = ['dal', 'soup', 'porridge', 'salad'] as const;

type Draw = (dice: Dice, day: string, before: readonly JournalOperation[]) => unknown;

const lastPut = (before: readonly JournalOperation[], kind: JournalKind): string | null =>
  before.findLast((operation) => operation.kind === kind)?.id ?? null;

/** The payload of each kind; null where there is none to be drawn. */
const DRAWS: { readonly [K in JournalKind]: Draw } = {
  'water.add': (dice) => ({ litres: dice.pick([0.25, 0.5, -0.25]) }),
  'meal.eaten': (dice) => ({
    planId: 'p1',
    slot: dice.pick(SLOTS),
    dish: dice.pick(DISHES),
    kcal: dice.between(100, 800),
    eaten: dice.chance(85),
  }),
  'energy.set': (dice) => ({
    kcal: dice.chance(20) ? null : dice.between(1600, 3200),
    activity: dice.pick(ACTIVITY_LEVELS),
  }),
  'targets.set': (dice) => ({
    kcal: dice.chance(20) ? null : dice.between(1600, 3200),
    protein: dice.chance(50) ? null : dice.between(80, 160),
    carbs: null,
  }),
  'food.eaten': (dice) => ({
    entry: `e${dice.below(40)}`,
    slot: dice.pick(SLOTS),
    food: dice.pick(FOODS),
    grams: dice.between(10, 300),
    kcal: dice.between(10, 400),
    eaten: dice.chance(85),
    name: 'Apple, raw “fresh”',
    nutrients: [{ nutrient: 'protein_g', amount: dice.between(0, 9) / 3 }],
  }),
  'shopping.tick': (dice) => ({ item: dice.pick(FOODS), ticked: dice.chance(60) }),
  'shopping.add': (dice) => ({
    item: dice.pick(FOODS),
    name: 'Foil',
    quantity: '1 roll',
    wanted: dice.chance(60),
  }),
  'shopping.bought': (dice) => ({ food: dice.pick(FOODS), grams: dice.between(0, 900) }),
  'pantry.set': (dice) => ({ food: dice.pick(FOODS), grams: dice.between(0, 900) }),
  'meal.cooked': (dice) => ({
    planId: 'p1',
    slot: dice.pick(SLOTS),
    recipe: dice.pick(DISHES),
    takes: [{ food: dice.pick(FOODS), grams: dice.between(1, 300) }],
    cooked: dice.chance(80),
  }),
  'weight.set': (dice) => ({ kg: dice.chance(90) ? dice.between(600, 700) / 10 : null }),
  'routine.set': (dice) => ({
    routine: dice.pick(['r1', 'r2']),
    name: dice.pick(['Walk', 'Swim']),
    kcal: dice.between(50, 500),
    minutes: 30,
    description: '',
  }),
  'routine.remove': (dice) => ({ routine: dice.pick(['r1', 'r2']) }),
  'meals.set': (dice) => ({
    planId: 'p1',
    slot: dice.pick(SLOTS),
    meals: dice.chance(30) ? null : [{ recipe: dice.pick(DISHES), portion: 1 }],
  }),
  'meals.lock': (dice) => ({ planId: 'p1', slot: dice.pick(SLOTS), locked: dice.chance(50) }),
  'table.set': (dice) => ({
    slot: dice.chance(50) ? dice.pick(SLOTS) : null,
    people: dice.chance(80) ? dice.between(1, 6) : null,
  }),
  'dish.opinion': (dice, day) => ({
    recipe: dice.pick(DISHES),
    opinion: dice.pick(['love', 'never']),
    ...(dice.chance(30) ? { until: addDays(day, 7) } : {}),
  }),
  'leftover.settled': (dice, day) => ({
    recipe: dice.pick(DISHES),
    cooked: day,
    to: 'frozen',
    servings: dice.between(0, 3),
  }),
  'food.put': (dice, _day, before) =>
    putFood(ownFood({ name: `Drink ${dice.below(9)}` }), lastPut(before, 'food.put')),
  'food.remove': (_dice, _day, before) => {
    const replaces = lastPut(before, 'food.put');
    return replaces === null ? null : { food: ownId(2), replaces };
  },
  'recipe.put': (dice, _day, before) =>
    putRecipe(ownRecipe({ name: `Stew ${dice.below(9)}` }), lastPut(before, 'recipe.put')),
  'recipe.remove': (_dice, _day, before) => {
    const replaces = lastPut(before, 'recipe.put');
    return replaces === null ? null : { recipe: ownId(1), replaces };
  },
  'entry.retract': (dice, _day, before) => {
    const entry = before[dice.below(Math.max(1, before.length))];
    return entry === undefined || entry.kind === 'entry.retract' ? null : { entry: entry.id };
  },
};
const RARE: readonly JournalKind[] = [
  'entry.retract',
  'food.put',
  'food.remove',
  'recipe.put',
  'recipe.remove',
  'routine.set',
  'routine.remove',
];
const KINDS = Object.keys(DRAWS) as [JournalKind, ...JournalKind[]];

/** So many operations a day on so many days, oldest first. */
export const memberYear = (seed: number, days: number, perDay: number): readonly JournalOperation[] => {
  const dice = createDice(seed);
  const drawn: JournalOperation[] = [];
  for (let at = 0; at < days * perDay; at += 1) {
    const day = addDays(LAST_DAY, Math.floor(at / perDay) + 1 - days);
    const kind = dice.pick(KINDS);
    if (RARE.includes(kind) && dice.chance(80)) continue;
    const payload = DRAWS[kind](dice, day, drawn);
    if (payload !== null) drawn.push({ id: dice.uuid(), day, kind, payload } as JournalOperation);
  }
  return drawn;
};

const sorted = (value: unknown): unknown => {
  if (value instanceof Map) return sorted(Object.fromEntries(value));
  if (value instanceof Set) return [...value].sort();
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

const daysOf = (entries: readonly JournalEntry[]): ReadonlyMap<string, readonly JournalEntry[]> => {
  const days = new Map<string, JournalEntry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return days;
};

const foldsOfJournal = (entries: readonly JournalEntry[]) => {
  const days = daysOf(entries.filter(({ kind }) => kind !== 'entry.retract'));
  const changes = foldPlanChanges(entries, 'p1');
  return {
    days: new Map([...days].map(([day, ofDay]) => [day, foldDay(ofDay)])),
    weights: weightLog(entries),
    routines: foldRoutines(entries),
    own: foldOwn(entries),
    stock: stockOf(entries),
    cooked: cookedMeals(entries),
    lines: addedLines(entries, LAST_DAY).toSorted((a, b) => (a.item < b.item ? -1 : 1)),
    opinions: opinionsOn(entries, LAST_DAY),
    settled: foldSettled(entries)
      .map((one) => JSON.stringify(one))
      .sort(),
    plan: [...days.keys()]
      .map((day) =>
        SLOTS.map((slot) => [
          day,
          slot,
          changes.mealsOf(day, slot),
          changes.lockOf(day, slot),
          changes.peopleAt(day, slot),
        ]),
      )
      .sort(),
  };
};

/** A hash of everything that the screens make of this device's data, by part. */
export const hashesOf = async (db: MemberDatabase): Promise<Readonly<Record<string, string>>> => {
  const entries = await readJournalKinds(db, KINDS);
  const [cycle, inputs, lifestyle] = await Promise.all([
    readCycle(db),
    readPlanInputs(db),
    readDraft(db, 'lifestyle'),
  ]);
  const choices = ['units', 'calm', 'numberFree', 'notifications', 'weeklyReminder'] as const;
  const settings = await Promise.all(choices.map((key) => readMemberSetting(db, key)));
  const parts = { ...foldsOfJournal(entries), cycle, inputs, lifestyle, settings };
  const hashes = Object.entries(parts).map(
    async ([name, part]) => [name, (await hashOfToken(JSON.stringify(sorted(part)))) ?? ''] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
};
