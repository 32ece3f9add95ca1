import { expect, test } from 'vitest';
import { observationsOf } from '../../../../src/domain/energy/observations.ts';
import type { JournalEntry } from '../../../../src/domain/journal/operations.ts';

const TODAY = '2026-02-03';
const eaten = (seq: number, day: string, dish: string, kcal: number, isEaten = true): JournalEntry => ({
  id: `${day} ${seq}`,
  day,
  kind: 'meal.eaten',
  payload: { planId: null, slot: 'lunch', dish, kcal, eaten: isEaten },
  seq,
  serverSeq: seq,
});
const weighed = (seq: number, day: string, kg: number | null): JournalEntry => ({
  id: `${day} ${seq}`,
  day,
  kind: 'weight.set',
  payload: { kg },
  seq,
  serverSeq: seq,
});

const LOG = [
  eaten(1, '2026-02-02', 'soup', 400),
  eaten(2, '2026-02-02', 'cake', 300),
  eaten(3, '2026-02-02', 'cake', 300, false),
  weighed(4, '2026-02-02', 70),
  weighed(5, '2026-02-02', 71.5),
  weighed(6, '2026-02-01', 72),
  weighed(7, '2026-02-01', null),
  eaten(8, TODAY, 'porridge', 350),
  weighed(9, TODAY, 71),
];

test('a day is what is eaten and weighed at last; of today the weight alone', () => {
  expect(observationsOf(LOG, { plannedKcal: 1900, today: TODAY })).toEqual([
    { day: '2026-02-01', kg: null, kcal: 0, plannedKcal: 1900 },
    { day: '2026-02-02', kg: 71.5, kcal: 400, plannedKcal: 1900 },
    { day: TODAY, kg: 71, kcal: 0, plannedKcal: 1900 },
  ]);
});
