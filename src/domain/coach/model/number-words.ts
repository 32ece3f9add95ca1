const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
const VALUES = new Map<string, number>([
  ...SMALL.map((word, at) => [word, at] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
]);

const WORD = `(?:${[...VALUES.keys(), ...Object.keys(SCALES)].sort((a, b) => b.length - a.length).join('|')})`;
const SEQUENCE = new RegExp(`\\b(?:an? (?=hundred|thousand))?${WORD}(?:(?:[ -]| and )${WORD})*\\b`, 'g');
const VAGUE =
  /\b(?:few|several|couple(?: of)?|many) (?:hundred|thousand)\b|\b(?:hundreds|thousands|dozens) of\b/g;

const numberOf = (words: string): number => {
  let total = 0;
  let current = 0;
  for (const word of words.split(/[ -]/)) {
    const scale = SCALES[word];
    if (scale === undefined) current += VALUES.get(word) ?? 0;
    else if (scale === 100) current = Math.max(current, 1) * scale;
    else {
      total += Math.max(current, 1) * scale;
      current = 0;
    }
  }
  return total + current;
};

const MEASURE = '(?:of )?(?=(?:an? )?(?:kilo|lit(?:er|re)|pound|cup|gram|ounce))(?:an? )?';
const PARTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b3 quarters ${MEASURE}`, 'g'), '0.75 '],
  [new RegExp(`\\ban? quarter ${MEASURE}`, 'g'), '0.25 '],
  [new RegExp(`\\b(?:an? )?half ${MEASURE}`, 'g'), '0.5 '],
  [/\b(\d+) and (?:an? half|0\.5)\b/g, '$1.5'],
  [/\ban? (kilos?|kilograms?|lit(?:er|re)s?|pounds?) and an? half\b/g, '1.5 $1'],
  [/\ban? (?=(?:whole |full )?(?:kilo|kilogram|lit(?:er|re)|pound)s?\b)/g, '1 '],
  [/\b(\d+) point (\d)(?: (\d)\b)?/g, '$1.$2$3'],
];

/** A number that nobody can compare: "a few hundred". */
export const VAGUE_NUMBER = '#';

/** A text in lower case with its number words as digits: "two hundred grams" as "200 grams". */
export const withDigits = (text: string): string => {
  const digits = text.replace(VAGUE, VAGUE_NUMBER).replace(SEQUENCE, (words) => String(numberOf(words)));
  return PARTS.reduce((read, [pattern, written]) => read.replace(pattern, written), digits);
};
