import { careAnswer } from '../../src/domain/coach/care/care.ts';
import type { Slot } from '../../src/terms/food.ts';
import { needOf } from './need-of.ts';

/** The member's day as a provider may know it. It holds no weight and no goal of water. */
export interface CoachFacts {
  /** Null while there is no plan. */
  readonly day: {
    /** In the order of the day; a slot may have none. */
    readonly meals: readonly { readonly slot: Slot; readonly name: string; readonly kcal: number }[];
    readonly kcal: number;
  } | null;
  /** Amounts of today; null where the log is on the member's device alone. */
  readonly logged: { readonly kcal: number; readonly litres: number } | null;
  /** Under 18. */
  readonly minor: boolean;
  /** False: no answer names a figure, as with an eating disorder. */
  readonly figures: boolean;
}

export interface Coach {
  /** `questions` are the member's own messages, oldest first; the last one is to be answered. */
  reply(facts: CoachFacts, questions: readonly string[]): Promise<string>;
}

/** Knows nothing of plans: a member's device answers from them, and sends its answer with the message. */
const NO_ASSISTANT = 'This server has no assistant of its own. The app answers from your plan.';

/** A message that needs care is answered by us alone; null for an ordinary one. */
export const carefulReply = (facts: CoachFacts, questions: readonly string[]): string | null => {
  const care = needOf(questions.at(-1) ?? '', facts);
  return care === null ? null : careAnswer(care);
};

/** The coach where no provider is configured. */
export const noAssistant: Coach = {
  reply: async (facts, questions) => carefulReply(facts, questions) ?? NO_ASSISTANT,
};
