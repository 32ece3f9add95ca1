import { careAnswer, careFor } from '../../domain/coach/care.ts';
import type { CoachFacts } from '../../domain/coach/coach-facts.ts';
import { answerAtHand } from '../../domain/coach/local-answer.ts';
import type { Outgoing } from './outgoing.ts';

/**
 * What this device answers while a message waits, by the message's id: a careful answer always and at once, others
 * while nobody else can. They are shown, not kept: the server's answer takes their place.
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
