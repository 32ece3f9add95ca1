import { expect, it } from 'vitest';
import type { LocalOnly } from '../../device/session/local-only.ts';
import { err, ok } from '../../terms/result.ts';
import { questionBefore } from './logout-question.ts';

const nothing: LocalOnly = { log: false, safetyAnswers: false, cycleNotes: false };
const sent = ok({ waiting: 0, sending: 0, refused: 0, doubtful: 0 });

it('asks nobody who has nothing to lose', () => {
  expect(questionBefore(sent, ok(nothing))).toBeNull();
});

it('asks about what waits, what is on its way and what was refused', () => {
  expect(questionBefore(ok({ waiting: 2, sending: 1, refused: 1, doubtful: 1 }), ok(nothing))).toEqual({
    unsent: { waiting: 3, refused: 1 },
    doubtful: 1,
    alone: null,
    error: null,
  });
});

it('asks too where nobody can tell, and says so', () => {
  const failed = err({ kind: 'storage', reason: 'UnknownError' } as const);
  expect(questionBefore(failed, ok(nothing))?.error).toContain('could not check');
  expect(questionBefore(sent, failed)?.error).toContain('could not check');
});

it('names what is on this device alone', () => {
  const words = questionBefore(sent, ok({ ...nothing, log: true, safetyAnswers: true }))?.alone;
  expect(words).toContain('what you logged; your allergies and safety answers');
  expect(words).not.toContain('cycle');
});
