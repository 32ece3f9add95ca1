import { FOODS } from '../foods.ts';
import { readTable } from './csv.ts';

/**
 * The library's foods that the catalogue has too, one a line: its number, the catalogue's id, and the grams as eaten that
 * one gram of it becomes. A food as the catalogue has it stays as heavy as it is; those of `planned.csv` are as bought.
 */
export const plannedText = (): string => {
  const planned = new Map<string, string>();
  for (const { id, ndb } of FOODS) if (!planned.has(ndb)) planned.set(ndb, `${ndb} ${id} 1`);
  for (const { number = '', food } of readTable('planned.csv')) {
    const entry = FOODS.find(({ id }) => id === food);
    if (entry === undefined) throw new Error(`planned.csv names a food that the catalogue lacks: ${food}`);
    planned.set(number, `${number} ${entry.id} ${entry.ndb === number ? 1 : entry.yield}`);
  }
  return [...planned.values()].join('\n');
};
