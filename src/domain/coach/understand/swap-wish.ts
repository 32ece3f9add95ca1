import type { DishWish } from '../slots/request.ts';
import type { Reading } from './places-meant.ts';

const JUST_REFUSED =
  /\b(?:instead of|rather than|in place of|no more|sick of|tired of|bored of|not) (?:the |a |some |any )*$/;
const FOR_OTHER = /\b(?:for|to|with|into)\b/;
const EXCHANGED = /\b(?:swap|change|replace|exchange|switch)\b/;
const JUST_REPLACED = /\b(?:replace|swap|exchange|switch)(?: out)?(?: the| my| that)? $/;

/** "Swap the salmon for tofu": what is there now stands before what is wanted. */
export const swapWish = ({ slots, known }: Reading): DishWish => {
  const { wish, whole } = slots;
  const [first, ...others] = wish.with;
  if (first === undefined) return wish;
  const at = whole.indexOf(known.foods.known(first) === null ? '' : (slots.foods[0]?.words ?? ''));
  const before = whole.slice(0, Math.max(0, at));
  if (JUST_REPLACED.test(before)) return { ...wish, with: others, without: [...wish.without, first] };
  const isThere = others.length > 0 && EXCHANGED.test(before) && !FOR_OTHER.test(before);
  if (isThere) return { ...wish, with: others };
  const last = others.at(-1) ?? first;
  const lastWords = slots.foods.at(-1)?.words ?? '';
  const isRefused =
    lastWords !== '' && JUST_REFUSED.test(whole.slice(0, Math.max(0, whole.lastIndexOf(lastWords))));
  return isRefused
    ? { ...wish, with: wish.with.filter((food) => food !== last), without: [...wish.without, last] }
    : wish;
};
