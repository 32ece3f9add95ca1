import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { CoachPage, CoachRequest } from '../slots/request.ts';

/** Figures of a day, in kcal and grams. */
export interface DayFigures {
  readonly kcal: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

/** The effect of Apply: entries of the journal, or one of the few other commands. */
export type Effect =
  | {
      readonly kind: 'journal';
      readonly facts: readonly JournalFact[];
      readonly undo: readonly JournalFact[];
    }
  /** A kitchen timer; it belongs to a dish. */
  | { readonly kind: 'timer'; readonly minutes: number; readonly dish: string; readonly dishName: string }
  /** Ids of foods that the plan leaves out from now on. */
  | { readonly kind: 'leave-out'; readonly foods: readonly string[] };

/** Something that the coach would do, shown as a card. Nothing of it is written before the member taps on Apply. */
export interface Proposal {
  /** "Spinach omelette instead of Chilli" */
  readonly title: string;
  readonly detail: string;
  readonly effect: Effect;
  /** The dish that it is about; its page is a tap away. */
  readonly dish: string | null;
  /** The day's figures without and with it; null where they stay. */
  readonly figures: {
    readonly day: LocalDay;
    readonly before: DayFigures;
    readonly after: DayFigures;
  } | null;
  /** State that it was computed from. If that has changed since, it is to be computed again. */
  readonly basis: string;
}

/** Something to tap on instead of writing it. */
export interface Chip {
  /** The message that it stands for. */
  readonly label: string;
  readonly request: CoachRequest;
}

export interface Answer {
  readonly text: string;
  /** Dishes that it names, in order, each a link. */
  readonly dishes: readonly { readonly id: string; readonly name: string }[];
  /** The best first; the others can be chosen instead. */
  readonly proposals: readonly Proposal[];
  readonly page: CoachPage | null;
  /** The plan of these days is to be made anew before there is a proposal; that takes a while. */
  readonly renew: readonly LocalDay[] | null;
  /** Absent where there is nothing to choose from. */
  readonly chips?: readonly Chip[];
}

export const says = (text: string, more: Partial<Omit<Answer, 'text'>> = {}): Answer => ({
  text,
  dishes: [],
  proposals: [],
  page: null,
  renew: null,
  ...more,
});

/** A list as words: "eggs, milk and rice". */
export const inList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
