import { expect, it } from 'vitest';
import { validateWith } from '../../ui/form/validate.ts';
import { pageWindow } from './page-window.ts';
import { periodEnd, periodStart } from './period.ts';
import { sampleMembers } from './samples.ts';
import { templateForm } from './template-form.tsx';

it('the period ends six days after its start, across months and years [2.40 9.18]', () => {
  expect(periodEnd('2026-11-15')).toBe('2026-11-21');
  expect(periodEnd('2026-12-28')).toBe('2027-01-03');
  expect(periodEnd('2028-02-24')).toBe('2028-03-01');
});

it.each([undefined, 'soon', '2026-02-30', '2026-11-22', '1999-12-31'])(
  'the period ends today where the wanted start is %s',
  (wanted) => expect(periodStart(wanted, '2026-11-21')).toBe('2026-11-15'),
);

const names = (search: string, filter: Parameters<typeof sampleMembers>[0]['filter']) =>
  sampleMembers({ search, filter, page: 1 }).map(({ name }) => name);

it('the sample members are filtered by membership, and none is deleted [2.42]', () => {
  expect(names('', 'proFit')).toEqual(['Sample Member One']);
  expect(names('', 'deleted')).toEqual([]);
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
])('on page %i of %i names the pages around', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});

it('checks a template before it is sent', () => {
  const check = validateWith(templateForm);
  expect(check({ name: 'Light', kcal: '1600', description: '' })).toEqual({});
  expect(check({ name: ' ', kcal: '', description: '' })).toEqual({
    name: 'Name is required',
    kcal: 'Enter the energy in kcal',
  });
  expect(check({ name: 'Light', kcal: '16.5', description: '' }).kcal).toBe('Enter whole kcal');
  expect(check({ name: 'Light', kcal: '10001', description: '' }).kcal).toBe('Enter at most 10000 Kcal');
});
