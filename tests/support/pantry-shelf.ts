import type { JournalEntry } from '../../src/terms/journal.ts';

interface Move {
  readonly subject: string;
  readonly sign: 1 | -1;
  /** As much as was ever said of it. */
  readonly most: number;
  /** As much of it as still stands. */
  stands: number;
}

/**
 * A second, plain reading of what the pantry means: a shelf on which every word is carried out one after the other,
 * and what is taken back is struck out of the list of what was done, newest first.
 */
export const shelfOf = (ordered: readonly JournalEntry[], food: string): number => {
  let counted = 0;
  let moves: Move[] = [];
  let atCount = new Map<string, number>();
  const totals = new Map<string, number>();

  const say = (subject: string, sign: 1 | -1, total: number): void => {
    totals.set(subject, total);
    let wanted = Math.max(total - (atCount.get(subject) ?? 0), 0);
    for (const move of moves.filter((one) => one.subject === subject)) {
      move.stands = Math.min(move.most, wanted);
      wanted -= move.stands;
    }
    if (wanted > 0) moves.push({ subject, sign, most: wanted, stands: wanted });
  };

  for (const entry of ordered) {
    if (entry.kind === 'pantry.set' && entry.payload.food === food) {
      counted = entry.payload.grams;
      moves = [];
      atCount = new Map(totals);
    }
    if (entry.kind === 'shopping.bought' && entry.payload.food === food)
      say(`bought ${entry.day}`, 1, entry.payload.grams);
    if (entry.kind === 'meal.cooked') {
      const { slot, recipe, takes, cooked } = entry.payload;
      const grams = takes.reduce((sum, take) => (take.food === food ? sum + take.grams : sum), 0);
      say(`cooked ${entry.day} ${slot} ${recipe}`, -1, cooked ? grams : 0);
    }
  }
  return moves.reduce((grams, { sign, stands }) => Math.max(grams + sign * stands, 0), counted);
};
