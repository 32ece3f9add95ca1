import { expect, it } from 'vitest';
import { questionBefore } from '../../../src/app/shell/logout-question.ts';
import { err, ok } from '../../../src/domain/result.ts';

it('asks nobody who has nothing to lose', () => {
  expect(questionBefore(ok({ waiting: 0, sending: 0, refused: 0 }))).toBeNull();
});

it('asks about what waits, what is on its way and what was refused', () => {
  expect(questionBefore(ok({ waiting: 2, sending: 1, refused: 1 }))).toEqual({
    unsent: { waiting: 3, refused: 1 },
    error: null,
  });
});

it('asks too where nobody can tell, and says so', () => {
  const question = questionBefore(err({ kind: 'storage', reason: 'UnknownError' }));
  expect(question?.error).toContain('could not be asked');
});
