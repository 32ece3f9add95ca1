/** Numbers to call in need are no figures about food or body. */
const NUMBERS_TO_CALL = /\b(?:112|911|999|988|111|000)\b(?!\s*(?:k?cal|g\b|ml|l\b|kg|lb|%))/gi;
const AMOUNT_IN_WORDS = /\b(?:hundred|thousand)\b.{0,20}\b(?:k?cals?|calories|grams?|steps)\b/i;
/** "(816 kcal)". */
const BRACKETED = /\s?\([^()]{0,100}\)/g;
const LIST_NUMBER = /^(\s*)\d{1,2}[.)]\s+/gm;

const namesFigure = (sentence: string): boolean =>
  /\p{N}/u.test(sentence.replace(NUMBERS_TO_CALL, '')) || AMOUNT_IN_WORDS.test(sentence);

const HIDDEN = 'I keep figures out of our chat. I can tell you what is planned for today.';

/** The sentences of a text that name no figure; empty where each does. */
export const figureless = (text: string): string =>
  text
    .replace(BRACKETED, (bracket) => (/\d/.test(bracket) ? '' : bracket))
    .replace(LIST_NUMBER, '$1')
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !namesFigure(sentence))
        .join(' '),
    )
    .join('\n')
    .trim();

/** A reply without the sentences that name a figure, for members who are better off without. Never empty. */
export const withoutFigures = (reply: string): string => figureless(reply) || HIDDEN;
