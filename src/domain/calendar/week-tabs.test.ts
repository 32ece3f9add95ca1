import { expect, test } from 'vitest';
import { lastDayOf } from '../../features/shopping/days-choice.tsx';
import { lastShownDay, weekTabs } from './week-tabs.ts';

test('yesterday, today, tomorrow, then four weekday names [2.32]', () => {
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

test('the week’s list ends with the last day that the tabs show, or with the plan', () => {
  expect(lastShownDay('2024-03-01')).toBe(weekTabs('2024-03-01').at(-1)?.date);
  expect(lastDayOf('week', '2024-03-01', '2024-03-08')).toBe('2024-03-06');
  expect(lastDayOf('week', '2024-03-01', '2024-03-04')).toBe('2024-03-04');
  expect(lastDayOf('next-3', '2024-03-01', null)).toBe('2024-03-03');
});
