import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../../src/domain/journal/fold.ts';
import type { JournalEntry, JournalFact } from '../../../../src/domain/journal/operations.ts';
import { pantryTakes } from '../../../../src/domain/kitchen/takes.ts';
import { stockOf } from '../../../../src/domain/pantry/stock.ts';
import { pantryUnits } from '../../../../src/domain/pantry/units.ts';
import { shopThings } from '../../../../src/domain/shopping/shop-things.ts';
import { bought, cooked, counted, KITCHEN, logOf } from '../../../support/kitchen-household.ts';
import { shelfOf } from '../../../support/pantry-shelf.ts';

const gramsAfter = (...facts: readonly JournalFact[]): number => stockOf(logOf(...facts)).get('rice') ?? 0;

describe('the stock', () => {
  test('is the last count, what was bought since and what was cooked since', () => {
    expect(gramsAfter()).toBe(0);
    expect(gramsAfter(counted('rice', 200), bought('rice', 500), cooked('pilaf', { rice: 150 }))).toBe(550);
    expect(gramsAfter(bought('rice', 500), cooked('pilaf', { rice: 150 }), counted('rice', 200))).toBe(200);
  });

  test('two devices that tick one line bought it once; the days add up', () => {
    expect(gramsAfter(bought('rice', 500), bought('rice', 500))).toBe(500);
    expect(gramsAfter(bought('rice', 500), bought('rice', 750))).toBe(750);
    expect(gramsAfter(bought('rice', 500), bought('rice', 300, '2026-11-22'))).toBe(800);
  });

  test('what is taken back never happened', () => {
    expect(gramsAfter(bought('rice', 500), bought('rice', 0))).toBe(0);
    expect(gramsAfter(counted('rice', 400), cooked('pilaf', { rice: 150 }), cooked('pilaf', {}, false))).toBe(
      400,
    );
    expect(
      gramsAfter(counted('rice', 400), cooked('pilaf', { rice: 150 }), cooked('pilaf', { rice: 50 })),
    ).toBe(350);
  });

  test('taking back and saying again changes nothing, not even after the stock ran out', () => {
    const once = [cooked('pilaf', { rice: 150 }), bought('rice', 500)];
    expect(gramsAfter(...once)).toBe(500);
    expect(gramsAfter(...once, cooked('pilaf', {}, false), cooked('pilaf', { rice: 150 }))).toBe(500);
  });

  test('cooking with more than is known of leaves nothing, and no debt', () => {
    expect(gramsAfter(counted('rice', 100), cooked('pilaf', { rice: 150 }), bought('rice', 500))).toBe(500);
  });

  test('a count is the truth about everything before it', () => {
    expect(gramsAfter(bought('rice', 500), counted('rice', 300), bought('rice', 0))).toBe(300);
    expect(gramsAfter(bought('rice', 500), counted('rice', 300), bought('rice', 800))).toBe(600);
    expect(gramsAfter(cooked('pilaf', { rice: 150 }), counted('rice', 300), cooked('pilaf', {}, false))).toBe(
      300,
    );
  });

  test('foods that are one thing in the shop are one stock', () => {
    const things = shopThings(KITCHEN.foods);
    const nameOf = (id: string): string => things.of(id)?.id ?? id;
    const stock = stockOf(logOf(counted('onion-cooked', 300), cooked('salad', { onion: 100 })), nameOf);
    expect([...stock]).toEqual([['onion', 200]]);
  });
});

const subject = fc.record({ day: fc.constantFrom('2026-11-21', '2026-11-22'), grams: fc.nat(900) });
const fact: fc.Arbitrary<JournalFact> = fc.oneof(
  fc.nat(900).map((grams) => counted('rice', grams)),
  subject.map(({ day, grams }) => bought('rice', grams, day)),
  fc
    .record({ grams: fc.nat(500), isCooked: fc.boolean(), slot: fc.constantFrom('lunch', 'dinner') })
    .map(({ grams, isCooked, slot }) => cooked('pilaf', { rice: grams, oil: 5 }, isCooked, slot)),
);

test('of any log it is what a shelf holds on which every word is carried out one by one', () => {
  fc.assert(
    fc.property(
      fc.array(fact, { maxLength: 14 }),
      fc.infiniteStream(fc.option(fc.nat(9))),
      (facts, places) => {
        const entries = facts.map(
          (one, at) => ({ ...one, id: `op-${at}`, seq: at, serverSeq: places.next().value }) as JournalEntry,
        );
        const stock = stockOf(entries);
        for (const name of ['rice', 'oil'])
          expect(stock.get(name) ?? 0).toBeCloseTo(shelfOf(inOrder(entries), name), 6);
      },
    ),
  );
});

describe('what cooking takes', () => {
  test('is what the shop sells for it: onions raw and cooked together, no water', () => {
    const pilaf = KITCHEN.dishes.get('pilaf');
    if (!pilaf) throw new Error('no pilaf');
    expect(pantryTakes(pilaf, KITCHEN.foods, 2)).toEqual([
      { food: 'rice', grams: 200 },
      // 110 g raw / 0.9 and 94 g cooked / 0.85 / 0.9.
      { food: 'onion', grams: 245.1 },
      { food: 'oil', grams: 13.5 },
    ]);
  });
});

describe('the units of a pantry', () => {
  const unitsOf = (id: string) => {
    const one = KITCHEN.foods.get(id);
    if (!one) throw new Error(`no ${id}`);
    return pantryUnits(one).map(({ label, grams }) => [label, Math.round(grams * 10) / 10]);
  };

  test('count whole things as bought, with their peel', () => {
    expect(unitsOf('onion')).toEqual([
      ['medium', 122.2],
      ['g', 1],
    ]);
  });

  test('offer spoons where a kitchen has the bottle, and only grams of what swells in the pot', () => {
    expect(unitsOf('oil')).toEqual([
      ['tbsp', 13.5],
      ['g', 1],
    ]);
    expect(unitsOf('rice')).toEqual([['g', 1]]);
  });
});
