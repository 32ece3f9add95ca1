import type { Floor, Shape } from './shapes.ts';

/** The look of a food in a picture: its shape and colours, and how much it catches the eye per gram. */
export interface Look {
  readonly shape: Shape;
  readonly fill: string;
  readonly dark: string;
  readonly weight: number;
}

type Row = readonly [foods: RegExp, shape: Shape, fill: string, dark: string, weight?: number];

/** The first row that names a food counts. Spices, oils and liquids have no look. */
const LOOKS: readonly Row[] = [
  [
    /^(?:.*-powder|.*-flour|.*-milk.*|.*broth|.*-juice|.*-sauce|.*vinegar|.*-oil|.*paste|.*syrup|cream$)/,
    'seeds',
    '',
    '',
    0,
  ],
  [/^salmon/, 'fillet', '#f6936d', '#d96f4b', 2.5],
  [/^(?:mackerel|sardines|anchov|herring|trout)/, 'fillet', '#a9bac6', '#6f8594', 2.5],
  [/^tuna/, 'crumbs', '#dcaa92', '#b67f64', 2],
  [/^(?:cod|tilapia|haddock|pollock|hake|halibut|sole|white-fish)/, 'fillet', '#f8f1e6', '#d5c5ad', 2.5],
  [/^(?:shrimp|prawn)/, 'shrimps', '#f99c76', '#d5633c', 3],
  [/^(?:squid|mussels|clams|scallop|octopus|crab)/, 'rings', '#f3e3d3', '#c79f86', 2],
  [/^(?:bacon|ham|chorizo|prosciutto|salami|pancetta)/, 'strips', '#df7a70', '#ac4a42', 3],
  [/ground/, 'crumbs', '#915e40', '#6c422b', 2],
  [/^(?:chicken|turkey|duck)/, 'chunks', '#f0c88f', '#c79350', 2],
  [/^(?:beef|pork|lamb|veal|venison)/, 'chunks', '#a0613f', '#703d26', 2],
  [/^tofu/, 'chunks', '#fbf0d8', '#dac294', 1.6],
  [/^(?:tempeh|seitan)/, 'chunks', '#d6ae75', '#a67d46', 2],
  [/^(?:paneer|feta|mozzarella|goat-cheese|halloumi|queso|bocconcini)/, 'chunks', '#fffaf0', '#ddd0b6', 2],
  [/^egg-boiled/, 'halfEggs', '#fff', '#eee', 2],
  [/^egg(?:s|$|-white)/, 'egg', '#fff', '#eee', 1.8],
  [/^chickpeas/, 'beans', '#f0cf95', '#c99c55', 1.5],
  [/^(?:black-beans|black-eyed|urad)/, 'beans', '#5b4752', '#2d2129', 1.5],
  [/^(?:kidney|adzuki|pinto|refried)/, 'beans', '#b24c43', '#7a2b27', 1.5],
  [/^(?:white-beans|fava|butter-beans|lima)/, 'beans', '#f7ecd4', '#cdb68a', 1.5],
  [/^edamame/, 'peas', '#a5d162', '#6f9e37', 1.8],
  [/^(?:green-peas|split-peas|mung)/, 'peas', '#86c453', '#578f2f', 1.5],
  [/lentils/, 'peas', '#a5834f', '#75582d', 0.8],
  [/^corn(?:-cooked|-canned|$)/, 'peas', '#fbd656', '#d8a620', 1.6],
  [/^(?:tomato(?:-cooked|$)|cherry-tomatoes|sun-dried)/, 'slices', '#f26955', '#c93b2f', 1.3],
  [/^(?:cucumber|zucchini|pickle)/, 'slices', '#d5ebaa', '#5f9c43', 1.2],
  [/^radish/, 'slices', '#fff6f8', '#d5476b', 2],
  [/^beetroot/, 'slices', '#b2336a', '#7b1b42', 1.8],
  [/^(?:carrots|parsnip|turnip|rutabaga)/, 'slices', '#f8a24a', '#d9771c', 1.3],
  [/^eggplant/, 'slices', '#f1e6c9', '#5b3566', 1.4],
  [/^broccoli/, 'floret', '#74b34d', '#3f7d2f', 1.8],
  [/^(?:cauliflower|romanesco)/, 'floret', '#f9f0dc', '#d6c49c', 1.6],
  [
    /^(?:spinach|kale|collards|arugula|lettuce|bok-choy|chard|basil|watercress|mint|napa)/,
    'leaves',
    '#79b356',
    '#47803a',
    2.2,
  ],
  [/^(?:bell-pepper-red|chili-red|roasted-pepper|pimento)/, 'strips', '#ee5c49', '#b5322a', 1.6],
  [/^(?:bell-pepper|chili-green|jalapeno)/, 'strips', '#8fbf4f', '#5a8a2f', 1.6],
  [/^(?:green-beans|snow-peas|asparagus|okra|celery|fennel|artichoke)/, 'stalks', '#8ac05b', '#4f8534', 1.6],
  [/^(?:mushrooms|shiitake|portobello)/, 'mushrooms', '#cfa47d', '#8f6543', 1.6],
  [/^avocado/, 'crescents', '#dbe69a', '#5f8f3c', 2],
  [/^(?:sweet-potato|butternut|pumpkin-c|squash)/, 'chunks', '#f49a47', '#c96d20', 1.3],
  [/^(?:potatoes|cassava|plantain)/, 'chunks', '#f4d688', '#c99e43', 1.2],
  [/^red-onion/, 'rings', '#b65a8c', '#f3dcea', 1.5],
  [/^(?:leeks|scallions|chives)/, 'rings', '#a4cb70', '#e8f2cf', 1.4],
  [/^olives/, 'rings', '#77883f', '#2f3a1a', 3],
  [/^red-cabbage/, 'shreds', '#a873b0', '#74427e', 1.4],
  [/^(?:cabbage|sauerkraut|kimchi|bean-sprouts|bamboo)/, 'shreds', '#e7f0cb', '#a9c27a', 1.4],
  [/^(?:cilantro|parsley|dill|coriander)/, 'herbs', '#6aa84f', '#3f7a33', 3],
  [/^banana/, 'slices', '#fdeeb5', '#dfc058', 1.5],
  [/^(?:apple$|apples)/, 'wedges', '#fdf4d6', '#d9463e', 1.5],
  [/^pear/, 'wedges', '#faf4cf', '#a9b94a', 1.5],
  [/^(?:orange$|oranges|tangerine|grapefruit|clementine)/, 'wedges', '#fbab4a', '#e07b18', 1.6],
  [/^(?:lemon|lime)$/, 'wedges', '#fbe873', '#dcb93a', 3],
  [/^(?:mango|peach|papaya|melon|cantaloupe|apricot|nectarine)/, 'crescents', '#fdb94f', '#e58a1f', 1.6],
  [/^strawberr/, 'strawberries', '#ea4a50', '#ffd9a0', 2],
  [/^blueberr/, 'berries', '#7686c4', '#3f4f8a', 2],
  [/^(?:raspberr|cherries|cranberr|pomegranate)/, 'berries', '#e8648a', '#b12f55', 2],
  [/^(?:blackberr|grapes)/, 'berries', '#7a5585', '#4b2c54', 2],
  [/^(?:raisins|dates|figs|prunes)/, 'crumbs', '#7a4a33', '#4f2b1b', 2.5],
  [/^pineapple/, 'chunks', '#fbdc5f', '#d8ab25', 1.6],
  [/^watermelon/, 'wedges', '#f4626a', '#4f9c46', 1.5],
  [/^kiwi/, 'slices', '#bfdb68', '#7a5a34', 1.8],
  [
    /^(?:yogurt|greek-yogurt|cottage|ricotta|sour-cream|skyr|quark|cream-cheese|mascarpone)/,
    'dollop',
    '#fffdf7',
    '#e0d6c1',
    0.9,
  ],
  [/^(?:hummus|tahini)/, 'dollop', '#f1ddb0', '#c4a664', 1.6],
  [/^guacamole/, 'dollop', '#c5d980', '#86a545', 1.6],
  [/^(?:peanut-butter|almond-butter|.*nut-butter)/, 'dollop', '#cf9253', '#9a6227', 2],
  [/^(?:salsa|jam|ketchup)/, 'dollop', '#e05a45', '#a8382a', 1.6],
  [
    /^(?:cheddar|parmesan|gouda|swiss|emmental|gruyere|provolone|monterey)/,
    'shreds',
    '#fbd06a',
    '#d99b25',
    3,
  ],
  [/^coconut-desiccated/, 'shreds', '#fffaf2', '#e4d9c6', 4],
  [/^(?:almonds|walnuts|cashews|pecans|hazelnuts|peanuts|pine-nuts|brazil)/, 'nuts', '#cf975d', '#8a5829', 3],
  [/^pistachios/, 'nuts', '#b5c36b', '#7b8a3c', 3],
  [/^(?:pumpkin-seeds|hemp|sunflower-seeds)/, 'seeds', '#9bab63', '#6d7d3c', 4],
  [/^(?:sesame-seeds|chia|flax|granola|puffed|popcorn)/, 'seeds', '#efdcae', '#5d5040', 4],
  [/^(?:cocoa|dark-chocolate|chocolate)/, 'crumbs', '#6b4028', '#472716', 3],
];

