import { expect, test } from 'vitest';
import { weekTabs } from '../../../../src/domain/calendar/week-tabs.ts';

test('yesterday, today, tomorrow, then four weekday names', () => {
  // 1 March 2024 was a Friday, the day after a leap day.
  expect(weekTabs('2024-03-01')).toEqual([
    { date: '2024-02-29', weekday: 'Thursday', label: 'Yesterday' },
    { date: '2024-03-01', weekday: 'Friday', label: 'Today' },
    { date: '2024-03-02', weekday: 'Saturday', label: 'Tomorrow' },
    { date: '2024-03-03', weekday: 'Sunday', label: 'Sunday' },
    { date: '2024-03-04', weekday: 'Monday', label: 'Monday' },
    { date: '2024-03-05', weekday: 'Tuesday', label: 'Tuesday' },
    { date: '2024-03-06', weekday: 'Wednesday', label: 'Wednesday' },
  ]);
});
