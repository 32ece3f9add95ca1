import type { Measure } from '../../../terms/food.ts';
import type { LibraryFood } from './library.ts';
import type { Amount, Size } from './line-amounts.ts';
import { USUAL_GRAMS, USUAL_SPICE_GRAMS, WHOLE_GRAMS } from './line-units.ts';

/** The facts known of a food to weigh an amount of it. */
export type Weighable = Pick<LibraryFood, 'name' | 'measures' | 'category' | 'gramsPerMl'>;

export interface Weighed {
  readonly grams: number;
  /** False where the food's own measures did not tell, so that a like food's or a usual piece was taken. */
  readonly isOwn: boolean;
}

/** Names of pieces in the tables, by the word of a recipe. */
const LIKE: Readonly<Record<string, readonly string[]>> = {
  rasher: ['slice', 'strip', 'rasher'],
  slice: ['slice', 'thin slice', 'piece'],
  strip: ['strip', 'slice'],
  stalk: ['stalk', 'spear', 'rib'],
  stick: ['stalk', 'stick', 'strip'],
  rib: ['stalk', 'rib'],
  sheet: ['sheet', 'piece'],
  leaf: ['leaf', 'leaves'],
  can: ['can'],
  head: ['head', 'bulb'],
  bulb: ['bulb', 'head'],
  envelope: ['envelope', 'packet', 'package'],
  sachet: ['packet', 'envelope', 'package'],
  packet: ['packet', 'package', 'envelope'],
  package: ['package', 'packet'],
  loaf: ['loaf'],
  cube: ['cube'],
  bottle: ['bottle'],
  block: ['block', 'package'],
  fillet: ['fillet'],
  pod: ['pod', 'bean'],
  ear: ['ear'],
};

const NO_PIECE =
  /^(?:(?:inner |outer )?leaf|mini(?:ature)?|silver|bite|leaves|spear|floret|sprigs?|clove|strips|rings|cup|tbsp|tablespoon|tsp|teaspoon|fl oz|pint|quart|liter|ml|oz|nlea|serving|portion|package|container|can|jar|bottle|inch|pat|packet|dash|(?:(?:small|medium|large)(?: or \S+)? )?slice|ring|wedge|strip|stick|bunch)\b|NLEA|yield/i;
const SIZES: readonly Size[] = ['small', 'medium', 'large'];

const sizeIn = (label: string): Size | null => {
  if (/extra (?:large|small)|jumbo/.test(label)) return null;
  return SIZES.find((size) => new RegExp(`\\b${size}\\b`).test(label)) ?? null;
};

