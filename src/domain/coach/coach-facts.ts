import type { Slot } from '../catalogue/types.ts';

/** What a coach may know of the member's day. */
export interface CoachFacts {
  /** Null while there is no plan. */
  readonly day: {
    /** In the order of the day; a slot may have none. */
    readonly meals: readonly { readonly slot: Slot; readonly name: string; readonly kcal: number }[];
    readonly kcal: number;
  } | null;
  /** What to drink in a day. Null before there is a profile. */
  readonly goalLitres: number | null;
  /** What the member has logged; null where the one that answers cannot know. */
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
