/** What a coach may know of the member's day. */
export interface CoachFacts {
  /** Null while there is no plan. */
  readonly day: {
    readonly meals: readonly { readonly slot: string; readonly name: string; readonly kcal: number }[];
    readonly kcalLeft: number;
  } | null;
  /** Null before there is a profile. */
  readonly litresLeft: number | null;
}

export interface CoachMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface Coach {
  /** `history` is oldest first and ends with the message to answer. */
  reply(facts: CoachFacts, history: readonly CoachMessage[]): Promise<string>;
}
