import { type Amount, amountsIn, datesIn, numbersIn, plainText } from './amounts.ts';

/** The sources that numbers of a reply may come from. */
export interface NumberSources {
  /** Everything tools returned in this exchange, as text with units. */
  readonly tools: readonly string[];
  /** The member's own words. Their numbers count with any unit. */
  readonly member: readonly string[];
}

/** Large units, and amounts in another unit than the source's, may be rounded by so much of the whole. */
const ROUNDED_BY = 0.05;

/** True if `shown` is `source`, rounded to the decimals that are shown. */
const isSame = (shown: Amount, source: Amount): boolean => {
  const isBody = shown.dimension === 'body' && source.dimension !== 'energy';
  if (shown.dimension !== source.dimension && !isBody) return false;
  const value = isBody ? source.value : (source.value * source.factor) / shown.factor;
  const apart = Math.abs(value - shown.value);
  if (!(apart <= 0.5 * 10 ** -shown.decimals + 1e-9)) return false;
  const isFine = shown.factor <= 1 && shown.factor === source.factor;
  return isFine || apart <= ROUNDED_BY * value + 1e-9;
};

const isDay = (shown: string, source: string): boolean =>
  shown === source || (shown.startsWith('*') && shown.slice(1) === source.slice(2));

/**
 * Returns a test that is true for a sentence whose every amount of food or body (energy, mass, volume, percent, body
 * weight, BMI) and every date comes from a source. Minutes, pieces, servings and numbers without a unit always pass.
 */
export const createNumberCheck = (sources: NumberSources): ((sentence: string) => boolean) => {
  const tools = sources.tools.map(plainText);
  const member = sources.member.map(plainText);
  const amounts = [...tools, ...member].flatMap(amountsIn);
  const days = [...tools, ...member].flatMap(datesIn);
  const said = new Set(member.flatMap(numbersIn));
  return (sentence) => {
    const text = plainText(sentence);
    return (
      amountsIn(text).every(
        (shown) => said.has(shown.value) || amounts.some((each) => isSame(shown, each)),
      ) && datesIn(text).every((shown) => days.some((each) => isDay(shown, each)))
    );
  };
};

/** Ends of sentences and lines; the space between two belongs to the second. */
const ENDS = /(?<=[.!?…]["'”’)*_\]]{0,3})(?=[^\S\n])|(?<=\n)/;
const NO_END = /(?:\b(?:approx|e\.g|i\.e|ca|vs|min|incl|etc|no|resp)\.|^\s*\d{1,2}[.)])$/i;

/** The sentences of a text, with the space between them: joined they are the text. A line is a sentence of its own. */
export const sentencesOf = (text: string): readonly string[] => {
  const sentences: string[] = [];
  for (const piece of text.split(ENDS)) {
    const last = sentences.at(-1);
    if (last !== undefined && NO_END.test(last)) sentences[sentences.length - 1] = last + piece;
    else sentences.push(piece);
  }
  return sentences;
};

/** The sentences of a reply that name an amount or a date that no source has. */
export const uncheckedSentences = (reply: string, sources: NumberSources): readonly string[] => {
  const isChecked = createNumberCheck(sources);
  return sentencesOf(reply).filter((sentence) => !isChecked(sentence));
};

export const LEFT_OUT = 'I left out a figure that I could not check.';
/** A reply without the sentences that name an amount or a date that no source has, and a sentence that says so. */
export const withoutUnchecked = (reply: string, sources: NumberSources): string => {
  const isChecked = createNumberCheck(sources);
  const sentences = sentencesOf(reply);
  if (sentences.every(isChecked)) return reply;
  let left = '';
  for (const sentence of sentences) {
    if (isChecked(sentence)) left += sentence;
    else if (sentence.endsWith('\n') && left !== '' && !left.endsWith('\n')) left += '\n';
  }
  left = left.replace(/\n{3,}/g, '\n\n').trim();
  if (left === '') return LEFT_OUT;
  return `${left}${left.includes('\n') ? '\n\n' : ' '}${LEFT_OUT}`;
};
