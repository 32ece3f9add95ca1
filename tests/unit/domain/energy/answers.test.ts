import { expect, test } from 'vitest';
import { lastAnswer, learnedOf } from '../../../../src/domain/energy/answers.ts';
import type { JournalEntry } from '../../../../src/domain/journal/operations.ts';

const answer = (seq: number, kcal: number | null, serverSeq: number | null = seq): JournalEntry => ({
  id: `answer ${seq}`,
  day: `2026-02-0${seq}`,
  kind: 'energy.set',
  payload: { kcal, activity: 'lightly active' },
  seq,
  serverSeq,
});

test('the last answer counts, by the order of the server', () => {
  expect(learnedOf([answer(3, 2300, 1), answer(1, 2100), answer(2, 2200, 9)])).toEqual({
    kcal: 2200,
    activity: 'lightly active',
  });
  expect(lastAnswer([answer(1, 2100), answer(2, 2200)])?.day).toBe('2026-02-02');
});

test('without an answer, and after one for the formula, there is the formula', () => {
  expect(learnedOf([])).toBeNull();
  expect(learnedOf([answer(1, 2100), answer(2, null)])).toBeNull();
});

test('an answer that was taken back does not count', () => {
  const retraction: JournalEntry = {
    id: 'r',
    day: '2026-02-02',
    kind: 'entry.retract',
    payload: { entry: 'answer 2' },
    seq: 3,
    serverSeq: 3,
  };
  expect(learnedOf([answer(1, 2100), answer(2, 2200), retraction])?.kcal).toBe(2100);
});
