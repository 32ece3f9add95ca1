import { expect, test } from 'vitest';
import { shortDate, shortDayAndMonth } from './day-words.ts';

test('short words have three letters, September too', () => {
  expect(shortDate('2026-11-21')).toBe('Sat 21 Nov');
  expect(shortDayAndMonth('2026-09-03')).toBe('3 Sep');
});
