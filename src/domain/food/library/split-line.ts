import { wordsOf } from '../catalogue/word-forms.ts';
import { foodStem } from './food-index.ts';
import { readAmounts } from './line-amounts.ts';
import { unitOf } from './line-units.ts';
import { isPreparation, TO_TASTE, TO_TASTE_AT_END } from './line-words.ts';

/** One ingredient of a line, in the words of the line. */
export interface LinePart {
  readonly text: string;
  /** False where the line goes on with something that is neither a food nor a way to prepare one. */
  readonly isClear: boolean;
}

/** "Soaked for 30 mins" counts nothing. */
const DURATION = /\b\d{1,3}(?:\s?-\s?\d{1,3})? ?(?:min(?:ute)?s?|h(?:ou)?rs?|days?)\b/gi;

/** Grades how well words name one food: by their own name, not at all, or as a name that goes across an "and". */
export interface Names {
  readonly isFood: (words: string) => boolean;
  readonly isOneName: (words: string) => boolean;
}

const BRACKET = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const COMMAS = /(?:(?<!\d)\s*[,;]|\s*[,;](?!\d))\s*(?:(?:and|&|plus)\s+)?/g;
/** The zest and juice of one lemon are no two foods. */
const ANDS = /(?<!\b(?:juice|zest|rind|peel))\s+(?:and|&|plus|\+|und)\s+/gi;
const EACH = /\seach(?: of)?:?\s+(?=\p{L})(.+)/iu;

/** A clause that says how, where or why, and adds no food of its own. */
const REMARK =
  /^(?:such|like|preferably|ideally|see|note|about|depending|if|until|at|in|on|from|with|without|or|for|to|not|but|as|more|extra|a few|enough|optional|you|your|i|we|use|used|any|available|approximately|weighing|per|each|the|then|that|which|when|left|kept|ends?|divided|discard|reserve|save)\b/i;
const PARTICIPLE =
  /^(?:\p{L}+ly |well |very |not |un)*(?:\p{L}+(?<!e)ed|cut|torn|split|ground|shaken|beaten|broken|frozen|thawed|left|kept|shredded)(?: (?:and|or|then|in|into|with|to|on|off|from|at|over|until|by|through|lengthways|lengthwise|crosswise|as|for|if|but)\b|$)/iu;
const ENDS_PREPARED = /\b(?:\p{L}{2,}(?<!e)ed|removed|out|off|cut|torn|only|intact|on)$/iu;
/** Parts of a food, when it is said what becomes of them. */
const PARTS_OF_FOOD = new Set(
  'juice zest peel rind skin seed leaf stem stalk bone shell head tail core pit stone white yolk flesh pulp end top root fat membrane gill fronds frond tip'.split(
    ' ',
  ),
);

interface Segment {
  readonly before: string;
  readonly text: string;
}

const maskedAt = (text: string): string => text.replace(BRACKET, (inside) => '\u0001'.repeat(inside.length));

/** Cuts a text at a pattern, but never inside brackets. */
const cutAt = (text: string, pattern: RegExp): readonly Segment[] => {
  const segments: Segment[] = [];
  let from = 0;
  let before = '';
  for (const { 0: cut, index } of maskedAt(text).matchAll(pattern)) {
    segments.push({ before, text: text.slice(from, index) });
    before = cut;
    from = index + cut.length;
  }
  return [...segments, { before, text: text.slice(from) }].filter((each) => each.text.trim() !== '');
};

const withoutBrackets = (text: string): string => text.replace(BRACKET, ' ').trim();

/** The words that may name a food. */
const tellingIn = (text: string): readonly string[] =>
  wordsOf(withoutBrackets(text)).filter(
    (word) =>
      !isPreparation(word) &&
      !/^\d/.test(word) &&
      unitOf(word) === null &&
      !PARTS_OF_FOOD.has(foodStem(word)),
  );

type Kind = 'food' | 'aside' | 'amount' | 'unknown';

/** Splits what a line lists into its ingredients. A line with one ingredient stays as it was. */
export const createSplitter = ({ isFood, isOneName }: Names): ((line: string) => readonly LinePart[]) => {
  const kindOf = (text: string): Kind => {
    const { amount, rest } = readAmounts(text.replace(DURATION, ' '));
    const words = withoutBrackets(rest).replace(TO_TASTE, ' ').trim();
    if (amount !== null && wordsOf(words).length === 0) return 'amount';
    if (amount === null && (REMARK.test(words) || PARTICIPLE.test(words))) return 'aside';
    if (tellingIn(words).length === 0) return amount === null || !isFood(words) ? 'aside' : 'food';
    if (isFood(words)) return 'food';
    return 'unknown';
  };

  /** The clauses of a line, those that list foods cut at every "and". */
  const segmentsOf = (text: string): readonly Segment[] =>
    cutAt(text, COMMAS).flatMap((clause, at) => {
      const words = withoutBrackets(clause.text);
      const isAside =
        at > 0 &&
        readAmounts(clause.text).amount === null &&
        (ENDS_PREPARED.test(words) || PARTICIPLE.test(words));
      return isAside
        ? [clause]
        : cutAt(clause.text, ANDS).map((each, place) =>
            place === 0 ? { ...each, before: clause.before } : each,
          );
    });

  const partsOf = (line: string): readonly LinePart[] => {
    const parts: { text: string; isClear: boolean; hasFood: boolean }[] = [];
    for (const { before, text } of segmentsOf(line)) {
      const last = parts.at(-1);
      const kind = kindOf(text);
      if (last === undefined)
        parts.push({ text, isClear: true, hasFood: kind !== 'aside' && kind !== 'amount' });
      else if (kind === 'food' && last.hasFood && !isOneName(`${readAmounts(last.text).rest} ${text}`))
        parts.push({ text, isClear: true, hasFood: true });
      else if (
        kind === 'food' &&
        /\d/.test(last.text) &&
        /\d/.test(text) &&
        tellingIn(text).length > 0 &&
        wordsOf(readAmounts(last.text).rest).length > 0 &&
        !last.hasFood
      ) {
        // "1 red and 1 yellow pepper"
        last.text = `${last.text} ${tellingIn(text).join(' ')}`;
        parts.push({ text, isClear: true, hasFood: true });
        last.hasFood = true;
      } else {
        last.text += before + text;
        last.isClear &&= kind !== 'unknown';
        last.hasFood ||= kind === 'food' || kind === 'unknown';
      }
    }
    return parts.map(({ text, isClear }) => ({ text: text.trim(), isClear }));
  };

  return (line) => {
    const [shared = '', listed] = line.split(EACH);
    if (listed !== undefined && wordsOf(readAmounts(shared).rest).length === 0)
      return partsOf(listed).map((part) => ({ ...part, text: `${shared} ${part.text}` }));
    const parts = partsOf(line);
    const [atEnd = ''] = TO_TASTE_AT_END.exec(line) ?? [];
    return parts.length < 2
      ? parts
      : parts.map((part, at) =>
          at === parts.length - 1 || atEnd === '' || readAmounts(part.text).amount !== null
            ? part
            : { ...part, text: `${part.text} ${atEnd.replace(/^[\s,(]+|\)$/g, '')}` },
        );
  };
};
