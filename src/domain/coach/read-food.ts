import type { Catalogue } from '../catalogue/types.ts';
import type { FoodIndex } from '../library/food-index.ts';
import { createLineReader } from '../library/ingredient-line.ts';
import type { Library } from '../library/library.ts';
import { foodsNamed } from './catalogue-food.ts';
import type { CoachContext, FoodAmount } from './coach-context.ts';
import { gramsIn, NUMBER, numberIn } from './quantities.ts';

/** A number of pieces before a food: "2 bananas", "a bowl of rice". */
const COUNTED = new RegExp(
  `^(${NUMBER}) (?:(slices?|pieces?|cups?|tbsp|tablespoons?|tsp|teaspoons?) (?:of )?)?(.+)$`,
);
const WEIGHED = new RegExp(`^${NUMBER} ?(?:kg|kilos?|g|gr|grams?) (?:of )?`);

/** Foods of the catalogue alone, by weight and by their own measures. */
const fromCatalogue = (catalogue: Pick<Catalogue, 'foods'>, words: string): FoodAmount | null => {
  const weighed = gramsIn(words);
  if (weighed !== null) {
    const [food] = foodsNamed(words.replace(WEIGHED, ''), catalogue);
    return food === undefined ? null : { food, grams: weighed };
  }
  const counted = COUNTED.exec(words);
  const [food] = foodsNamed(counted?.[3] ?? words, catalogue);
  if (food === undefined) return null;
  const unit = counted?.[2]?.replace(/s$/, '');
  const measure = food.measures.find(({ label }) =>
    unit === undefined ? label === 'medium' : label.startsWith(unit),
  );
  const count = counted === null ? null : numberIn(counted[1] ?? '');
  return { food, grams: measure === undefined || count === null ? null : measure.grams * count };
};

/** Reads what somebody says they ate: by the food library where it is open, else by the catalogue's own foods. */
export const createFoodReader = (
  catalogue: Pick<Catalogue, 'foods'>,
  open: { readonly library: Library; readonly index: FoodIndex } | null,
): CoachContext['readFood'] => {
  const readLine = open === null ? null : createLineReader(open.library, open.index);
  return (words) => {
    const line = readLine?.(words);
    const food =
      line?.kind === 'ingredient' && line.food !== null ? (open?.library.food(line.food) ?? null) : null;
    const isMeant = line?.kind === 'ingredient' && line.sure !== 'unsure' && line.notUnderstood === '';
    if (!isMeant || food === null) return fromCatalogue(catalogue, words);
    return { food, grams: line.grams !== null && line.grams > 0 ? line.grams : null };
  };
};