/** One piece by the food's measures: the size that is asked for, else a medium one; null where none is a piece. */
const wholePiece = (
  { measures, name }: Weighable,
  size: Size | null,
  words: readonly string[],
): number | null => {
  const juice = measures.find(({ label }) => /^(?!wedge)\w+ yields/.test(label));
  if (juice !== undefined) return juice.grams;
  // A breast is no whole duck.
  if (words.some((word) => WHOLE_GRAMS[word] !== undefined && !name.toLowerCase().includes(word)))
    return null;
  const pieces = measures.filter(({ label }) => !NO_PIECE.test(label) && !/\bhal(?:f|ves)\b/.test(label));
  if (pieces.length === 0) return null;
  const kinds = words.filter((word) => !name.toLowerCase().includes(word));
  const kind = pieces.find(({ label }) => kinds.some((word) => label.toLowerCase().startsWith(word)));
  if (kind !== undefined) return kind.grams;
  const sized = pieces.filter(({ label }) => sizeIn(label) !== null);
  const exact = sized.find(({ label }) => sizeIn(label) === size);
  if (size !== null && exact !== undefined) return exact.grams;
  const noun = name.toLowerCase();
  const plain = pieces.find(
    ({ label }) =>
      /^(?:fruit|each|whole|unit|item|piece|head|bulb)\b/.test(label) ||
      noun.includes(label.split(/[ ,(]/)[0] ?? ' '),
  );
  const medium = sized.find(({ label }) => sizeIn(label) === 'medium');
  const usual = /^egg\b/i.test(name) ? sized.find(({ label }) => label.startsWith('large')) : undefined;
  return (usual ?? medium ?? plain ?? sized[0] ?? pieces[0])?.grams ?? null;
};

const namedPiece = (measures: readonly Measure[], piece: string, size: Size | null): number | null => {
  const names = LIKE[piece] ?? [piece];
  for (const name of names) {
    const fitting = measures.filter(({ label }) => new RegExp(`(?:^|[ ,(])${name}s?\\b`).test(label));
    const best =
      fitting.find(({ label }) => size !== null && sizeIn(label) === size) ??
      fitting.find(({ label }) => sizeIn(label) === 'medium') ??
      fitting[0];
    if (best !== undefined) return best.grams;
  }
  return null;
};

/** So many smaller pieces make a larger one: cloves a head, spring onions a bunch. */
const CLOVES_OF_HEAD = 12;
const PIECES_OF_BUNCH = 8;
const LIGHTEST_BUNCHED = 4;
const HEAVIEST_BUNCHED = 30;

const LEAFY_GRAMS_PER_ML = 0.13;
const HANDFUL_ML = 236.588;
const SIDE_OF_FISH_GRAMS = 200;

const pieceOf = (
  food: Weighable,
  piece: string | null,
  size: Size | null,
  words: readonly string[],
): number | null => {
  if (piece === null) return wholePiece(food, size, words);
  const named = namedPiece(food.measures, piece, size);
  if (piece === 'head' || piece === 'bulb') {
    const clove = namedPiece(food.measures, 'clove', null);
    return clove === null ? named : CLOVES_OF_HEAD * clove;
  }
  // A fillet of the tables may be a whole side of the fish.
  if (piece === 'fillet') {
    const fillet = named ?? wholePiece(food, size, words);
    return fillet !== null && fillet <= SIDE_OF_FISH_GRAMS ? fillet : null;
  }
  if (piece === 'handful' && food.gramsPerMl !== null && food.gramsPerMl < LEAFY_GRAMS_PER_ML)
    return food.gramsPerMl * HANDFUL_ML;
  if (piece !== 'bunch' || named !== null) return named;
  const whole = wholePiece(food, null, words);
  return whole !== null && whole >= LIGHTEST_BUNCHED && whole <= HEAVIEST_BUNCHED
    ? PIECES_OF_BUNCH * whole
    : null;
};

const SPOONS: readonly string[] = ['tsp', 'dsp', 'tbsp'];
const HEAPED = /\b(?:heaped|heaping)\b/i;
/** An assumption, as people heap differently: a heaped spoon holds two level ones. */
const LEVEL_OF_HEAPED = 2;
const IN_LIQUID = /\b(?:tins?|cans?|jars?|canned|tinned)\b/i;
const DRAINED = /\bdrained\b/i;
/** As tins of pulses (240 of 400 g) and of fish usually say; other foods are taken for pulses. */
const DRAINED_SHARE = 0.6;
const DRAINED_FISH_SHARE = 0.7;

/** So many times an amount that the line's words are for: of a heaped spoon, or of a tin that is drained. */
export const timesOf = (text: string, { unit }: Amount, food: Weighable): number => {
  if (unit?.kind === 'volume') return SPOONS.includes(unit.name) && HEAPED.test(text) ? LEVEL_OF_HEAPED : 1;
  if (unit?.kind !== 'weight' || !DRAINED.test(text) || !IN_LIQUID.test(text)) return 1;
  return /\b(?:fish|tuna|salmon|sardines?|mackerel|anchov\w+|crab|clams?)\b/i.test(food.name)
    ? DRAINED_FISH_SHARE
    : DRAINED_SHARE;
};

/**
 * The grams of an amount of a food: a weight as it is, a volume by the food's density, pieces by its measures. What its
 * own figures do not tell is the usual weight of such a piece, or taken from the first of `like` that tells. `words` are
 * those that name the food: a "cherry" tomato is no whole one.
 * Null where nothing tells: a millilitre is never taken for a gram.
 */
export const weigh = (
  { count, unit, size }: Amount,
  food: Weighable,
  words: readonly string[],
  like: () => readonly Weighable[],
): Weighed | null => {
  if (unit?.kind === 'weight') return { grams: count * unit.grams, isOwn: true };
  const oneOf = (each: Weighable): number | null => {
    if (unit?.kind === 'volume') return each.gramsPerMl === null ? null : each.gramsPerMl * unit.ml;
    return pieceOf(each, unit?.name ?? null, size, words);
  };
  const own = oneOf(food);
  if (own !== null) return { grams: count * own, isOwn: true };
  const usualGrams = food.category === 'Herbs & spices' ? USUAL_SPICE_GRAMS : USUAL_GRAMS;
  const whole =
    unit === null || unit.name === 'pod' ? words.map((word) => WHOLE_GRAMS[word]).find(Boolean) : undefined;
  const usual = whole ?? (unit?.kind === 'piece' ? usualGrams[unit.name] : undefined);
  if (usual !== undefined) return { grams: count * usual, isOwn: false };
  for (const each of like()) {
    const grams = oneOf(each);
    if (grams !== null) return { grams: count * grams, isOwn: false };
  }
  return null;
};
