import { randomUUID } from 'node:crypto';
import { loadCatalogue } from '../../../catalogue/load.ts';
import { journalHeads, journalOperations } from '../../../server/database/schema.ts';
import { addDays } from '../../../src/domain/calendar/days.ts';
import { SLOTS } from '../../../src/domain/catalogue/types.ts';
import type { JournalFact, JournalOperation } from '../../../src/domain/journal/operations.ts';
import type { LocalDay } from '../../../src/domain/planner/types.ts';
import type { LiveServer } from '../../support/live-server.ts';

const DAYS = 365;
const ROWS_AT_ONCE = 1_000;
const SHOPPED_EVERY = 7;
const LINES_OF_A_WEEK = 30;
const TAKES_OF_A_DISH = 6;

const { dishes, foods } = loadCatalogue();
const dishIds = [...dishes.keys()];
const foodIds = [...foods.keys()];
const at = <T>(all: readonly T[], place: number): T => {
  const one = all[place % all.length];
  if (one === undefined) throw new Error('The catalogue is empty.');
  return one;
};

/** What a keen member says of one day; `age` counts the days back from today. */
function factsOf(day: LocalDay, age: number): readonly JournalFact[] {
  const eaten = SLOTS.map((slot, place): JournalFact => {
    const dish = at(dishIds, age * SLOTS.length + place);
    return { day, kind: 'meal.eaten', payload: { planId: null, slot, dish, kcal: 400, eaten: true } };
  });
  const cooked = (['lunch', 'dinner'] as const).map((slot, place): JournalFact => {
    const takes = Array.from({ length: TAKES_OF_A_DISH }, (_, take) => ({
      food: at(foodIds, age + place * TAKES_OF_A_DISH + take),
      grams: 90,
    }));
    const recipe = at(dishIds, age + place);
    return { day, kind: 'meal.cooked', payload: { planId: null, slot, recipe, takes, cooked: true } };
  });
  const water = Array.from({ length: 8 }, (): JournalFact => {
    return { day, kind: 'water.add', payload: { litres: 0.25 } };
  });
  const bought = Array.from(
    { length: age % SHOPPED_EVERY === 0 ? LINES_OF_A_WEEK : 0 },
    (_, line): JournalFact => {
      const food = at(foodIds, age + line);
      return { day, kind: 'shopping.bought', payload: { food, grams: 10 } };
    },
  );
  const beside: JournalFact = {
    day,
    kind: 'food.eaten',
    payload: {
      entry: randomUUID(),
      slot: 'snacks1',
      food: at(foodIds, age),
      grams: 120,
      kcal: 90,
      eaten: true,
    },
  };
  const weight: JournalFact = { day, kind: 'weight.set', payload: { kg: 61 + (age % 20) / 10 } };
  return [...eaten, ...cooked, ...water, ...bought, beside, weight];
}

/** A year of meals, water, weights, cooking and shopping up to the day before `today`, in its order. */
export const operationsOfYear = (today: LocalDay): readonly JournalOperation[] =>
  Array.from({ length: DAYS }, (_, back) => DAYS - back)
    .flatMap((age) => factsOf(addDays(today, -age), age))
    .map((fact) => ({ id: randomUUID(), ...fact }));

/** The same, as the server has it. */
export async function seedYear(
  server: Pick<LiveServer, 'db'>,
  userId: string,
  today: LocalDay,
): Promise<number> {
  const rows = operationsOfYear(today).map((operation, place) => ({ userId, seq: place + 1, ...operation }));
  await server.db.insert(journalHeads).values({ userId, lastSeq: rows.length });
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await server.db.insert(journalOperations).values(rows.slice(first, first + ROWS_AT_ONCE));
  return rows.length;
}
