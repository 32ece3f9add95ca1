import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldRoutines } from '../../../src/domain/fitness/routines.ts';
import { foldDay, inOrder } from '../../../src/domain/journal/fold.ts';
import type { JournalEntry, JournalFact, JournalOperation } from '../../../src/domain/journal/operations.ts';
import { relatedKinds, takeBack } from '../../../src/domain/journal/take-back.ts';
import { stockOf } from '../../../src/domain/pantry/stock.ts';

const DAY = '2026-11-21';

const fact = fc.oneof(
  fc.integer({ min: -900, max: 900 }).map(
    (ml): JournalFact => ({
      day: DAY,
      kind: 'water.add',
      payload: { litres: ml / 1000 },
    }),
  ),
  fc.boolean().map(
    (eaten): JournalFact => ({
      day: DAY,
      kind: 'meal.eaten',
      payload: { planId: 'p', slot: 'lunch', dish: 'dal', kcal: 400, eaten },
    }),
  ),
  fc.boolean().map(
    (ticked): JournalFact => ({
      day: DAY,
      kind: 'shopping.tick',
      payload: { item: 'Fruit/Apple', ticked },
    }),
  ),
  fc
    .option(fc.integer({ min: 50, max: 60 }))
    .map((kg): JournalFact => ({ day: DAY, kind: 'weight.set', payload: { kg } })),
  fc.constantFrom('Run', 'Walk').map(
    (name): JournalFact => ({
      day: DAY,
      kind: 'routine.set',
      payload: { routine: 'r', name, kcal: 200, minutes: 20, description: '' },
    }),
  ),
  fc.constant<JournalFact>({ day: DAY, kind: 'routine.remove', payload: { routine: 'r' } }),
  fc.option(fc.integer({ min: 10, max: 40 })).map(
    (steps): JournalFact => ({
      day: DAY,
      kind: 'meals.set',
      payload: {
        planId: 'p',
        slot: 'lunch',
        meals: steps === null ? null : [{ recipe: 'dal', portion: steps / 20 }],
      },
    }),
  ),
  fc.boolean().map(
    (eaten): JournalFact => ({
      day: DAY,
      kind: 'food.eaten',
      payload: { entry: 'e', slot: 'lunch', food: 'apple', grams: 100, kcal: 52, eaten },
    }),
  ),
  fc
    .nat(900)
    .map((grams): JournalFact => ({ day: DAY, kind: 'pantry.set', payload: { food: 'rice', grams } })),
  fc
    .nat(900)
    .map((grams): JournalFact => ({ day: DAY, kind: 'shopping.bought', payload: { food: 'rice', grams } })),
  fc.tuple(fc.nat(500), fc.nat(500), fc.boolean()).map(
    ([rice, dal, cooked]): JournalFact => ({
      day: DAY,
      kind: 'meal.cooked',
      payload: {
        planId: 'p',
        slot: 'lunch',
        recipe: 'dal',
        takes: [
          { food: 'rice', grams: rice },
          { food: 'dal', grams: dal },
        ],
        cooked,
      },
    }),
  ),
);

const toEntry = (one: JournalFact, at: number): JournalEntry =>
  ({ ...one, id: `op-${at}`, seq: at, serverSeq: null }) as JournalEntry;

const waterMl = (entries: readonly JournalEntry[]): number =>
  entries.reduce(
    (ml, each) => ml + (each.kind === 'water.add' ? Math.round(each.payload.litres * 1000) : 0),
    0,
  );

const stateOf = (entries: readonly JournalEntry[]) => {
  const { eaten, foods, ticks, weightKg } = foldDay(entries);
  const swapped = inOrder(entries).findLast(({ kind }) => kind === 'meals.set')?.payload;
  const lunch = swapped !== undefined && 'meals' in swapped ? swapped.meals : null;
  return {
    water: waterMl(entries),
    eaten,
    foods,
    lunch,
    ticks,
    weightKg,
    routines: foldRoutines(entries),
    stock: new Map([...stockOf(entries)].map(([food, grams]) => [food, Math.round(grams * 1000)])),
  };
};

/** Appends the opposites of `gone`, last first, as the device does. */
const undo = (
  entries: readonly JournalEntry[],
  gone: readonly JournalOperation[],
): readonly JournalEntry[] => {
  const ids = new Set(gone.map(({ id }) => id));
  let all = [...entries];
  for (const operation of gone.toReversed()) {
    const kinds = relatedKinds(operation.kind);
    const opposites = takeBack(
      operation,
      ids,
      all.filter(({ kind }) => kinds.includes(kind)),
    );
    all = [...all, ...opposites.map((opposite, at) => toEntry(opposite, all.length + at))];
  }
  return all;
};

describe('taking entries of the log back', () => {
  test('leaves what would be there without them, whichever they are and whatever came after', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (facts, chosen) => {
        const entries = facts.map(toEntry);
        const gone = entries.filter(() => chosen.next().value === true);
        const others = entries.filter((each) => !gone.includes(each));
        expect(stateOf(undo(entries, gone))).toEqual(stateOf(others));
      }),
    );
  });

  test('says nothing about what a later entry has replaced', () => {
    const entries = ([60, 61] as const).map((kg, at) =>
      toEntry({ day: DAY, kind: 'weight.set', payload: { kg } }, at),
    );
    const [first] = entries;
    if (first === undefined) throw new Error('no entry');
    expect(takeBack(first, new Set([first.id]), entries)).toEqual([]);
  });
});
