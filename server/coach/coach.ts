import type { CoachFacts } from '../../src/domain/coach/coach-facts.ts';
import { answerLocally } from '../../src/domain/coach/local-answer.ts';

export interface CoachMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface Coach {
  /** `history` is oldest first and ends with the message to answer. */
  reply(facts: CoachFacts, history: readonly CoachMessage[]): Promise<string>;
}

/** Answers from the member's plan and journal alone: today's meals, calories and water, the last weight. */
export const localCoach: Coach = {
  reply: async (facts, history) => answerLocally(facts, history.at(-1)?.text ?? ''),
};
