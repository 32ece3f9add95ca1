import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../src/domain/app-error.ts';
import { pageWindow } from '../../../src/features/staff/page-window.ts';
import { periodEnd, periodStart } from '../../../src/features/staff/period.ts';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  revenueBars,
  revenueSummary,
} from '../../../src/features/staff/revenue-bars.ts';
import { SAMPLE_MEMBERS, sampleMembers, sampleSummary } from '../../../src/features/staff/samples.ts';
import { summarySearch } from '../../../src/features/staff/staff-search.ts';
import { templateForm } from '../../../src/features/staff/template-form.tsx';
import { failureWords } from '../../../src/features/staff/words.ts';
import { validateWith } from '../../../src/ui/form/validate.ts';

describe('the period', () => {
  it('ends six days after its start, across months and years [2.40 9.18]', () => {
    expect(periodEnd('2026-11-15')).toBe('2026-11-21');
    expect(periodEnd('2026-12-28')).toBe('2027-01-03');
    expect(periodEnd('2028-02-24')).toBe('2028-03-01');
  });

  it.each([undefined, 'soon', '2026-02-30', '2026-11-22', '1999-12-31'])(
    'ends today where the wanted start is %s',
    (wanted) => expect(periodStart(wanted, '2026-11-21')).toBe('2026-11-15'),
  );

  it('starts where it is wanted, up to today', () => {
    expect(periodStart('2026-03-01', '2026-11-21')).toBe('2026-03-01');
    expect(periodStart('2026-11-21', '2026-11-21')).toBe('2026-11-21');
  });
});

describe('the sample members', () => {
  const names = (search: string, filter: Parameters<typeof sampleMembers>[0]['filter']) =>
    sampleMembers({ search, filter, page: 1 }).map(({ name }) => name);

  it('are found by name and by address, in any case', () => {
    expect(names('', 'all')).toEqual(['Sample Member One', 'Sample Member Two']);
    expect(names(' member two ', 'all')).toEqual(['Sample Member Two']);
    expect(names('ONE@sorrel', 'all')).toEqual(['Sample Member One']);
    expect(names('nobody', 'all')).toEqual([]);
  });

  it('are filtered by membership, and none is deleted [2.42]', () => {
    expect(names('', 'proFit')).toEqual(['Sample Member One']);
    expect(names('', 'deleted')).toEqual([]);
  });
});

describe('the revenue chart', () => {
  const revenue = [
    { day: '2026-11-19', amount: 0 },
    { day: '2026-11-20', amount: 40 },
    { day: '2026-11-21', amount: 20 },
  ];

  it('draws a bar a day in proportion, inside the picture', () => {
    const bars = revenueBars(revenue);
    expect(bars.map(({ height }) => height)).toEqual([3, CHART_HEIGHT, CHART_HEIGHT / 2]);
    for (const { x, y, width, height } of revenueBars(sampleSummary('2026-11-15').revenue)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(CHART_WIDTH);
      expect(y + height).toBe(CHART_HEIGHT);
    }
  });

  it('says the same in words', () => {
    expect(revenueSummary(revenue)).toBe(
      '3 days, from $0 a month on 2026-11-19 to $20 on 2026-11-21; lowest $0, highest $40.',
    );
    expect(revenueSummary([])).toBe('No day of this period has begun.');
  });
});

it('shows the samples of the specification [2.41]', () => {
  expect(sampleSummary('2026-11-15')).toMatchObject({
    end: '2026-11-21',
    users: 150,
    meal_plans: 52,
    countries: 23,
    canceled: 3,
  });
  expect(SAMPLE_MEMBERS).toHaveLength(2);
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

it('reads the start of a period from the address, and takes anything else for absent', () => {
  expect(v.parse(summarySearch, { start: '2026-11-15' })).toEqual({ start: '2026-11-15' });
  for (const start of ['2026-02-30', 20, ['2026-11-15']]) {
    expect(v.parse(summarySearch, { start }).start).toBeUndefined();
  }
});

it('checks a template before it is sent', () => {
  const check = validateWith(templateForm);
  expect(check({ name: 'Light', kcal: '1600', description: '' })).toEqual({});
  expect(check({ name: ' ', kcal: '', description: '' })).toEqual({
    name: 'Name is required',
    kcal: 'Enter the energy in Kcal',
  });
  expect(check({ name: 'Light', kcal: '16.5', description: '' }).kcal).toBe('Enter whole Kcal');
  expect(check({ name: 'Light', kcal: '10001', description: '' }).kcal).toBe('Enter at most 10000 Kcal');
});

it.each<readonly [AppError, string]>([
  [{ kind: 'offline' }, 'You are offline. This page needs a connection.'],
  [{ kind: 'unauthorized' }, 'Please sign in again to see this page.'],
  [
    { kind: 'rejected', status: 403, code: null, detail: 'x', fields: {} },
    'Your account may not do this. Please ask an administrator.',
  ],
  [
    { kind: 'rejected', status: 500, code: null, detail: 'x', fields: {} },
    'This could not be loaded. Please try again.',
  ],
])('answers a failure calmly: %o', (error, sentence) => {
  expect(failureWords('readStaff', error)).toBe(sentence);
});
