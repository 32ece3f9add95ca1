import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { validateWith } from '../../../ui/form/validate.ts';
import { EMPTY_ROUTINE, routineSchema } from './routine-schema.ts';

const valid = { name: ' Run ', kcal: '300', minutes: '30', description: ' Uphill. ' };

it('the routine form reads what was typed', () => {
  expect(safeParse(routineSchema, valid).output).toEqual({
    name: 'Run',
    kcal: 300,
    minutes: 30,
    description: 'Uphill.',
  });
});

it('the routine form says what is missing or out of bounds', () => {
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
