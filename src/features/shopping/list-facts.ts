import type { PlannedLine, Row } from '../../device/plan/read/shopping-view.ts';
import { boughtAfterTap } from '../../domain/kitchen/shopping/list-lines.ts';
import type { JournalFact } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** A line is bought, or is not after all. */
export const tapFact = (row: Row, today: LocalDay): JournalFact =>
  row.line === null
    ? { day: today, kind: 'shopping.tick', payload: { item: row.key, ticked: !row.done } }
    : boughtFact(row.line.thing.id, boughtAfterTap(row.line), today);

/** So much of a food was bought today in all. */
export const boughtFact = (food: string, grams: number, today: LocalDay): JournalFact => ({
  day: today,
  kind: 'shopping.bought',
  payload: { food, grams },
});

export const countFact = (food: string, grams: number, today: LocalDay): JournalFact => ({
  day: today,
  kind: 'pantry.set',
  payload: { food, grams },
});

/** As much as the line still asks for is there after all. */
export const enoughFact = ({ thing, amount }: PlannedLine, atHome: number, today: LocalDay): JournalFact =>
  countFact(thing.id, atHome + amount.grams, today);

export const addFact = (
  line: { readonly item: string; readonly name: string; readonly quantity: string },
  wanted: boolean,
  today: LocalDay,
): JournalFact => ({ day: today, kind: 'shopping.add', payload: { ...line, wanted } });
