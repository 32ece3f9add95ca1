import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';

// Numbers of people, portions and choices.

const COUNTED = '(?:people|persons?|pax|folks|adults|eaters|mouths|of us)';
const ONE_MORE =
  '(?:partner|husband|wife|girlfriend|boyfriend|friend|mother|mum|mom|dad|father|sister|brother|son|daughter|flatmate|roommate|neighbour|colleague|boss|date|guest)';
const BESIDE = new RegExp(
  `\\b(${NUMBER}) (?:(?:more|extra|of my|people) )*(?:guests?|friends?|visitors?|colleagues|relatives|cousins|mates|kids|children|grandchildren|more|extra|others)\\b|\\bplus (${NUMBER})\\b`,
);
const ALL = new RegExp(
  `\\b(${NUMBER}) (?:${COUNTED}|eating\\b|(?:at the table|for (?:the )?(?:breakfast|brunch|lunch|dinner)))`,
);
const FOR_ALL = new RegExp(
  `\\b(?:we are|we will be|be|for|so|with|make it|make that|rather|(?:set|put|change)(?: \\w+)?(?: \\w+)? to|(?:back|down|up) to) (?!an? )(${NUMBER})\\b(?! (?:more|extra|guests?|friends?|days?|minutes|g|calories))|^(${NUMBER})$`,
);
const WITH_CHILDREN = new RegExp(
  `\\b(${NUMBER}) adults? (?:and|plus|with) (${NUMBER}) (?:small |little )?(?:kids?|child(?:ren)?|toddlers?)\\b`,
);
const JUST_ME =
  /\b(?:just|only) (?:for )?me\b|\b(?:alone|for one|for myself)\b|\b(?:nobody|no one) (?:is|else)\b|\bguests? (?:are not|is not|will not|cancelled)\b/;
const WITH_ONE = new RegExp(`\\b(?:my|a|an|the) ${ONE_MORE}\\b(?! (?:s|and)\\b)`);
const WITH_PARENTS = /\bmy parents\b/;

/** The number of all who eat, the member with them; null where a text names none. */
export const peopleIn = (text: string): number | null => {
  if (JUST_ME.test(text)) return 1;
  const [, adults, children] = WITH_CHILDREN.exec(text) ?? [];
  if (adults !== undefined && children !== undefined) return numberIn(adults) + numberIn(children);
  const [, other, alone] = FOR_ALL.exec(text) ?? [];
  const all = numberIn(ALL.exec(text)?.[1] ?? other ?? alone ?? '');
  if (Number.isInteger(all) && all >= 1) return all;
  const [, more, plus] = BESIDE.exec(text) ?? [];
  const beside = numberIn(more ?? plus ?? '');
  if (Number.isInteger(beside) && beside >= 1) return beside + 1;
  return WITH_ONE.test(text) ? 2 : WITH_PARENTS.test(text) ? 3 : null;
};

const ALWAYS =
  /\b(?:always|every (?:day|meal|week|evening)|from now on|usually|daily|all (?:my |the )?meals|the whole week|permanently)\b/;
/** True where something is to hold from now on. */
export const isForGood = (text: string): boolean => ALWAYS.test(text);

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one and a half|1\.5)\b/, 1.5],
  [/\b(?:half|halve|halved)\b|\b0\.5\b/, 0.5],
  [/\b(?:quarter)\b|\b0\.25\b/, 0.25],
  [/\b(?:double|twice)\b/, 2],
  [/\b(?:triple)\b/, 3],
  [/\b(?:smaller|less|reduce|shrink|cut down|not so big|too (?:big|large|much)|lighter)\b/, 0.75],
  [/\b(?:bigger|larger|more|increase|second helping|extra|too (?:small|little))\b/, 1.5],
];
const TIMES = new RegExp(`\\b(${NUMBER}) (?:portions?|servings?|times)\\b`);

/** The part or multiple of a portion that a text names; null where it names none. */
export const factorIn = (text: string): number | null => {
  const times = numberIn(TIMES.exec(text)?.[1] ?? '');
  if (times > 0) return times;
  return FACTORS.find(([words]) => words.test(text))?.[1] ?? null;
};

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:second|2 nd|middle|2|two|other)\b/, 2],
  [/\b(?:third|3 rd|last|bottom|3|three)\b/, 3],
  [/\b(?:first|1 st|top|1|number one|one)\b/, 1],
];

/** The place in a list that a text names, from 1; null where it names none. */
export const placeInList = (text: string): number | null =>
  ORDINALS.find(([words]) => words.test(text))?.[1] ?? null;
