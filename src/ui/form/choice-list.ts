/** A closed list: the options in their own words, then the ones that were `added` so that anybody finds an answer. */
export interface ChoiceList {
  readonly label: string;
  readonly options: readonly string[];
  readonly added: readonly string[];
  readonly hint?: string;
  /** Labels for options whose value is not fit to show. */
  readonly words?: Readonly<Record<string, string>>;
}

/** One answer per list; null is unanswered. */
export type Choices<F extends string> = Readonly<Record<F, string | null>>;

export const allOptions = (list: ChoiceList): readonly string[] => [...list.options, ...list.added];

const fieldOf = (stored: unknown, field: string): unknown =>
  typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>)[field] : null;

/** Stored answers as far as they are still in their lists; everything else is unanswered. */
export const readChoices = <F extends string>(
  lists: Readonly<Record<F, ChoiceList>>,
  stored: unknown,
): Choices<F> => {
  const fields = Object.keys(lists) as F[];
  const answers = fields.map((field) => {
    const answer = fieldOf(stored, field);
    return [field, allOptions(lists[field]).find((option) => option === answer) ?? null];
  });
  return Object.fromEntries(answers) as Choices<F>;
};
