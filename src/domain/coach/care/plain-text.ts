/** Misspellings of words that the signs look for, and the words for them. */
const MENDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wanna|wana)\b/g, 'want to'],
  [/\b(?:gonna|gona)\b/g, 'going to'],
  [/\bal+erg(?:ik|ict|ed)\b|\balergic\b/g, 'allergic'],
  [/\b[ck]al+(?:or(?:y|is|ys|es)|ories|ry|ries|roies)\b|\b[ck]alaries\b|\bkal+orien?s?\b/g, 'calories'],
  [/\bloo+s(e|ing)\b(?= (?:\w+ ){0,2}(?:weight|wait|kgs?|kilos?|pounds|lbs?|fat|stone|belly|\d))/g, 'los$1'],
  [/\bal+erg(?:y|ie|ies)\b/g, 'allergy'],
  [/\b(?:wieght|weigth|waight)\b/g, 'weight'],
  [/\bt(?:h|r)ow(ing)?(?= (?:\w+ ){0,2}up\b)/g, 'throw$1'],
  [/\b(?:diner|dinne|dinnr)\b/g, 'dinner'],
  [/\b(?:choclate|chocolat)\b/g, 'chocolate'],
  [/\b(?:gulity|guility|gilty)\b/g, 'guilty'],
  [/\bskiny\b/g, 'skinny'],
  [/\bpreg(?:nent|nat|ant|annt)\b/g, 'pregnant'],
  [/\bmyself\b/g, 'my self'],
];

const HUNDREDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const IN_HUNDREDS = /\b(one|two|three|four|five|six|seven|eight|nine|a) hundred\b/g;

/**
 * A message as the signs read it: in lower case, contractions written out ("I haven’t" and "i havent" read the same),
 * common misspellings mended, accents left out ("möchte" as "mochte"), signs other than full stops and commas as spaces.
 */
export const plainText = (message: string): string => {
  const text = message
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[’‘`\u00b4]/g, "'")
    .replace(/\b(?:can't|cant|cannot|cnt)\b/g, 'can not')
    .replace(/\b(?:won't|wont)\b/g, 'will not')
    .replace(/\b(have|has|had|did|do|does|is|are|was|were|could|should|would|must)n'?t\b/g, '$1 not')
    .replace(/\bdnt\b/g, 'do not')
    .replace(/\b(?:i'm|im)\b/g, 'i am')
    .replace(/\b(?:i've|ive)\b/g, 'i have')
    .replace(/\bi'll\b/g, 'i will')
    .replace(/\b(he|she|it|that)s\b/g, '$1 is')
    .replace(/'s\b/g, ' is')
    .replace(/[^\p{L}\p{N}.!?,%/]+/gu, ' ')
    .replace(/\bany more\b/g, 'anymore')
    .replace(IN_HUNDREDS, (_, word: string) => `${Math.max(HUNDREDS.indexOf(word), 0) + 1}00`);
  return MENDS.reduce((mended, [wrong, right]) => mended.replace(wrong, right), text).trim();
};
