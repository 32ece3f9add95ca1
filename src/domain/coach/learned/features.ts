import { ADULT_AGE } from '../../../terms/adult-age.ts';

/** Features are numbered below this. */
export const FEATURES = 1 << 18;

const ACCENTS = /\p{Diacritic}/gu;
const WORD = /\p{L}+|\p{N}+/gu;
/** More of a message is not read. */
const MOST_WORDS = 120;
const LONGEST_WORD = 24;

/** FNV-1a over UTF-16 units. */
const hashed = (text: string): number => {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return ((hash >>> 0) ^ (hash >>> 15)) & (FEATURES - 1);
};

const bare = (text: string): string =>
  text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replace(/['’`]/g, '');

/** Words and numbers of a text, in lower case without accents: "Don’t" is "dont". */
const wordsIn = (text: string): readonly string[] =>
  (bare(text).match(WORD) ?? []).slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));

const lettersOf = (word: string, sizes: readonly number[]): readonly string[] => {
  const framed = `<${word}>`;
  return sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, framed.length - size + 1) }, (_, at) => framed.slice(at, at + size)),
  );
};

const shapeOf = (word: string): string => (/^\p{N}/u.test(word) ? `#${word.length}` : word);

/** Words, pairs, pairs with a gap, and letter groups of a message, as sorted numbers, each once. */
export const featuresOf = (text: string): readonly number[] => {
  const words = wordsIn(text);
  const found = new Set<number>([hashed(text.includes('?') ? 'asks' : 'tells')]);
  const shapes = ['^', ...words.map(shapeOf), '$'];
  for (const [at, shape] of shapes.entries()) {
    found.add(hashed(`w ${shape}`));
    if (at + 1 < shapes.length) found.add(hashed(`b ${shape} ${shapes[at + 1]}`));
    if (at + 2 < shapes.length) found.add(hashed(`s ${shape} ${shapes[at + 2]}`));
  }
  for (const word of words) for (const part of lettersOf(word, [3, 4])) found.add(hashed(`c ${part}`));
  for (const [at, word] of words.entries()) {
    if (shapeOf(word) === word) continue;
    found.add(hashed(`n ${word}`));
    // "I am 15" is another message than "I am 45".
    found.add(hashed(`a ${Number(word) < ADULT_AGE ? 'below' : 'above'} ${words[at - 1] ?? ''}`));
  }
  return [...found].sort((one, other) => one - other);
};

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^(?:breakfast|lunch|dinner|snacks?|tea|supper|meal)$/, 'MEAL'],
  [/^(?:today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/, 'DAY'],
  [
    /^(?:calories|energy|proteins?|carbs|fats?|fibre|sugars?|salt|sodium|iron|calcium|vitamins?|macros|potassium|zinc)$/,
    'NUTRIENT',
  ],
  [/^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|half|couple)$/, 'NUMBER'],
  [
    /^(?:g|kg|ml|l|oz|tbsp|tsp|(?:lit(?:er|re)|cup|glass|bowl|slice|piece|spoon|plate|bottle|can|handful|pint|gram|mug)(?:e?s)?)$/,
    'UNIT',
  ],
];

/** A word of a message, with what is known of it. */
export interface Token {
  readonly word: string;
  readonly isFood: boolean;
  /** Its place in a name of a food or dish that is known by name alone. */
  readonly inName?: 'first' | 'later' | undefined;
}

const classOf = ({ word, isFood, inName }: Token): string =>
  CLASSES.find(([words]) => words.test(word))?.[1] ?? (isFood || inName !== undefined ? 'FOOD' : word);

/** Features of a message whose foods, meals, days and numbers are taken for one each: "swap MEAL for FOOD". */
export const classFeatures = (tokens: readonly Token[]): readonly number[] => {
  const found = new Set<number>();
  const classes = tokens.map(classOf).filter((each, at, all) => each !== 'FOOD' || all[at - 1] !== 'FOOD');
  const framed = ['^', ...classes, '$'].slice(0, MOST_WORDS);
  for (const [at, each] of framed.entries()) {
    found.add(hashed(`kw ${each}`));
    if (at + 1 < framed.length) found.add(hashed(`kb ${each} ${framed[at + 1]}`));
    if (at + 2 < framed.length) found.add(hashed(`ks ${each} ${framed[at + 2]}`));
  }
  return [...found];
};

const AROUND = [-3, -2, -1, 0, 1, 2, 3];

/** Features of one word of a message in its place; `before` is what the word before it belongs to. */
export const tokenFeatures = (tokens: readonly Token[], at: number, before: string): readonly number[] => {
  const wordAt = (place: number): string => shapeOf(tokens[place]?.word ?? (place < 0 ? '^' : '$'));
  const foodAt = (place: number): string => {
    const { isFood = false, inName = '' } = tokens[place] ?? {};
    return `${isFood ? 'f' : '-'}${inName}`;
  };
  const names = [
    `t ${before}`,
    `t1 ${before} ${wordAt(at)}`,
    `t2 ${before} ${wordAt(at - 1)}`,
    `t3 ${before} ${foodAt(at)} ${foodAt(at + 1)}`,
    `f ${foodAt(at - 1)}${foodAt(at)}${foodAt(at + 1)}`,
    `fw ${foodAt(at)} ${wordAt(at - 1)}`,
    `fv ${foodAt(at)} ${wordAt(at + 1)}`,
    `p ${wordAt(at - 1)} ${wordAt(at)}`,
    `q ${wordAt(at)} ${wordAt(at + 1)}`,
    `r ${wordAt(at - 2)} ${wordAt(at - 1)}`,
    `o ${wordAt(at + 1)} ${wordAt(at + 2)}`,
    `first ${wordAt(0)}`,
    `first ${wordAt(0)} ${wordAt(1)}`,
    ...AROUND.map((by) => `a${by} ${wordAt(at + by)}`),
    ...lettersOf(tokens[at]?.word ?? '', [3, 4]).map((part) => `l ${part}`),
  ];
  return [...new Set(names.map(hashed))];
};
