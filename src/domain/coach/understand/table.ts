import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import type { Rule } from './reading.ts';

// People at the table, who eat with the member.

const COUNTED = '(?:people|persons?|adults|eaters|mouths|of us)';
const GUESTS =
  '(?:guests?|friends?|visitors?|colleagues|relatives|kids|children|people more|more people|others)';
const ONE_MORE =
  '(?:partner|husband|wife|girlfriend|boyfriend|friend|mother|mum|mom|dad|father|sister|brother|son|daughter|flatmate|roommate|neighbour|colleague|boss|date|guest)';
const SEVERAL_MORE =
  '(?:friends|guests|visitors|company|people|family|colleagues|relatives|kids|grandparents|in-laws)';
const COMES =
  '(?:(?:is|are|will be) )?(?:eats?|eating|joins?|joining|coming|comes?|come|visits?|visiting|here|over|staying|stays?|having)\\b';

const PAST = /\b(?:ate|had|was|were|came|joined|visited|did)\b/;
const ASKS = /^(?:is|are|do i|did)\b|\b(?:how|what|why|which|when|where)\b/;
const ALWAYS =
  /\b(?:always|every (?:day|meal|week|evening)|from now on|usually|daily|all (?:my |the )?meals|the whole week|permanently)\b/;

const JUST_ME =
  /^(?:it is |i am )?(?:just|only) me\b|\b(?:i|will) (?:eat|am eating|be eating|cook) (?:alone|for one|for myself)\b|\b(?:nobody|no one) (?:is|else)\b|\bguests? (?:are not|is not|will not|cancelled)\b/;
const ALL = [
  new RegExp(`\\b(${NUMBER}) ${COUNTED}`),
  new RegExp(`\\bwe (?:are|will be) (?:going to be )?(${NUMBER})(?: (?:at|for|in|on|eating)\\b.*)?$`),
  new RegExp(
    `\\b(?:cook|cooking|plan|make|prepare|table|breakfast|lunch|dinner|meals?|recipes?|everything|it)\\b.*\\bfor (${NUMBER})(?: ${COUNTED})?$`,
  ),
  new RegExp(`\\bfor (${NUMBER}) (?:for |at )?(?:breakfast|lunch|dinner)$`),
];
const BESIDE = [
  new RegExp(`\\b(${NUMBER}) (?:more |extra |of my )?${GUESTS}\\b`),
  new RegExp(`\\b(${NUMBER}) (?:people )?(?:more|extra)\\b`),
];
const WITH_ONE = new RegExp(
  `\\b(?:my|a|an) ${ONE_MORE} ${COMES}|\\b(?:me|i) and my ${ONE_MORE}\\b|\\bmy ${ONE_MORE} too$`,
);
const WITH_PARENTS = new RegExp(`\\bmy parents ${COMES}`);
const WITH_SOME = new RegExp(
  `\\b${SEVERAL_MORE} ${COMES}|\\b(?:have|having|expect|expecting|get|getting|invited?|inviting) (?:some |a few |my |our )?${SEVERAL_MORE}\\b(?! who)`,
);

const firstNumber = (text: string, patterns: readonly RegExp[]): number | null => {
  const found = patterns.map((pattern) => pattern.exec(text)?.[1]).find((number) => number !== undefined);
  return found === undefined ? null : numberIn(found);
};

/** The number of all who eat, the member with them. */
const peopleIn = (text: string): number | null => {
  if (JUST_ME.test(text)) return 1;
  const beside = firstNumber(text, BESIDE);
  return firstNumber(text, ALL) ?? (beside === null ? null : beside + 1);
};

const isTold = (text: string): boolean => !PAST.test(text) && !ASKS.test(text);

/** "We are six for dinner". */
export const table: Rule = ({ text, day, slot, known }) => {
  const people = isTold(text) ? peopleIn(text) : null;
  if (people === null || !Number.isInteger(people) || people < 1) return null;
  return { tool: 'people', day: day ?? known.today, slot, people, always: ALWAYS.test(text) };
};

/** "Friends are coming over": read after a question that stands beside it. */
export const company: Rule = ({ text, day, slot, known }) => {
  if (!isTold(text)) return null;
  const people = WITH_ONE.test(text) ? 2 : WITH_PARENTS.test(text) ? 3 : null;
  return people === null && !WITH_SOME.test(text)
    ? null
    : { tool: 'people', day: day ?? known.today, slot, people, always: ALWAYS.test(text) };
};

const ONLY_NUMBER = new RegExp(
  `^(?:we are |for |make (?:it|that) |with |no, |rather )*(${NUMBER})(?: ${COUNTED})?$`,
);

/** The number alone, after it was asked for. */
export const peopleAfter = (text: string): number | null => {
  const said = ONLY_NUMBER.exec(text)?.[1];
  const people = said === undefined ? Number.NaN : numberIn(said);
  return Number.isInteger(people) && people >= 1 ? people : null;
};
