import { KEEPING_DAYS } from '../../food/catalogue/keeping-days.ts';
import { singularWordsOf } from '../../food/catalogue/word-forms.ts';

const LEFTOVERS =
  'Cooked food goes into the fridge within two hours, keeps 3 days there and 3 months in the freezer; heat it until it steams all through (74 °C), once.';

const days = (count: number): string => (count === 1 ? 'a day' : `${count} days`);

/** After USDA's FoodKeeper and the advice of the British Food Standards Agency; the packet's own word comes first. */
const FACTS: readonly (readonly [foods: string, fact: string])[] = [
  [
    'rice',
    `Cool cooked rice within an hour, keep it in the fridge for ${days(KEEPING_DAYS.rice)} at most, or freeze it at once. Heat it until it steams, and only once. Dry rice keeps for years.`,
  ],
  [
    'pasta, noodle, couscous',
    `Eat cooked pasta within ${days(KEEPING_DAYS.pasta)}: in its sauce it turns soft. Best cook it fresh. Dried pasta keeps for years.`,
  ],
  [
    'chicken, turkey, mince, meat, beef, pork, lamb',
    'Raw poultry and mince keep 1 to 2 days in the fridge, other raw meat 3, never past the use-by date; frozen 3 to 4 months. Cooked, they keep 3 days. Thaw them in the fridge.',
  ],
  [
    'fish, salmon, cod, shrimp, prawn',
    `Raw fish keeps 1 to 2 days in the fridge, cooked ${KEEPING_DAYS.fish}. Frozen it keeps 3 months; thaw it in the fridge.`,
  ],
  ['egg', 'Eggs keep 3 weeks in the fridge, hard-boiled ones a week. One that floats in water is too old.'],
  [
    'milk, yogurt, cream, quark, skyr',
    'Opened milk keeps 3 to 4 days in the fridge, opened yogurt 5 to 7. Past a best-before date look, smell and taste; past a use-by date throw it away.',
  ],
  [
    'cheese, feta, parmesan, cheddar',
    'Opened hard cheese keeps 3 to 4 weeks in the fridge, soft cheese a week. Cut mould off hard cheese with 2 cm around it; throw mouldy soft cheese away.',
  ],
  ['bread', 'Bread keeps 3 to 5 days at room temperature and 3 months in the freezer; freeze it in slices.'],
  [
    'can, tin, bean, chickpea, lentil',
    'What is left of a can goes into a box in the fridge for 3 to 4 days. Cooked beans freeze well, 3 months.',
  ],
  [
    'potato, onion, garlic',
    'Keep potatoes dark and cool, and away from onions. Onions and garlic like it dry and airy.',
  ],
  ['tomato', 'Tomatoes ripen best outside the fridge; cut ones keep 2 days in it.'],
  ['banana', 'Bananas keep apart from other fruit. Peeled and sliced they freeze well.'],
  [
    'berry, blueberry, raspberry, strawberry',
    'Berries keep 2 to 5 days in the fridge, unwashed, and freeze well.',
  ],
  [
    'herb, parsley, coriander, basil, dill, mint',
    'Wrap herbs in a damp cloth in the fridge: about a week. Basil stands in water. Chopped herbs freeze well.',
  ],
  [
    'spinach, lettuce, salad, kale',
    'Leaves keep 3 to 5 days in the fridge, dry and loosely wrapped. Spinach and kale freeze well.',
  ],
  [
    'carrot, broccoli, cauliflower, cabbage, pepper',
    'They keep a week or more in the fridge. Blanched for 2 minutes they freeze well.',
  ],
  [
    'tofu',
    'Opened tofu keeps 3 to 5 days in the fridge in fresh water. Frozen it becomes firmer, and good for frying.',
  ],
];

const DATES =
  'Past a best-before date look, smell and taste: it is about quality. Past a use-by date throw it away: it is about safety.';

/** Sentences on how a food keeps; the rule for what is cooked where `food` is null or nothing is known of it. */
export const keepingOf = (food: string | null, isAboutDate: boolean): string => {
  const words = singularWordsOf(food ?? '');
  const fact = FACTS.find(([foods]) => foods.split(', ').some((name) => words.includes(name)))?.[1];
  return isAboutDate ? DATES : (fact ?? LEFTOVERS);
};
