import 'fake-indexeddb/auto';
import { safeParse } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { readRoutines } from '../../../src/data/repositories/routines.ts';
import type { JournalFact } from '../../../src/domain/journal/operations.ts';
import { EMPTY_ROUTINE, routineSchema } from '../../../src/features/fitness/routine-schema.ts';
import { validateWith } from '../../../src/ui/form/validate.ts';
import { createHarness, deleteDatabases, type Harness, TODAY } from '../sync/harness.ts';

let harness: Harness;
afterEach(() => deleteDatabases(harness.db));

const set = (routine: string, name: string, kcal = 100, day = TODAY): JournalFact => ({
  day,
  kind: 'routine.set',
  payload: { routine, name, kcal, minutes: 20, description: '' },
});
const remove = (routine: string): JournalFact => ({
  day: TODAY,
  kind: 'routine.remove',
  payload: { routine },
});

const recorded = async (...facts: JournalFact[]) => {
  harness = createHarness();
  for (const fact of facts) expect(await harness.sync.record(fact)).toMatchObject({ ok: true });
  return readRoutines(harness.db);
};

describe('a member’s routines', () => {
  it('go when they are deleted, and come back with undo', async () => {
    expect(await recorded(set('a', 'Run'), set('b', 'Climb'), remove('a'))).toHaveLength(1);
    await harness.sync.record(set('a', 'Run'));
    expect((await readRoutines(harness.db)).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('the routine form', () => {
  const valid = { name: ' Run ', kcal: '300', minutes: '30', description: ' Uphill. ' };

  it('reads what was typed', () => {
    expect(safeParse(routineSchema, valid).output).toEqual({
      name: 'Run',
      kcal: 300,
      minutes: 30,
      description: 'Uphill.',
    });
  });

  it('says what is missing or out of bounds', () => {
    expect(validateWith(routineSchema)(EMPTY_ROUTINE)).toEqual({
      name: 'Name is required',
      kcal: 'Energy is a whole number from 0 to 5000',
      minutes: 'Minutes is a whole number from 1 to 600',
    });
    expect(
      Object.keys(
        validateWith(routineSchema)({
          name: 'n'.repeat(81),
          kcal: '5001',
          minutes: '0',
          description: 'd'.repeat(1001),
        }),
      ),
    ).toEqual(['name', 'kcal', 'minutes', 'description']);
    expect(validateWith(routineSchema)({ ...valid, kcal: '1e3' })).toHaveProperty('kcal');
  });
});