/** The look of a food by its id; null where a picture does not show it. */
export const lookOf = (food: string): Look | null => {
  const row = LOOKS.find(([foods]) => foods.test(food));
  if (row === undefined) return null;
  const [, shape, fill, dark, weight = 1] = row;
  return weight === 0 ? null : { shape, fill, dark, weight };
};

export interface FloorLook {
  readonly floor: Floor;
  readonly fill: string;
  readonly dark: string;
}

/** What lies under the rest, by the foods that make it; the first row whose food a dish has enough of counts. */
export const STARCHES: readonly (readonly [foods: RegExp, look: FloorLook])[] = [
  [/^(?:rice-brown|wild-rice|rice-red)/, { floor: 'grains', fill: '#e3c79a', dark: '#c39d67' }],
  [/^rice-noodles/, { floor: 'noodles', fill: '#fbf4e4', dark: '#e2d3b4' }],
  [/^(?:rice-(?!cakes|milk|vinegar|noodles))/, { floor: 'grains', fill: '#fffdf6', dark: '#e6dcc4' }],
  [/^(?:whole-wheat-pasta|soba|buckwheat-noodles)/, { floor: 'noodles', fill: '#d9ae74', dark: '#b5854a' }],
  [/(?:pasta|noodles|spaghetti|macaroni|gnocchi)/, { floor: 'noodles', fill: '#f9dc8f', dark: '#dfb558' }],
  [/^(?:quinoa|couscous|millet|cornmeal|polenta)/, { floor: 'dots', fill: '#f6e0a8', dark: '#d9ba74' }],
  [
    /^(?:bulgur|barley|buckwheat|teff|farro|freekeh|amaranth)/,
    { floor: 'dots', fill: '#cfa46a', dark: '#9f7540' },
  ],
  [/^(?:rolled-oats|oat-bran|muesli|steel-cut)/, { floor: 'porridge', fill: '#f1e1c0', dark: '#d5b987' }],
  [/^(?:lentils|adzuki|mung)/, { floor: 'dots', fill: '#a5834f', dark: '#70542b' }],
];

