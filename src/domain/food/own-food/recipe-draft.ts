import type { Allergen, MealKind } from '../../../terms/food.ts';
import type { IngredientLine } from '../library/ingredient-line.ts';
import type { LibraryFood } from '../library/library.ts';
import type { ImportedRecipe } from '../recipe-import/imported-recipe.ts';
import type { LineFood, OwnFood, OwnId, OwnLine, OwnRecipe } from './own-food.ts';

/** The meaning of a line, by the reader or by the member. */
export interface LineMeaning extends Omit<OwnLine, 'text'> {
  /**
   * Null for a food of the catalogue, which needs no description, and where there is none. With `food` null it is a mere
   * suggestion, which counts once the member has confirmed it.
   */
  readonly described: LineFood | null;
  /** True where the weight is a guess that the member should look at. */
  readonly isGuess: boolean;
}

/** A recipe while it is written. Everything is kept as it was typed. */
export interface RecipeDraft
  extends Pick<
    OwnRecipe,
    'name' | 'finishedGrams' | 'minutesActive' | 'minutesTotal' | 'keeps' | 'freezes' | 'source'
  > {
  /** One ingredient a line. */
  readonly ingredients: string;
  /** One step a line. */
  readonly method: string;
  /** Null until somebody tells: a recipe from elsewhere may not. */
  readonly servings: number | null;
  readonly kinds: readonly MealKind[];
  readonly allergens: readonly Allergen[];
  /** The meaning that the member gave a line, and the one it had when the recipe was saved, by its text. */
  readonly chosen: Readonly<Record<string, LineMeaning>>;
}

export const EMPTY_DRAFT: RecipeDraft = {
  name: '',
  ingredients: '',
  method: '',
  servings: 2,
  finishedGrams: null,
  kinds: ['main'],
  minutesActive: 20,
  minutesTotal: 30,
  keeps: 2,
  freezes: false,
  allergens: [],
  source: null,
  chosen: {},
};

const UNKNOWN: LineMeaning = {
  isIngredient: true,
  food: null,
  grams: null,
  measure: null,
  described: null,
  isGuess: false,
};
export const NO_INGREDIENT: LineMeaning = { ...UNKNOWN, isIngredient: false };

export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const describeLibraryFood = (
  { id, name, category, diet, allergens, per100, planned }: LibraryFood,
  beside: readonly Allergen[] = [],
): LineFood => ({
  id,
  name,
  category,
  diet,
  allergens: [...allergens, ...beside.filter((allergen) => !allergens.includes(allergen))],
  per100,
  planned,
});

export const describeOwnFood = ({ id, name, category, diet, allergens, per100 }: OwnFood): LineFood => ({
  id,
  name,
  category,
  diet,
  allergens,
  per100,
  planned: null,
});

const WEIGHT_UNITS = new Set(['g', 'kg', 'mg', 'oz', 'lb', 'ml', 'cl', 'dl', 'l']);

/** The meaning that the reader makes of a line. */
const meaningOf = (line: IngredientLine, foodOf: (id: string) => LibraryFood | null): LineMeaning => {
  if (line.kind !== 'ingredient') return NO_INGREDIENT;
  const food = line.food === null ? null : foodOf(line.food);
  const hasMeasure = line.amount !== null && line.unit !== null && !WEIGHT_UNITS.has(line.unit);
  return {
    isIngredient: true,
    food: line.sure === 'unsure' ? null : (food?.id ?? null),
    grams: food === null ? null : line.grams,
    measure: hasMeasure ? `${line.amount} ${line.unit}` : null,
    described: food === null ? null : describeLibraryFood(food, line.allergensBeside),
    isGuess: food !== null && !line.isWeighed,
  };
};

export interface DraftLine extends LineMeaning {
  readonly text: string;
}

/** The meanings of lines: a line that lists several foods is as many lines. */
export type DraftReader = (line: string) => readonly DraftLine[];

/** Makes a reader of drafts. It remembers what a line means, because a draft is read again at every letter. */
export const createDraftReader = (
  readLine: (line: string) => readonly IngredientLine[],
  foodOf: (id: string) => LibraryFood | null,
): DraftReader => {
  const known = new Map<string, readonly DraftLine[]>();
  return (line) => {
    const meaning =
      known.get(line) ?? readLine(line).map((each) => ({ text: each.text, ...meaningOf(each, foodOf) }));
    known.set(line, meaning);
    return meaning;
  };
};

