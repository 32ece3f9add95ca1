import type { Catalogue, Food } from '../../../terms/food.ts';
import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import { helpingOf } from '../../food/diary/food-amounts.ts';
import {
  gramsIn,
  gramsOf,
  helpingsIn,
  isVague,
  vesselsIn,
  withoutGrams,
} from '../../food/diary/spoken-amounts.ts';
import type { FoodIndex } from '../../food/library/food-index.ts';
import { createLineReader } from '../../food/library/ingredient-line.ts';
import type { Library } from '../../food/library/library.ts';
import { readAmounts } from '../../food/library/line-amounts.ts';
import { capital } from './answer.ts';
import { foodsEaten } from './catalogue-food.ts';
import type { CoachContext, FoodAmount } from './coach-context.ts';

/** A number of pieces before a food: "2 bananas", "a bowl of rice". */
const COUNTED = new RegExp(
  `^(${NUMBER}) (?:(slices?|pieces?|cups?|tbsp|tablespoons?|tsp|teaspoons?) (?:of )?)?(.+)$`,
);

/** "Porridge with oat milk" is one food, an oat milk porridge. */
const MADE_WITH = /\b(latte|cappuccino|porridge) with (\w+ milk)\b/;
/** Recipes mean dry oats by it, and so does who weighs it; a bowl of oatmeal is porridge. */
const OATMEAL = /\b(?:cooked )?oatmeal\b(?! (?:cookies?|biscuits?|bread|bars?|muffins?))/;

/** Recipes weigh dry rice; nobody eats it. The catalogue's foods are as they are eaten. */
const UNCOOKED = /\b(?:uncooked|dry)\b/;
/** Said of what was weighed before it was cooked. */
const SAID_UNCOOKED = /\b(?:raw|uncooked|dry)\b/;

/** Foods of the catalogue alone, by weight and by their own measures. */
const fromCatalogue = (
  catalogue: Pick<Catalogue, 'foods'>,
  words: string,
  /** The food that the words mean, where that is known. */
  meant?: Food,
): FoodAmount | null => {
  if (gramsIn(words) !== null) {
    const food = meant ?? foodsEaten(withoutGrams(words), catalogue)[0];
    return food === undefined ? null : { food, grams: gramsOf(words, food), takenAs: null };
  }
  const counted = COUNTED.exec(words);
  const food = meant ?? foodsEaten(counted?.[3] ?? words, catalogue)[0];
  if (food === undefined) return null;
  const unit = counted?.[2]?.replace(/s$/, '');
  const measure = food.measures.find(({ label }) =>
    unit === undefined ? label === 'medium' : label.startsWith(unit),
  );
  const count = counted === null ? null : numberIn(counted[1] ?? '');
  return {
    food,
    grams: measure === undefined || count === null ? null : measure.grams * count,
    takenAs: null,
  };
};

/** Reads what somebody says they ate: by the food library where it is open, else by the catalogue's own foods. */
export const createFoodReader = (
  catalogue: Pick<Catalogue, 'foods'>,
  open: { readonly library: Library; readonly index: FoodIndex } | null,
): CoachContext['readFood'] => {
  const reads =
    open === null
      ? null
      : {
          eater: createLineReader(open.library, open.index, 'eater'),
          cook: createLineReader(open.library, open.index),
        };
  const read: CoachContext['readFood'] = (said) => {
    const eaten = gramsIn(said) === null ? said.replace(OATMEAL, 'porridge') : said;
    const words = eaten.replace(MADE_WITH, '$2 $1');
    const readLine = SAID_UNCOOKED.test(said) ? reads?.cook : reads?.eater;
    const isVaguelySaid = isVague(words);
    const [line, ...others] = readLine?.(isVaguelySaid ? withoutGrams(words) : words) ?? [];
    if (others.length > 0) return null;
    const food =
      line?.kind === 'ingredient' && line.food !== null ? (open?.library.food(line.food) ?? null) : null;
    const isMeant = line?.kind === 'ingredient' && line.sure !== 'unsure' && line.notUnderstood === '';
    const plated = catalogue.foods.get(food?.planned?.food ?? '');
    const cooked = food !== null && UNCOOKED.test(food.name) ? fromCatalogue(catalogue, words, plated) : null;
    if (!isMeant || food === null) return fromCatalogue(catalogue, words);
    if (cooked !== null) return cooked;
    const weighed = line.grams !== null && line.grams > 0 ? line.grams : null;
    const grams = isVaguelySaid ? gramsOf(words, food) : weighed;
    if (line.sure === 'sure') return { food, grams, takenAs: null };
    const called = readAmounts(isVaguelySaid ? withoutGrams(words) : words).rest;
    return { food: { ...food, name: capital(called) }, grams, takenAs: food.name };
  };
  return (said) => {
    const vessels = vesselsIn(said);
    const inside = vessels === null ? null : read(vessels.rest);
    if (vessels === null || inside === null || helpingOf(inside.food) === null) return read(said);
    const filled = vessels.isFilled ? (read(said)?.grams ?? null) : null;
    return { ...inside, grams: helpingsIn(vessels, inside.food, filled) };
  };
};