/** Sauces and soups by the foods that colour them, and how strongly a gram of them does. */
export const SAUCES: readonly (readonly [foods: RegExp, look: FloorLook, strength: number])[] = [
  [/^beetroot/, { floor: 'sauce', fill: '#b8386a', dark: '#8a2149' }, 4],
  [/^(?:tomatoes-|tomato-passata|tomato-paste)/, { floor: 'sauce', fill: '#e0623c', dark: '#b9421f' }, 1.6],
  [/^(?:curry|turmeric|coconut-milk)/, { floor: 'sauce', fill: '#efbd57', dark: '#cf9328' }, 2.5],
  [
    /^(?:butternut|pumpkin-canned|carrots|red-lentils|sweet-potato)/,
    { floor: 'sauce', fill: '#f0a24b', dark: '#cf7d24' },
    1.2,
  ],
  [
    /^(?:spinach|green-peas|split-peas|broccoli|kale|zucchini|asparagus|leeks)/,
    { floor: 'sauce', fill: '#9dbd63', dark: '#71933a' },
    1,
  ],
  [/^(?:black-beans)/, { floor: 'sauce', fill: '#6d5560', dark: '#463440' }, 0.6],
  [
    /^(?:cauliflower|potatoes|white-beans|corn|milk|cream|celery)/,
    { floor: 'sauce', fill: '#f3e4bd', dark: '#d6bf87' },
    0.5,
  ],
  [/./, { floor: 'sauce', fill: '#d9a665', dark: '#b07d3c' }, 0.15],
];
