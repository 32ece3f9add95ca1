import type { Allergen, DietClass } from '../../../terms/food.ts';
import { singularWordsOf } from '../../food/catalogue/word-forms.ts';

/** Times as packages and cookery books give them; a packet's own word comes first. */
const TIMES: readonly (readonly [foods: string, time: string])[] = [
  ['red lentil, lentil red', 'Red lentils take 10 to 15 minutes in simmering water, without soaking.'],
  [
    'green lentil, brown lentil, lentil, puy lentil',
    'Brown and green lentils take 20 to 30 minutes in simmering water, without soaking; red ones 10 to 15.',
  ],
  ['brown rice', 'Brown rice takes 30 to 40 minutes, covered, on low heat.'],
  [
    'basmati rice, white rice, rice, jasmine rice',
    'White rice takes 12 to 15 minutes, covered, on low heat, then 5 minutes off the heat. Brown rice takes 30 to 40.',
  ],
  [
    'pasta, spaghetti, penne, macaroni, noodle',
    'Dried pasta takes 8 to 12 minutes in boiling salted water; fresh pasta 2 to 4. The packet knows best.',
  ],
  ['quinoa', 'Quinoa takes 12 to 15 minutes, covered, then 5 minutes off the heat.'],
  ['couscous', 'Couscous needs 5 minutes in just boiled water, off the heat.'],
  ['bulgur', 'Bulgur takes 10 to 15 minutes in hot water.'],
  ['barley, pearl barley', 'Pearl barley takes 25 to 35 minutes in simmering water.'],
  ['oat, porridge, oatmeal', 'Rolled oats take 3 to 5 minutes on low heat.'],
  ['egg, boiled egg', 'From boiling water: 6 minutes for a soft yolk, 8 for a waxy one, 10 for a hard one.'],
  [
    'potato, boiled potato',
    'Potatoes take 15 to 20 minutes boiled in pieces, and 45 to 60 minutes baked whole at 200 °C.',
  ],
  [
    'sweet potato',
    'Sweet potatoes take 12 to 15 minutes boiled in pieces, and 40 to 50 minutes baked whole at 200 °C.',
  ],
  [
    'chickpea, garbanzo',
    'Soaked dried chickpeas take 60 to 90 minutes to simmer; canned ones only need warming.',
  ],
  [
    'kidney bean, red bean',
    'Soaked dried kidney beans must boil hard for 10 minutes, then simmer 45 to 60; canned ones only need warming.',
  ],
  [
    'black bean, white bean, bean, cannellini bean',
    'Soaked dried beans take 45 to 90 minutes to simmer; canned ones only need warming.',
  ],
  ['broccoli', 'Broccoli takes 4 to 5 minutes steamed or boiled, 15 to 20 roasted at 200 °C.'],
  ['cauliflower', 'Cauliflower takes 6 to 8 minutes boiled, 20 to 25 roasted at 200 °C.'],
  ['carrot', 'Carrots take 6 to 8 minutes boiled in slices, 25 to 30 roasted at 200 °C.'],
  ['spinach', 'Spinach wilts in 1 to 2 minutes.'],
  ['kale', 'Kale takes 5 to 7 minutes in a pan with a little water.'],
  ['asparagus', 'Asparagus takes 3 to 5 minutes boiled, 10 to 12 roasted.'],
  ['green bean', 'Green beans take 5 to 7 minutes boiled; they must be cooked through.'],
  ['mushroom', 'Sliced mushrooms take 6 to 8 minutes in a hot pan.'],
  ['zucchini, courgette', 'Sliced courgette takes 4 to 6 minutes in a pan.'],
  ['eggplant, aubergine', 'Aubergine takes 25 to 30 minutes roasted at 200 °C.'],
  ['squash, pumpkin, butternut squash', 'Squash takes 25 to 35 minutes roasted in pieces at 200 °C.'],
  ['corn, corn on the cob', 'Corn on the cob takes 5 to 7 minutes in boiling water.'],
  ['pea', 'Frozen peas take 2 to 3 minutes.'],
  ['onion', 'Onions soften in 8 to 10 minutes on medium heat.'],
  [
    'chicken breast, chicken',
    'A chicken breast takes 6 to 8 minutes a side in a pan, or 20 to 25 minutes at 200 °C: 74 °C inside, no pink. Thighs take 35 to 40 in the oven.',
  ],
  [
    'salmon, fish, cod, white fish, tilapia',
    'A fillet takes 10 to 15 minutes at 200 °C, or 3 to 4 minutes a side in a pan: 63 °C inside, and it flakes.',
  ],
  [
    'beef mince, minced beef, ground beef, mince',
    'Mince takes 8 to 10 minutes in a hot pan: 71 °C inside, no pink.',
  ],
  [
    'steak, beef steak',
    'A steak of 2.5 cm takes 3 to 4 minutes a side for medium: 63 °C inside, then 3 minutes of rest.',
  ],
  ['pork chop, pork', 'A pork chop takes 4 to 6 minutes a side: 63 °C inside, then 3 minutes of rest.'],
  ['turkey, turkey breast', 'Turkey breast takes 6 to 8 minutes a side in slices: 74 °C inside, no pink.'],
  ['shrimp, prawn', 'Prawns take 2 to 3 minutes, until they are pink all through.'],
  ['tofu', 'Tofu takes 8 to 10 minutes in a hot pan, 25 baked at 200 °C.'],
  ['bacon', 'Bacon takes 6 to 8 minutes in a pan.'],
];

