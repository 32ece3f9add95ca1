import * as v from 'valibot';
import { SOURCE_MAX } from '../../domain/recipe-import/imported-recipe.ts';

const text = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(SOURCE_MAX))), undefined));

/** What a share sheet sends along. Apps put a link into any of the three. */
export const sharedSearch = v.object({ title: text, text, url: text });
export type Shared = v.InferOutput<typeof sharedSearch>;

const LINK = /https?:\/\/\S+/;
/** More than this around a link is a recipe in words. */
const WORDS_AROUND_LINK = 300;

/** A link to read, or else the text that was shared. */
export const readShared = ({
  title = '',
  text: words = '',
  url = '',
}: Shared): { link: string; text: string } => {
  const link = LINK.exec(url)?.[0] ?? LINK.exec(words)?.[0] ?? LINK.exec(title)?.[0] ?? '';
  const isText =
    words.replace(LINK, '').trim().length > WORDS_AROUND_LINK || (link === '' && words.trim() !== '');
  return isText ? { link: '', text: [title, words].filter(Boolean).join('\n') } : { link, text: '' };
};
