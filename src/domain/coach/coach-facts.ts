import type { Slot } from '../catalogue/types.ts';

/** Facts of the member's day that a coach may use. */
export interface CoachFacts {
  /** Null while there is no plan. */
  readonly day: {
    /** In the order of the day; a slot may have none. */
    readonly meals: readonly { readonly slot: Slot; readonly name: string; readonly kcal: number }[];
    readonly kcal: number;
  } | null;
  /** Litres to drink in a day. Null before there is a profile. */
  readonly goalLitres: number | null;
  /** Logged amounts; null if the coach cannot know them. */
  readonly logged: {
    /** Eaten today. */
    readonly kcal: number;
    /** Drunk today. */
    readonly litres: number;
    /** The newest weight. */
    readonly weight: { readonly day: string; readonly kg: number } | null;
  } | null;
  /** Under 18. */
  readonly minor: boolean;
  /** False: no answer names a figure, as with an eating disorder. */
  readonly figures: boolean;
}
