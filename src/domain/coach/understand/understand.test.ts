import { expect, test } from 'vitest';
import { coachContext } from '../../../../tests/support/coach-context.ts';
import { isMeant, readGolden } from '../../../../tests/support/golden.ts';
import { realMind } from '../../../../tests/support/real-mind.ts';
import { knownOf, respond, type Turn } from '../respond.ts';

const context = coachContext();
const known = knownOf(context, realMind());

/** Room below what it is now: a new line may be hard. */
const LEAST_RIGHT = 0.95;

test('understands what people write: nearly all of a list that was written before it', () => {
  const golden = readGolden();
  const wrong = golden.filter((one) => {
    const turns: Turn[] = [];
    for (const message of one.before) turns.push(respond(context, message, turns, known));
    return !isMeant(one, respond(context, one.utterance, turns, known).request, context.catalogue);
  });
  expect(golden.length).toBeGreaterThanOrEqual(400);
  expect(
    wrong.map(({ utterance }) => utterance).slice(0, golden.length * (1 - LEAST_RIGHT) + 1),
  ).toHaveLength(wrong.length);
  expect(1 - wrong.length / golden.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
});
