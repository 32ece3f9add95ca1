import { expect, test } from 'vitest';
import { NUTRIENTS, type NutrientVector, nutrientIndex } from '../../../terms/nutrients.ts';
import { HEALTH_PARTS, REPORT_CELLS, REPORT_PARTS } from './parts.ts';
import { type ReportFacts, reportAsCsv, reportTables, sharedTables } from './report.ts';

const vector = (kcal: number, protein: number): NutrientVector =>
  NUTRIENTS.map((_, at) =>
    at === nutrientIndex.energy_kcal ? kcal : at === nutrientIndex.protein_g ? protein : 0,
  );

const FACTS: ReportFacts = {
  nutrients: [
    { day: '2026-11-20', eaten: vector(1800, 70) },
    { day: '2026-11-22', eaten: vector(2200, 90) },
  ],
  foods: [{ day: '2026-11-20', slot: 'lunch', name: '=1+1, "soup"', amount: '250 g', kcal: 180.4 }],
  water: [{ day: '2026-11-20', litres: 1.2500001 }],
  weights: [{ day: '2026-11-21', kg: 71.25 }],
  targets: new Map([['energy_kcal', '2000']]),
  health: [['Allergies', 'Milk']],
  cycle: { '2026-11-21': { flow: 'light', symptoms: ['cramps'], preCycleSymptoms: [] } },
};

test('a mean is over the days with food, and stands beside what was planned', () => {
  const [food, nutrients] = reportTables(FACTS, new Set(['food', 'nutrients']));
  expect(food?.rows).toEqual([
    ['2026-11-20', 1800, 70, 0, 0, 0],
    ['2026-11-22', 2200, 90, 0, 0, 0],
    ['Average of these days', 2000, 80, 0, 0, 0],
  ]);
  expect(nutrients?.rows).toContainEqual(['Energy (kcal)', 2000, '2000']);
});

test('nothing about the body is in a report in which it was not ticked', () => {
  const parts = REPORT_PARTS.filter((part) => !HEALTH_PARTS.includes(part));
  const csv = reportAsCsv(reportTables(FACTS, new Set(parts)));
  expect(csv).not.toMatch(/71\.3|Milk|cramps|Weight|Cycle/);
  expect(reportAsCsv(reportTables(FACTS, new Set(REPORT_PARTS)))).toMatch(/71\.3[\s\S]*Milk[\s\S]*cramps/);
});

test('each figure is a line of the file, and no name runs as a formula', () => {
  const csv = reportAsCsv(reportTables(FACTS, new Set(['meals', 'water'])));
  expect(csv.split('\r\n')).toEqual([
    'part,row,column,value',
    'Everything eaten,1: 2026-11-20,Meal,Lunch',
    `Everything eaten,1: 2026-11-20,Food,"'=1+1, ""soup"""`,
    'Everything eaten,1: 2026-11-20,Amount,250 g',
    'Everything eaten,1: 2026-11-20,Energy (kcal),180',
    'Water drunk,1: 2026-11-20,Litres,1.25',
    '',
  ]);
});

test('every part has the cells that the server takes, and reads over a link as on its own page', () => {
  const tables = reportTables(FACTS, new Set(REPORT_PARTS));
  for (const { part, columns, rows } of tables)
    for (const row of [columns, ...rows]) expect([part, row.length]).toEqual([part, REPORT_CELLS[part]]);
  const sent = tables.map(({ part, rows }) => ({ part, rows }));
  expect(sharedTables({ first: '2026-11-20', last: '2026-11-22', tables: sent })).toEqual(tables);
});
