import type { JournalFact, JournalKind, JournalOperation } from './operations.ts';

/** The kinds of which only the last word on a subject counts. */
const LAST_WORD_KINDS = [
  'meals.set',
  'meals.lock',
  'table.set',
  'food.eaten',
  'meal.cooked',
  'shopping.bought',
  'shopping.add',
] as const satisfies readonly JournalKind[];

export type LastWord = Extract<JournalOperation, { readonly kind: (typeof LAST_WORD_KINDS)[number] }>;

export const isLastWord = (operation: JournalOperation): operation is LastWord =>
  LAST_WORD_KINDS.some((kind) => kind === operation.kind);

/** What an operation is about, among those of its kind. */
const subjectOf = (operation: LastWord): readonly (string | null)[] => {
  const { day } = operation;
  switch (operation.kind) {
    case 'meals.set':
    case 'meals.lock':
      return [operation.payload.planId, day, operation.payload.slot];
    case 'table.set':
      return [day, operation.payload.slot];
    case 'food.eaten':
      return [day, operation.payload.entry];
    case 'meal.cooked':
      return [day, operation.payload.slot, operation.payload.recipe];
    case 'shopping.bought':
      return [day, operation.payload.food];
    case 'shopping.add':
      return [operation.payload.item];
  }
};

export const subjectKey = (operation: LastWord): string =>
  JSON.stringify([operation.kind, ...subjectOf(operation)]);

/** The word after which nothing is said of the subject any more. */
export const withdrawn = (operation: LastWord): JournalFact => {
  const { day } = operation;
  switch (operation.kind) {
    case 'meals.set':
      return { day, kind: operation.kind, payload: { ...operation.payload, meals: null } };
    case 'meals.lock':
      return { day, kind: operation.kind, payload: { ...operation.payload, locked: false } };
    case 'table.set':
      return { day, kind: operation.kind, payload: { ...operation.payload, people: null } };
    case 'food.eaten':
      return { day, kind: operation.kind, payload: { ...operation.payload, eaten: false } };
    case 'meal.cooked':
      return { day, kind: operation.kind, payload: { ...operation.payload, cooked: false } };
    case 'shopping.bought':
      return { day, kind: operation.kind, payload: { ...operation.payload, grams: 0 } };
    case 'shopping.add':
      return { day, kind: operation.kind, payload: { ...operation.payload, wanted: false } };
  }
};
