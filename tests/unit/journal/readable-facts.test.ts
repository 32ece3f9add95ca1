import { expect, test } from 'vitest';
import type { JournalFact } from '../../../src/domain/journal/operations.ts';
import { readable } from '../../../src/ports/use-recorder.ts';

const drink = (litres: number): JournalFact => ({
  day: '2026-11-21',
  kind: 'water.add',
  payload: { litres },
});

test('what the device would not read again is not recorded, and does not stand on the screen', () => {
  const named = [drink(0.5), drink(1_000), drink(Number.NaN), drink(0.25)].map((fact, at) => ({
    fact,
    id: `op-${at}`,
  }));
  expect(readable(named).map(({ id }) => id)).toEqual(['op-0', 'op-3']);
});
