import { careAnswer, careFor } from '../../domain/coach/care.ts';
import type { CoachFacts } from '../../domain/coach/coach-facts.ts';
import { answerAtHand } from '../../domain/coach/local-answer.ts';
import type { Outgoing } from './outgoing.ts';

/**
 * Answers of this device while messages wait, by the message's id: a careful answer at once, others only without the
 * server. They are not stored: the server's answer replaces them.
 */
export const answeredHere = (
  outgoing: readonly Outgoing[],
  facts: CoachFacts | null,
  reachable: boolean,
): ReadonlyMap<string, string> =>
  new Map(
    outgoing.flatMap(({ id, text }) => {
      const care = careFor(text, { minor: facts?.minor ?? false });
      const answer =
        care !== null ? careAnswer(care) : reachable || facts === null ? null : answerAtHand(facts, text);
      return answer === null ? [] : [[id, answer] as const];
    }),
  );
