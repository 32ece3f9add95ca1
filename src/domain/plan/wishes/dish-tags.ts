import type { Catalogue, DietClass, Dish } from '../../../terms/food.ts';
import { dearFoods, isHot } from './tastes.ts';

export type DishTag = 'budget' | 'children' | 'freezes' | 'halal' | 'kosher' | 'low-fodmap';

export const TAG_WORDS: Readonly<Record<DishTag, string>> = {
  budget: 'Small budget',
  children: 'Children too',
  freezes: 'Freezes',
  halal: 'No pork, no alcohol',
  kosher: 'No pork, no shellfish, no meat with milk',
  'low-fodmap': 'Low FODMAP, roughly',
};

const PORK = /^(?:bacon|chorizo|ham\b|pork)/;
const foodsIn = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Vanilla is drawn with alcohol. */
const ALCOHOL = new Set(['vanilla']);

/** Whole nuts, small hard things, and tastes that few children like. */
const NOT_FOR_CHILDREN = foodsIn(`
  almonds cashews hazelnuts peanuts pecans pine-nuts pistachios walnuts popcorn anchovies capers
  kimchi-vegan olives sardines sauerkraut green-tea wakame
`);

/**
 * Foods of which a usual portion is high in fructans, galactans, lactose, excess fructose or polyols. By hand after the
 * groups that low-FODMAP guides agree on; amounts are not weighed, so a dish with a little of one is left out too.
 */
const HIGH_FODMAP = foodsIn(`
  garlic garlic-powder onion onion-cooked onion-powder red-onion leeks-cooked scallions apple
  applesauce apricots-dried avocado blackberries cherries cranberries-dried dates figs-dried
  grapefruit mango peach pear raisins watermelon orange-juice tamarind asparagus-cooked
  beetroot-cooked brussels-sprouts-cooked cauliflower-cooked celery fennel green-peas-cooked
  mushrooms mushrooms-cooked shiitake-cooked snow-peas-cooked corn-cooked butternut-squash-cooked
  cabbage cabbage-cooked napa-cabbage sweet-potato-baked cassava sun-dried-tomatoes kimchi-vegan
  sauerkraut okra-cooked sriracha salsa almonds almond-butter cashews hazelnuts pistachios hummus
  soy-milk tofu-silken adzuki-beans-cooked black-beans-canned black-eyed-peas-cooked chickpea-flour
  chickpeas-canned edamame-cooked fava-beans-cooked kidney-beans-canned lentils-cooked
  red-lentils-cooked mung-beans-cooked pinto-beans-cooked refried-beans split-peas-cooked
  urad-dal-cooked white-beans-canned white-beans-cooked barley-cooked rye-bread rye-crispbread milk
  yogurt greek-yogurt cottage-cheese cream cream-cheese ricotta sour-cream paneer queso-fresco
  goat-cheese honey agave molasses jam chicken-broth vegetable-broth wheat-germ coconut-milk-canned
  ketchup curry-powder salsa-verde tomatillos pumpkin-canned
`);

/**
 * What a dish suits, by its ingredients alone. Rough: nobody certified it, and brands differ. Of dishes without meat and
 * fish nobody asks whether they hold pork.
 */
export const dishTags = (
  dish: Pick<Dish, 'ingredients' | 'portions' | 'allergens' | 'freezes'>,
  { foods }: Pick<Catalogue, 'foods'>,
): readonly DishTag[] => {
  const holds = (is: (food: string) => boolean): boolean => dish.ingredients.some(({ food }) => is(food));
  const holdsOf = (diet: DietClass) => holds((food) => foods.get(food)?.diet === diet);
  const hasMeat = holdsOf('meat');
  const isAsked = hasMeat || holdsOf('fish');
  const hasPork = holds((food) => PORK.test(food));
  const hasShellfish = dish.allergens.includes('crustacean') || dish.allergens.includes('mollusc');
  const suits: Readonly<Record<DishTag, boolean>> = {
    budget: dearFoods(dish) === 0,
    children: !isHot(dish) && !holds((food) => NOT_FOR_CHILDREN.has(food)),
    freezes: dish.freezes,
    halal: isAsked && !hasPork && !holds((food) => ALCOHOL.has(food)),
    kosher: isAsked && !hasPork && !hasShellfish && !(hasMeat && dish.allergens.includes('milk')),
    'low-fodmap': !dish.allergens.includes('gluten') && !holds((food) => HIGH_FODMAP.has(food)),
  };
  return (Object.keys(suits) as DishTag[]).filter((tag) => suits[tag]);
};