/** Something that can stand in for a food, and who must not have it. */
interface StandIn {
  readonly words: string;
  readonly allergens: readonly Allergen[];
  readonly diet: DietClass;
}

const is = (words: string, diet: DietClass = 'vegan', ...allergens: readonly Allergen[]): StandIn => ({
  words,
  diet,
  allergens,
});

const STAND_INS: readonly (readonly [foods: string, stand: readonly StandIn[]])[] = [
  [
    'yogurt, greek yogurt, skyr',
    [
      is('sour cream or quark, as much', 'lacto', 'milk'),
      is('soy yogurt, as much', 'vegan', 'soy'),
      is('coconut yogurt, as much', 'vegan', 'coconut'),
    ],
  ],
  [
    'sour cream, creme fraiche',
    [
      is('thick yogurt, as much', 'lacto', 'milk'),
      is('soy yogurt with a little lemon juice', 'vegan', 'soy'),
    ],
  ],
  [
    'cream, heavy cream, whipping cream',
    [
      is('evaporated milk, as much', 'lacto', 'milk'),
      is('oat cream, as much', 'vegan', 'gluten_oats'),
      is('coconut milk, as much', 'vegan', 'coconut'),
    ],
  ],
  [
    'milk',
    [
      is('oat drink, as much', 'vegan', 'gluten_oats'),
      is('soy drink, as much', 'vegan', 'soy'),
      is('half evaporated milk, half water', 'lacto', 'milk'),
    ],
  ],
  ['butter', [is('olive or rapeseed oil, three quarters as much'), is('margarine, as much')]],
  [
    'egg',
    [
      is('for binding, a tablespoon of ground flaxseed in three of water for each egg'),
      is('in a scramble, mashed tofu', 'vegan', 'soy'),
    ],
  ],
  [
    'parmesan, cheese, feta, cheddar',
    [is('another cheese that you like, as much', 'lacto', 'milk'), is('nutritional yeast, half as much')],
  ],
  [
    'onion, red onion',
    [
      is('leek or shallots, as much'),
      is('spring onions, as much'),
      is('half a teaspoon of onion powder for each onion'),
    ],
  ],
  ['garlic', [is('a quarter of a teaspoon of garlic powder for each clove'), is('chives, to taste')]],
  ['lemon, lemon juice', [is('lime juice, as much'), is('vinegar, half as much')]],
  ['lime, lime juice', [is('lemon juice, as much')]],
  [
    'soy sauce',
    [
      is('tamari, as much; look at the label for gluten', 'vegan', 'soy'),
      is('coconut aminos, as much', 'vegan', 'coconut'),
      is('a pinch of salt and a little broth'),
    ],
  ],
  ['honey', [is('maple syrup, as much'), is('sugar, a little less')]],
  ['maple syrup', [is('honey, as much', 'honey'), is('sugar, a little less')]],
  ['sugar', [is('honey, a little less', 'honey'), is('maple syrup, a little less')]],
  [
    'rice',
    [is('quinoa, as much'), is('bulgur or couscous, as much', 'vegan', 'gluten'), is('potatoes, beside it')],
  ],
  [
    'pasta, spaghetti, noodle',
    [
      is('any other pasta, as much', 'vegan', 'gluten'),
      is('rice noodles, as much'),
      is('rice or quinoa, as much'),
    ],
  ],
  ['couscous, bulgur', [is('quinoa, as much'), is('rice, as much')]],
  ['quinoa', [is('rice, as much'), is('bulgur, as much', 'vegan', 'gluten')]],
  [
    'flour',
    [
      is('for thickening, half as much corn starch'),
      is('oat flour, as much, in pancakes', 'vegan', 'gluten_oats'),
    ],
  ],
  [
    'breadcrumb',
    [
      is('crushed oats, as much', 'vegan', 'gluten_oats'),
      is('crushed cornflakes; look at the label for gluten'),
    ],
  ],
  [
    'tomato, canned tomato, tinned tomato',
    [is('fresh tomatoes, a little more, cooked longer'), is('tomato purée with water, a quarter as much')],
  ],
  [
    'tomato paste, tomato puree',
    [is('canned tomatoes, four times as much, cooked down'), is('ketchup, as much, and no sugar')],
  ],
  ['coconut milk', [is('oat cream, as much', 'vegan', 'gluten_oats'), is('cream, as much', 'lacto', 'milk')]],
  [
    'chickpea, bean, kidney bean, black bean, white bean',
    [is('any other canned beans or chickpeas, as much'), is('cooked lentils, as much')],
  ],
  ['lentil', [is('canned beans, as much'), is('split peas, cooked a little longer')]],
  ['tofu', [is('chickpeas, as much'), is('eggs', 'ovo', 'egg'), is('tempeh, as much', 'vegan', 'soy')]],
  ['spinach', [is('kale or chard, cooked a little longer'), is('rocket, raw')]],
  ['kale, chard', [is('spinach, cooked for less time'), is('savoy cabbage, cooked longer')]],
  ['broccoli', [is('cauliflower, as much'), is('green beans, as much')]],
  ['cauliflower', [is('broccoli, as much')]],
  ['zucchini, courgette', [is('aubergine, cooked longer'), is('bell pepper, as much')]],
  ['bell pepper, pepper', [is('courgette, as much'), is('carrots, cut thin')]],
  ['mushroom', [is('courgette, as much'), is('aubergine, cooked longer')]],
  ['potato', [is('sweet potatoes, cooked a little less'), is('rice, beside it')]],
  ['sweet potato', [is('potatoes, cooked a little longer'), is('squash, as much')]],
  ['coriander, cilantro', [is('parsley, as much'), is('a little mint and lime')]],
  ['parsley', [is('coriander or chives, as much')]],
  ['basil', [is('oregano, a third as much if dried'), is('parsley, as much')]],
  ['ginger', [is('a quarter of a teaspoon of ground ginger for each tablespoon')]],
  ['vinegar', [is('lemon juice, as much')]],
  ['olive oil, oil', [is('any other cooking oil, as much'), is('butter, a little more', 'lacto', 'milk')]],
  ['broth, stock', [is('water with a pinch of salt and herbs')]],
  [
    'chicken, chicken breast',
    [is('turkey, as much', 'meat'), is('firm tofu, as much', 'vegan', 'soy'), is('chickpeas, as much')],
  ],
  ['beef, mince, ground beef', [is('turkey mince, as much', 'meat'), is('cooked lentils, as much')]],
  [
    'salmon, fish, cod',
    [is('another fish fillet, as much', 'fish', 'fish'), is('canned fish, a little less', 'fish', 'fish')],
  ],
  [
    'peanut butter',
    [is('sunflower seed butter, as much'), is('almond butter, as much', 'vegan', 'tree_nut')],
  ],
  ['oat', [is('buckwheat or millet flakes, as much'), is('barley flakes, as much', 'vegan', 'gluten')]],
  ['bread', [is('flatbread or a wrap', 'vegan', 'gluten'), is('corn tortillas'), is('potatoes, beside it')]],
  ['avocado', [is('hummus, as a spread', 'vegan', 'sesame'), is('olive oil and a little lemon')]],
  ['banana', [is('applesauce in baking, as much'), is('a pear')]],
];

/** The row whose names hold the words; the longest name that fits counts. */
const rowFor = <T>(table: readonly (readonly [string, T])[], words: string): T | null => {
  const said = singularWordsOf(words);
  let best: { readonly length: number; readonly row: T } | null = null;
  for (const [names, row] of table)
    for (const name of names.split(', ')) {
      const own = name.split(' ');
      if (own.every((word) => said.includes(word)) && own.length > (best?.length ?? 0))
        best = { length: own.length, row };
    }
  return best?.row ?? null;
};

/** A sentence for how long a food cooks; null where none is known. */
export const cookingTimeOf = (words: string): string | null => rowFor(TIMES, words);

/** Things that can stand in for a food and that `mayHave` allows; null where none is known. */
export const standInsFor = (
  words: string,
  mayHave: (standIn: Pick<StandIn, 'allergens' | 'diet'>) => boolean,
): readonly string[] | null =>
  rowFor(STAND_INS, words)
    ?.filter(mayHave)
    .map((one) => one.words) ?? null;
