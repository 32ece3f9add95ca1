/** A unit of a recipe: so many grams or millilitres, or a piece of the food that its measures weigh. */
export type LineUnit =
  | { readonly kind: 'weight'; readonly name: string; readonly grams: number }
  | { readonly kind: 'volume'; readonly name: string; readonly ml: number }
  | { readonly kind: 'piece'; readonly name: string };

/** Every way to write a unit, by its name and its grams. */
const WEIGHTS: readonly (readonly [name: string, grams: number, written: string])[] = [
  ['g', 1, 'g gm gms gr gram grams gramm gramme grammes'],
  ['kg', 1000, 'kg kgs kilo kilos kilogram kilograms kilogramme'],
  ['mg', 0.001, 'mg milligram milligrams'],
  ['oz', 28.35, 'oz ounce ounces'],
  ['lb', 453.6, 'lb lbs pound pounds'],
];

/** Spoons and cups are American, as in the tables; a pint is the American one; vague measures are a cook's. */
const VOLUMES: readonly (readonly [name: string, ml: number, written: string])[] = [
  ['ml', 1, 'ml mls millilitre millilitres milliliter milliliters cc'],
  ['cl', 10, 'cl centilitre centilitres'],
  ['dl', 100, 'dl decilitre decilitres deciliter deciliters'],
  ['l', 1000, 'l lt ltr litre litres liter liters'],
  ['tsp', 4.929, 't tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls tl cdta cucharadita cucharaditas'],
  ['dsp', 10, 'dsp dessertspoon dessertspoons'],
  [
    'tbsp',
    14.787,
    'tbsp tbsps tbs tbls tblsp tb tablespoon tablespoons tablespoonful el esslöffel cda cucharada cucharadas',
  ],
  ['fl oz', 29.574, 'floz fluidounce fluidounces'],
  ['cup', 236.588, 'cup cups c taza tazas tasse tassen'],
  ['pint', 473.2, 'pint pints pt'],
  ['quart', 946.4, 'quart quarts qt'],
  ['gallon', 3785, 'gallon gallons'],
  ['katori', 180, 'katori katoris'],
  ['pinch', 0.4, 'pinch pinches prise chutki'],
  ['dash', 0.7, 'dash dashes'],
  ['drop', 0.05, 'drop drops'],
  ['squeeze', 5, 'squeeze squeezes'],
  ['splash', 10, 'splash splashes dribble'],
  ['drizzle', 10, 'drizzle drizzles'],
  ['glug', 20, 'glug glugs'],
  ['shot', 44, 'shot shots jigger'],
];

const PIECES =
  'bag ball bar block bottle box bulb bunch can carton cm clove container cube drumstick ear envelope fillet floret handful head inch jar knob leaf link loaf pack package packet part pat piece pod pot punnet rasher rib round sachet scoop segment sheet slab slice splash sprig square stalk steak stem stick strand strip sliver tin tub thumb tube wedge zest';

/** Other words for a piece, by the word that is used here. */
const ALSO: Readonly<Record<string, string>> = {
  tin: 'can',
  cans: 'can',
  tins: 'can',
  lata: 'can',
  leaves: 'leaf',
  loaves: 'loaf',
  pkg: 'package',
  pkt: 'packet',
  punnets: 'punnet',
  bunches: 'bunch',
  boxes: 'box',
  pouch: 'packet',
  pouches: 'packet',
  ribs: 'rib',
  knobs: 'knob',
};

const units = new Map<string, LineUnit>();
for (const [name, grams, written] of WEIGHTS)
  for (const word of written.split(' ')) units.set(word, { kind: 'weight', name, grams });
for (const [name, ml, written] of VOLUMES)
  for (const word of written.split(' ')) units.set(word, { kind: 'volume', name, ml });
for (const name of PIECES.split(' '))
  for (const word of [name, `${name}s`]) units.set(word, { kind: 'piece', name: ALSO[name] ?? name });
for (const [word, name] of Object.entries(ALSO)) units.set(word, { kind: 'piece', name });

/** The unit that a word is, whatever its case and with or without a point; null for any other word. */
export const unitOf = (word: string): LineUnit | null => {
  const written = word.replace(/\.$/, '');
  // A large T is a tablespoon, a small one a teaspoon.
  return units.get(written === 'T' ? 'tbsp' : written.toLowerCase()) ?? null;
};

/** Things to buy that hold a food: their size is often written beside them. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'bag block bottle box can carton container envelope jar pack package packet pot punnet sachet tub tube scoop'.split(
    ' ',
  ),
);

/** Grams of a piece of whatever food, where its own measures do not tell. */
export const USUAL_GRAMS: Readonly<Record<string, number>> = {
  bunch: 60,
  can: 400,
  clove: 4,
  cm: 4,
  cube: 20,
  envelope: 7,
  fillet: 140,
  floret: 15,
  handful: 30,
  head: 500,
  inch: 8,
  jar: 300,
  knob: 15,
  leaf: 0.5,
  packet: 10,
  pat: 5,
  pod: 3,
  rasher: 28,
  sachet: 7,
  scoop: 30,
  slice: 25,
  sprig: 1.5,
  stalk: 40,
  steak: 200,
  stem: 10,
  stick: 40,
  thumb: 15,
  wedge: 10,
  zest: 5,
  ball: 30,
};

/** Grams of a leaf or stick of a spice, which is far lighter. */
export const USUAL_SPICE_GRAMS: Readonly<Record<string, number>> = {
  ...USUAL_GRAMS,
  leaf: 0.2,
  pod: 0.3,
  stick: 3,
};

/** Grams of a whole one by the word for it, where the food has no measure of a piece. */
export const WHOLE_GRAMS: Readonly<Record<string, number>> = {
  anise: 1,
  breast: 180,
  cardamom: 0.3,
  cashew: 1.6,
  clove: 0.1,
  hazelnut: 1.4,
  leg: 200,
  nutmeg: 6,
  peppercorn: 0.05,
  pistachio: 0.6,
  thigh: 120,
  vanilla: 3,
  wing: 45,
};
