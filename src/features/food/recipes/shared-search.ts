import * as v from 'valibot';
import { SOURCE_MAX } from '../../../domain/food/recipe-import/imported-recipe.ts';

const text = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(SOURCE_MAX))), undefined));

/** The fields a share sheet sends along. Apps put a link into any of the three. */
export const sharedSearch = v.object({ title: text, text, url: text });
export type Shared = v.InferOutput<typeof sharedSearch>;

const LINK = /(?:https?:\/\/|(?<![\p{L}\d.@-])www\.(?=[\p{L}\d]))[^\s<>"“”„]{1,2000}/iu;
/** More than this around a link is a recipe in words. */
const WORDS_AROUND_LINK = 300;

const SENTENCE_END = /[.,;:!?'’”»*…。、，]$/;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '」': '「' };
const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * The first link of a text, in full ("www." is the web), without the marks of the sentence around it: a bracket counts if
 * it was opened inside.
 */
const linkIn = (text: string): string => {
  let link = LINK.exec(text)?.[0] ?? '';
  for (let last = ''; last !== link; ) {
    last = link;
    const end = link.slice(-1);
    const opening = BRACKETS[end];
    const isUnopened = opening !== undefined && countOf(link, end) > countOf(link, opening);
    if (isUnopened || SENTENCE_END.test(link)) link = link.slice(0, -1);
  }
  return link === '' || /^http/i.test(link) ? link : `https://${link}`;
};

/** A link to read, or else the text that was shared. */
export const readShared = ({
  title = '',
  text: words = '',
  url = '',
}: Shared): { link: string; text: string } => {
  const link = linkIn(url) || linkIn(words) || linkIn(title);
  const isText =
    words.replace(LINK, '').trim().length > WORDS_AROUND_LINK || (link === '' && words.trim() !== '');
  return isText ? { link: '', text: [title, words].filter(Boolean).join('\n') } : { link, text: '' };
};
