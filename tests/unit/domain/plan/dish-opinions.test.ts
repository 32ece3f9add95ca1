import { expect, test } from 'vitest';
import { readOperation } from '../../../../src/contract/journal-operation.ts';
import type { JournalEntry } from '../../../../src/domain/journal/operations.ts';
import { foldOpinions, opinionOf } from '../../../../src/domain/plan/dish-opinions.ts';
import type { Opinion } from '../../../../src/domain/planner/types.ts';

const said = (
  recipe: string,
  opinion: Opinion,
  seq: number,
  more: Partial<Pick<JournalEntry, 'day' | 'serverSeq'>> = {},
): JournalEntry => ({
  id: `${recipe}-${seq}`,
  day: '2026-03-01',
  kind: 'dish.opinion',
  payload: { recipe, opinion },
  seq,
  serverSeq: seq,
  ...more,
});

test('of each dish the last opinion holds, and fine takes another back', () => {
  const opinions = foldOpinions([
    said('soup', 'never', 1),
    said('toast', 'love', 2),
    said('soup', 'love', 3),
    said('toast', 'fine', 4),
    said('a dish of another version', 'never', 5),
  ]);
  expect(opinions).toEqual({ love: ['soup'], never: ['a dish of another version'] });
  expect(['soup', 'toast', 'unheard of'].map((recipe) => opinionOf(opinions, recipe))).toEqual([
    'love',
    'fine',
    'fine',
  ]);
});

test('the order of the journal counts, and no day', () => {
  const later = said('soup', 'love', 1, { serverSeq: 9, day: '2026-01-01' });
  const unsent = said('toast', 'never', 1, { serverSeq: null, day: '2025-01-01' });
  expect(foldOpinions([unsent, later, said('soup', 'never', 2), said('toast', 'love', 8)])).toEqual({
    love: ['soup'],
    never: ['toast'],
  });
});

test('a retracted opinion was never given', () => {
  const soup = said('soup', 'never', 2);
  const retraction: JournalEntry = {
    id: 'r',
    day: soup.day,
    kind: 'entry.retract',
    payload: { entry: soup.id },
    seq: 3,
    serverSeq: 3,
  };
  expect(foldOpinions([said('soup', 'love', 1), soup, retraction])).toEqual({ love: ['soup'], never: [] });
});

test('no other opinion is read', () => {
  const read = (opinion: unknown) =>
    readOperation({ id: 'a', day: '2026-03-01', kind: 'dish.opinion', payload: { recipe: 'soup', opinion } });
  expect(read('never')).toMatchObject({ payload: { recipe: 'soup', opinion: 'never' } });
  expect([read('hate'), read(null)]).toEqual([null, null]);
});
