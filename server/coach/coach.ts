import type { Slot } from '../../src/terms/food.ts';

export interface CoachMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

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
  /** `history` is oldest first and ends with the message to answer. `answerLocally` answers it without a provider. */
  reply(
    facts: CoachFacts,
    history: readonly CoachMessage[],
    answerLocally: () => Promise<string>,
  ): Promise<string>;
}

/** Asks nobody else. */
export const localCoach: Coach = { reply: (_facts, _history, answerLocally) => answerLocally() };