/** The lines of a draft. `read` is null while the food library is not on this device. */
export const draftLines = (
  { ingredients, chosen }: Pick<RecipeDraft, 'ingredients' | 'chosen'>,
  read: DraftReader | null,
): readonly DraftLine[] => {
  // A line may be "constructor", which every object has.
  const settled = (text: string): readonly DraftLine[] => {
    const meaning = Object.hasOwn(chosen, text) ? chosen[text] : undefined;
    return meaning === undefined ? [] : [{ text, ...meaning }];
  };
  return linesOf(ingredients).flatMap((text) => {
    const whole = settled(text);
    if (whole.length > 0) return whole;
    const parts = read?.(text) ?? [{ text, ...UNKNOWN }];
    return parts.flatMap((part) => (parts.length === 1 ? part : (settled(part.text)[0] ?? part)));
  });
};

const MINUTES = /(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(?:min\b|mins\b|minutes?\b)/i;
const HOURS = /(\d{1,2}(?:[.,]5)?)\s*(?:h\b|hrs?\b|hours?\b)/i;
const MINUTES_PER_HOUR = 60;

/** The time that a step names, in minutes: the later of a range. */
const minutesOf = (text: string): number | null => {
  const minutes = MINUTES.exec(text);
  if (minutes !== null) return Number(minutes[2] ?? minutes[1]) || null;
  const hours = HOURS.exec(text)?.[1];
  return hours === undefined ? null : Number(hours.replace(',', '.')) * MINUTES_PER_HOUR || null;
};

const STEP_NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i;

/** The recipe that a draft and its lines make: one serving where nobody tells how many. */
export const recipeOfDraft = (draft: RecipeDraft, lines: readonly DraftLine[], id: OwnId): OwnRecipe => {
  const { ingredients: _, chosen: __, method, ...rest } = draft;
  const foods = new Map(
    lines.flatMap(({ food, described }) =>
      food === null || described === null ? [] : [[described.id, described]],
    ),
  );
  return {
    ...rest,
    id,
    name: draft.name.trim(),
    servings: draft.servings ?? 1,
    minutesTotal: Math.max(draft.minutesActive, draft.minutesTotal),
    lines: lines.map(({ text, isIngredient, food, grams, measure }) => ({
      text,
      isIngredient,
      food,
      grams,
      measure,
    })),
    foods: [...foods.values()],
    steps: linesOf(method).map((line) => {
      const text = line.replace(STEP_NUMBER, '');
      return { text, minutes: minutesOf(text) };
    }),
  };
};

/** A saved recipe as a draft: its lines stay what they were. */
export const draftOfRecipe = (recipe: OwnRecipe): RecipeDraft => {
  const { id: _, lines, foods, steps, ...rest } = recipe;
  const described = new Map(foods.map((food) => [food.id, food]));
  const isSettled = ({ isIngredient, food, grams }: OwnLine): boolean =>
    !isIngredient || (food !== null && grams !== null);
  return {
    ...rest,
    ingredients: lines.map(({ text }) => text).join('\n'),
    method: steps.map(({ text }) => text).join('\n'),
    // Figures that nobody knew then may be known now.
    chosen: Object.fromEntries(
      lines
        .filter(isSettled)
        .map(({ text, ...line }) => [
          text,
          { ...line, described: described.get(line.food ?? '') ?? null, isGuess: false },
        ]),
    ),
  };
};

const USUAL_MINUTES = EMPTY_DRAFT.minutesTotal;

/** A recipe from elsewhere as a draft. */
export const draftOfImported = ({
  name,
  servings,
  lines,
  steps,
  minutes,
  source,
}: ImportedRecipe): RecipeDraft => ({
  ...EMPTY_DRAFT,
  name,
  servings,
  ingredients: lines.join('\n'),
  // A step stays one line.
  method: steps.map((step) => step.replace(/\s+/g, ' ')).join('\n'),
  minutesTotal: minutes ?? USUAL_MINUTES,
  minutesActive: Math.min(EMPTY_DRAFT.minutesActive, minutes ?? USUAL_MINUTES),
  source,
});
