import { expect, it } from 'vitest';
import { dishDays, energyDays, waterDays } from '../../../features/progress/day-views.ts';
import type { JournalEntry, JournalOperation } from '../../../terms/journal.ts';
import { type DayFigures, dayAmounts, lastDays } from './day-amounts.ts';

const DAY = '2026-11-20';
let seq = 0;
const entry = (
  fact: Pick<JournalOperation, 'kind' | 'payload'>,
  serverSeq: number | null = null,
): JournalEntry => ({ ...fact, id: `op-${++seq}`, day: DAY, seq, serverSeq }) as JournalEntry;
const ate = (kcal: number, serverSeq: number | null = null) =>
  entry(
    { kind: 'meal.eaten', payload: { planId: null, slot: 'lunch', dish: `d${kcal}`, kcal, eaten: true } },
    serverSeq,
  );
const drank = (litres: number, serverSeq: number | null = null) =>
  entry({ kind: 'water.add', payload: { litres } }, serverSeq);
const figures: DayFigures = { countedUpTo: null, kcal: 900, kcalGoal: 1800, waterLitres: 1, waterGoal: 2.2 };

it('what a day came to is the backend’s figure and what it does not know yet', () => {
  expect(dayAmounts(DAY, [ate(300), drank(0.5)], figures)).toEqual({
    day: DAY,
    dishes: 1,
    kcal: 1200,
    kcalGoal: 1800,
    waterLitres: 1.5,
    waterGoal: 2.2,
  });
});

it('what a day came to does not count twice what the backend has', () => {
  expect(dayAmounts(DAY, [ate(300, 1), drank(0.5, 2)], figures)).toMatchObject({
    kcal: 900,
    waterLitres: 1,
  });
});

it('what a day came to is never less than this device knows, when its copy is older than what was sent', () => {
  const stale = { ...figures, kcal: 0, waterLitres: 0 };
  expect(dayAmounts(DAY, [ate(300, 1), drank(0.5, 2)], stale)).toMatchObject({
    kcal: 300,
    waterLitres: 0.5,
  });
});

const days = lastDays('2026-11-21', 3).map((day) =>
  dayAmounts(day, day === DAY ? [ate(1500), drank(1.25)] : [], day === DAY ? figures : null),
);

it('the days on the page are summed up over the days with something logged', () => {
  expect(energyDays(days).summary).toBe('About 2\u202f400 kcal a day over 1 day');
  expect(waterDays(days).summary).toBe('About 2.25 L a day over 1 day');
});

it('the days on the page can be read as a table, newest first', () => {
  expect(energyDays(days).rows).toEqual([
    ['Sat 21 Nov', '0 kcal', 'not known'],
    ['Fri 20 Nov', '2\u202f400 kcal', '1\u202f800 kcal'],
    ['Thu 19 Nov', '0 kcal', 'not known'],
  ]);
});

it('the days on the page show members under age dishes and no energy', () => {
  const view = dishDays(days);
  expect(JSON.stringify(view)).not.toMatch(/kcal|energy/i);
  expect(view.summary).toBe('You ticked dishes on 1 day');
  expect(view.rows[1]).toEqual(['Fri 20 Nov', '1 dish']);
});
