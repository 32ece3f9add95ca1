import type { Dish } from '../../../terms/food.ts';
import { type BoundWish, bindWish, NO_WISH } from './bind-wish.ts';
import { CUISINES, type Cuisine, type PlanWishes } from './wishes.ts';

/** Foods a member would rather do without. Such dishes become rare, not forbidden. */
export type Tastes = Pick<PlanWishes, 'smallBudget' | 'mild' | 'cuisinesOut'>;

/** Foods that cost much for what they bring in most European and American shops. By hand: the catalogue has no prices. */
const DEAR_FOODS: ReadonlySet<string> = new Set([
  ...['cod-cooked', 'salmon-cooked', 'salmon-smoked', 'shrimp-cooked', 'anchovies'],
  ...[
    'beef-flank-cooked',
    'beef-stew-cooked',
    'lamb-ground-cooked',
    'lamb-stew-cooked',
    'pork-tenderloin-cooked',
  ],
  ...['ham', 'bacon-cooked', 'chorizo', 'turkey-breast-cooked', 'chicken-breast-cooked'],
  ...['feta', 'goat-cheese', 'parmesan', 'mozzarella', 'paneer', 'queso-fresco', 'ricotta', 'ghee', 'cream'],
  ...['almonds', 'almond-butter', 'cashews', 'hazelnuts', 'pecans', 'pine-nuts', 'pistachios', 'walnuts'],
  ...['chia-seeds', 'hemp-seeds', 'tahini', 'pumpkin-seeds', 'almond-milk', 'rice-milk'],
  ...['blackberries', 'blueberries', 'raspberries', 'strawberries', 'cherries', 'pomegranate-seeds'],
  ...[
    'avocado',
    'mango',
    'papaya',
    'pineapple',
    'figs-dried',
    'dates',
    'cranberries-dried',
    'apricots-dried',
  ],
  ...['quinoa-cooked', 'teff-cooked', 'soba-cooked', 'gluten-free-pasta-cooked', 'phyllo', 'wakame'],
  ...['asparagus-cooked', 'arugula', 'shiitake-cooked', 'snow-peas-cooked', 'bok-choy-cooked', 'tomatillos'],
  ...[
    'cherry-tomatoes',
    'sun-dried-tomatoes',
    'fennel',
    'edamame-cooked',
    'tempeh-cooked',
    'tofu-silken',
    'hummus',
  ],
  ...['maple-syrup', 'agave', 'kimchi-vegan'],
]);
/** Less than this in a serving is a pinch, or a spoon from a jar that lasts. */
const DEAR_GRAMS = 8;
const DEAR_PRICE = 10;

const HOT_FOODS: ReadonlySet<string> = new Set([
  ...['cayenne', 'chili-green', 'chili-powder', 'chili-red', 'jalapeno'],
  ...['chorizo', 'hot-sauce', 'kimchi-vegan', 'sriracha'],
]);
/** About that of two or three more things to buy. */
const UNLIKED_PRICE = 14;

export const isHot = ({ ingredients }: Pick<Dish, 'ingredients'>): boolean =>
  ingredients.some(({ food }) => HOT_FOODS.has(food));

/** Number of dear foods of which a serving holds more than a spoon. */
export const dearFoods = ({ ingredients, portions }: Pick<Dish, 'ingredients' | 'portions'>): number =>
  ingredients.filter(({ food, grams }) => DEAR_FOODS.has(food) && grams / portions >= DEAR_GRAMS).length;

const isOfCuisine = ({ cuisine }: Pick<Dish, 'cuisine'>, wanted: Cuisine): boolean =>
  CUISINES[wanted].some((one) => one === cuisine);

/** Price of a dish in a week: 0 where nothing speaks against it. */
export const tastePrice = (dish: Dish, { smallBudget, mild, cuisinesOut = [] }: Tastes): number =>
  (smallBudget === true ? DEAR_PRICE * dearFoods(dish) : 0) +
  (mild === true && isHot(dish) ? UNLIKED_PRICE : 0) +
  (cuisinesOut.some((cuisine) => isOfCuisine(dish, cuisine)) ? UNLIKED_PRICE : 0);

const SMALL_BUDGET = {
  question: 'How you eat',
  answer: 'A small budget',
  effect: 'Fewer expensive foods, such as berries, nuts, cheese, salmon and cuts of meat.',
};
const MILD = { question: 'How you eat', answer: 'Not spicy', effect: 'Few dishes with chilli.' };
const without = (cuisines: readonly Cuisine[]) => ({
  question: 'Cuisines you can do without',
  answer: cuisines.join(', '),
  effect: 'Few of their dishes.',
});

export const bindTastes = (
  { smallBudget, mild, cuisinesOut = [] }: { readonly [Taste in keyof Tastes]?: Tastes[Taste] | undefined },
  off: readonly string[],
): BoundWish => {
  const bound: readonly BoundWish[] = [
    smallBudget === true ? bindWish({ smallBudget }, { id: 'small_budget', ...SMALL_BUDGET }, off) : NO_WISH,
    mild === true ? bindWish({ mild }, { id: 'mild', ...MILD }, off) : NO_WISH,
    cuisinesOut.length > 0
      ? bindWish(
          { cuisinesOut },
          { id: `cuisines_out:${cuisinesOut.join(',')}`, ...without(cuisinesOut) },
          off,
        )
      : NO_WISH,
  ];
  return {
    wishes: Object.assign({}, ...bound.map(({ wishes }) => wishes)),
    answers: bound.flatMap(({ answers }) => answers),
  };
};
