import { expect, test } from 'vitest';
import type { JournalFact } from '../../terms/journal.ts';
import { isReadable } from '../hooks/use-recorder.ts';

const drink = (litres: number): JournalFact => ({
  day: '2026-11-21',
  kind: 'water.add',
  payload: { litres },
});

test('what the device would not read again is not recorded, and does not stand on the screen', () => {
  expect([0.5, 1_000, Number.NaN, 0.25].filter((litres) => isReadable(drink(litres)))).toEqual([0.5, 0.25]);
});
