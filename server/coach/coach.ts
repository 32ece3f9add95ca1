/** What a coach may know of the member's day. */
export interface CoachFacts {
  /** Null while there is no plan. */
  readonly day: {
    readonly meals: readonly { readonly slot: string; readonly name: string; readonly kcal: number }[];
    readonly kcal: number;
  } | null;
  /** What to drink in a day. Null before there is a profile. */
  readonly goalLitres: number | null;
  /** What the member's devices have logged; null where they cannot tell this server. */
  readonly logged: {
    /** Eaten today. */
    readonly kcal: number;
    /** Drunk today. */
    readonly litres: number;
    /** The newest weight. */
    readonly weight: { readonly day: string; readonly kg: number } | null;
  } | null;
}

export interface CoachMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface Coach {
  /** `history` is oldest first and ends with the message to answer. */
  reply(facts: CoachFacts, history: readonly CoachMessage[]): Promise<string>;
}
