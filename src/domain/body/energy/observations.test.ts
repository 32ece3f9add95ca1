import { expect, test } from 'vitest';
import { ate, logOf } from '../../../../tests/support/kitchen-household.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import { observationsOf } from './observations.ts';

const TODAY = '2026-02-03';
const weighed = (day: string, kg: number | null): JournalFact => ({
  day,
  kind: 'weight.set',
  payload: { kg },
});

const LOG = logOf(
  ate('2026-02-02', 'soup', 400),
  ate('2026-02-02', 'cake', 300),
  ate('2026-02-02', 'cake', 300, { eaten: false }),
  weighed('2026-02-02', 70),
  weighed('2026-02-02', 71.5),
  weighed('2026-02-01', 72),
  weighed('2026-02-01', null),
  ate(TODAY, 'porridge', 350),
  weighed(TODAY, 71),
);

test('a day is what is eaten and weighed at last; of today the weight alone', () => {
  expect(observationsOf(LOG, { plannedKcal: 1900, today: TODAY })).toEqual([
    { day: '2026-02-01', kg: null, kcal: 0, plannedKcal: 1900 },
    { day: '2026-02-02', kg: 71.5, kcal: 400, plannedKcal: 1900 },
    { day: TODAY, kg: 71, kcal: 0, plannedKcal: 1900 },
  ]);
});
