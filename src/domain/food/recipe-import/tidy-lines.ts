import { tidy } from './plain-text.ts';

const BULLET = /^(?:(?:[-–—•·◦▢☐□▪●\u2023✓]|\*(?!\*)|\p{Extended_Pictographic}[\ufe0f\u200d]*|\u200d)\s*)+/u;
const KEYCAP = /^\d\ufe0f?\u20e3\s*/;
/** Without the marks that stand around a text. */
export const withoutMarks = (text: string, mark: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && text[from] === mark) from += 1;
  while (to > from && text[to - 1] === mark) to -= 1;
  return text.slice(from, to).trim();
};

/** The name in a heading as people mark one, "**Sauce**" or "--- Sauce ---"; empty for any other line. */
const headingIn = (line: string): string => {
  const bare = line.endsWith(':') ? line.slice(0, -1) : line;
  const mark = ['**', '--', '=='].find((each) => bare.startsWith(each) && bare.endsWith(each));
  return mark === undefined ? '' : withoutMarks(bare, mark.charAt(0));
};

const HASHTAG = /^#\p{L}[\p{L}\p{N}_]{0,60}$/u;
const HASHTAGS_MAX = 60;

/** Without the hashtags at the end of a post. */
const withoutHashtags = (text: string): string => {
  let rest = text;
  for (let tags = 0; tags < HASHTAGS_MAX; tags += 1) {
    const at = rest.lastIndexOf(' ') + 1;
    if (!HASHTAG.test(rest.slice(at, at + 70))) break;
    rest = rest.slice(0, at).trimEnd();
  }
  return rest;
};

const NUMBER =
  /^(?:(?:step|schritt|[ée]tape|paso|passo|stap|krok|steg|trin) ?)?\d{1,2} ?[.):] |^(?:step|schritt|[ée]tape|paso|passo|stap|krok|steg|trin) ?\d{1,2} (?=\p{L})/iu;
/** "Step 1" above the step itself. */
const NUMBER_ALONE = /^(?:(?:step|schritt|[ée]tape|paso|passo|stap|krok|steg|trin) ?)?\d{1,2} ?[.):]?$/iu;

/** A mark that a program fills in when it shows a recipe, of which only an amount can be told. */
const SCALED = /\{[{%]\s{0,9}scale\(([\d.,]{1,9})\)\s{0,9}[%}]\}/g;
const TEMPLATE = /\{\{[^{}]{0,200}\}\}|\{%[^{}%]{0,200}%\}/g;

const bare = (text: string, longest: number): string =>
  withoutHashtags(tidy(tidy(text, longest).replace(SCALED, '$1').replace(TEMPLATE, ''), longest));

/** A line of ingredients without its bullet; empty where nothing is left. */
export const ingredientLine = (text: string, longest: number): string => {
  const line = bare(text, longest);
  const heading = headingIn(line);
  if (heading !== '') return tidy(`${heading.replace(/:$/, '')}:`, longest);
  return tidy(line.replace(BULLET, '').replace(/^ingredients:\s*/i, ''), longest);
};

/** The end of the part that is at most `longest` ends: after a sentence, or else after a word. */
const endOfPart = (text: string, longest: number): number => {
  const within = text.slice(0, longest);
  const sentence = Math.max(...['. ', '! ', '? ', '; '].map((end) => within.lastIndexOf(end)));
  if (sentence > 0) return sentence + 1;
  const word = within.lastIndexOf(' ');
  return word > 0 ? word : longest;
};

/** A step without its number and bullet, in as many parts as it is long; none where nothing is left. */
export const stepParts = (text: string, longest: number, most: number): readonly string[] => {
  let rest = bare(text, longest * most)
    .replaceAll('**', '')
    .replace(BULLET, '')
    .replace(KEYCAP, '');
  if (NUMBER_ALONE.test(rest)) return [];
  rest = rest.replace(NUMBER, '').trim();
  const parts: string[] = [];
  while (rest.length > longest && parts.length < most) {
    const end = endOfPart(rest, longest);
    parts.push(tidy(rest.slice(0, end), longest));
    rest = rest.slice(end).trim();
  }
  return [...parts, tidy(rest, longest)].filter((part) => part !== '');
};
