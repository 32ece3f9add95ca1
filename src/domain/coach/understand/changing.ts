import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import { dayIn, slotIn } from './places.ts';
import {
  dayBefore,
  placeOf,
  type Reading,
  type Rule,
  SLOT_WORD,
  slotBefore,
  withoutManners,
} from './reading.ts';
import type { CoachRequest, DishWish } from './request.ts';
import { table } from './table.ts';
import { leaveOut } from './tastes.ts';
import { isAnyDish, wishIn } from './wish.ts';

// Things that the member wants otherwise: a slot, a portion, a day.

const MEAL_HERE = `(?:my |the |this |that |today )?(?:planned )?(?:${SLOT_WORD}|meal|dish|it)`;

const SKIP = [
  new RegExp(`^(?:i )?(?:have )?skipped (?:my |the )?${SLOT_WORD}`),
  new RegExp(
    `^(?:(?:can|could|may) i |i (?:want to |would like to |will |am going to |need to |have to )?)?(?:skip|cancel|drop|leave out|miss) ${MEAL_HERE}\\b|^(?:remove|delete|take) ${MEAL_HERE} (?:out|off|from|away)\\b|^(?:i )?(?:do )?not need (?:any |my |a )?${SLOT_WORD}`,
  ),
  new RegExp(`(?:^|\\bso )no ${SLOT_WORD}(?: for me)?(?: ${SLOT_WORD})?$`),
  new RegExp(
    `\\b(?:will not|do not want(?: to)?|do not need|am not (?:going to)?) ?(?:have|need|eat|having|eating|need)? ?(?:any |my |a )?${SLOT_WORD}$`,
  ),
  new RegExp(`^i am (?:eating out|invited|out) (?:for |at )?${SLOT_WORD}?$`),
  new RegExp(`^(?:remove|delete|take out|take off) ${MEAL_HERE}(?: from (?:the |my )?plan)?$`),
];
const skip: Rule = (reading) => {
  const text = withoutManners(reading.text);
  return SKIP.some((pattern) => pattern.test(text)) ? { tool: 'skip', ...placeOf(reading) } : null;
};

const MOVE =
  /^(?:move|shift|push|postpone|put|have|eat|bring|reschedule|swap|exchange|switch|change) (.+?) (?:to|until|on|for|with|and|onto|over to) (.+)$/;

/** Both sides name a place of the plan, and nothing else. */
const PLACE_ONLY =
  /^(?:(?:my|the|for|dinner|lunch|breakfast|snack|snacks|morning|afternoon|first|second|meal|dish|instead|slot|one|it|on|of|that|back|off|from|evening|night|noon|planned|today|tonight|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|day after|next|this|and|at) ?)+$/;

const DAY = '(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
/** "Tonight dinner tomorrow": what is moved, and the day to which. */
const TWO_DAYS = new RegExp(`^(.*\\b${DAY}\\b.*) (${DAY})$`);

/** A move or an exchange of two places. It is read from a message with its days, as both of them count. */
export const moveOf = (message: string, { known }: Pick<Reading, 'known'>): CoachRequest | null => {
  const text = withoutManners(message).replace(/^(?:can|could|may|shall) (?:i|we) /, '');
  const [, first = '', last = ''] = MOVE.exec(text) ?? [];
  const [, ofTwo, second] = TWO_DAYS.exec(first) ?? [];
  const [one, other] = ofTwo === undefined ? [first, last] : [ofTwo, `${second} ${last}`];
  if (one === '' || !PLACE_ONLY.test(one) || !PLACE_ONLY.test(other)) return null;
  const [from, to] = [one, other].map((words) => {
    const { day, rest } = dayIn(words, known.today);
    return { day, slot: slotIn(rest, known.hour) };
  });
  if (from === undefined || to === undefined) return null;
  const isIt = from.slot === null && /\b(?:it|that|this|meal|dish)\b/.test(one);
  const start = {
    day: from.day ?? (isIt ? dayBefore(known) : null) ?? known.today,
    slot: from.slot ?? (isIt ? slotBefore(known) : null) ?? to.slot,
  };
  if (start.slot === null || (to.slot === null && to.day === null)) return null;
  const end = { day: to.day ?? start.day, slot: to.slot ?? start.slot };
  return start.day === end.day && start.slot === end.slot
    ? null
    : { tool: 'move', from: { day: start.day, slot: start.slot }, to: end };
};

const FACTOR: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one and a half|1\.5)\b/, 1.5],
  [
    /\b(?:half (?:a |the |of )?(?:my |the )?(?:portion|serving|dinner|lunch|breakfast|snack|size|of)|halve|half as (?:much|big)|(?:only|just|the) half)\b/,
    0.5,
  ],
  [/\b(?:double|twice (?:as much|the)|two portions|2 portions|two servings|2 servings)\b/, 2],
  [/\b(?:smaller|less|reduce|shrink|cut down|not so big|too (?:big|large|much))\b/, 0.75],
  [/\b(?:bigger|larger|more|increase|second helping|too (?:small|little))\b/, 1.5],
];
const PORTION =
  /\b(?:(?:only|just|the) half(?: of (?:it|that|this))?$|times as (?:big|much)|portions?|servings?|helping|halve|double|twice|half (?:of |the |my )*(?:dinner|lunch|breakfast|snack)|(?:bigger|smaller|larger) (?:breakfast|lunch|dinner|snack)|(?:breakfast|lunch|dinner|snack) (?:bigger|smaller|larger)|more of (?:dinner|lunch|breakfast))\b/;
const TIMES = new RegExp(`\\b(${NUMBER}) (?:portions?|servings?|times)\\b`);

const rescale: Rule = (reading) => {
  const { text, asked } = reading;
  if (!PORTION.test(text) || /\b(?:how|what|why|people|calories in|i (?:ate|had))\b/.test(text)) return null;
  const factor = FACTOR.find(([words]) => words.test(text))?.[1];
  const times = TIMES.exec(text)?.[1];
  const by = factor ?? (times === undefined ? undefined : numberIn(times));
  return by === undefined || by === 1 || by > 4 || (asked && /^(?:is|are)\b/.test(text))
    ? null
    : { tool: 'rescale', ...placeOf(reading), factor: by };
};

const UNLOCK = new RegExp(`^(?:unlock|unpin|free|release) ${MEAL_HERE}`);
const LOCK = new RegExp(
  `^(?:lock|pin|fix|freeze in) ${MEAL_HERE}|^(?:keep|leave) ${MEAL_HERE}(?: in place| as (?:it is|is|planned)| the same| like that| locked| unchanged| where it is)?(?:,.*)?$|^do not (?:ever )?(?:change|touch|swap|replace) ${MEAL_HERE}`,
);
const lock: Rule = (reading) => {
  const text = withoutManners(reading.text);
  if (UNLOCK.test(text)) return { tool: 'lock', ...placeOf(reading), locked: false };
  return LOCK.test(text) ? { tool: 'lock', ...placeOf(reading), locked: true } : null;
};

const RENEW =
  /\b(?:new|fresh|different|another|whole new) (?:plan|week|day|menu|meals)\b|\b(?:plan|make|do|redo|remake|replan|regenerate|rebuild|refresh|renew|recreate|reshuffle|shuffle|change|replace|swap) (?:me )?(?:all (?:of )?)?(?:my |the |this |a )?(?:whole |entire |rest of (?:the |my )?)?(?:new |meal )?(?:plan|week|day|menu|everything|all meals|meals)\b|\b(?:start|plan) (?:all )?over\b|^(?:plan|make|do) (?:the day |everything )?(?:anew|again|new)\b|^(?:replan|redo|remake|renew|regenerate)(?: it| the day)?$|\bmake (?:it |all )?new (?:all )?(?:the )?(?:week|day)\b|\bregenerate\b/;
const WHOLE_WEEK = /\bweek|everything|whole plan|entire plan\b/;
export const renew: Rule = ({ text, day, slot, asked, known }) => {
  if (!RENEW.test(text) || slot !== null || /^(?:what|how|why|when|is|which)\b/.test(text)) return null;
  if (asked && /\bdid\b/.test(text)) return null;
  const isDay = /\b(?:day|today)\b/.test(text);
  return {
    tool: 'renew',
    day: WHOLE_WEEK.test(text) ? null : (day ?? (isDay ? known.today : null)),
  };
};

const SWAP_VERB = /^(?:swap|change|replace|exchange|switch|substitute|trade|make|turn)\b/;
const OTHERWISE =
  /\b(?:something (?:else|different|other|with|quick|quicker|light|lighter|easy|easier|vegetarian|vegan|that|without|less|more|simple|simpler|faster|warm|cold|high|low|on)|(?:a )?different (?:breakfast|lunch|dinner|snack|meal|dish|one)|another (?:breakfast|lunch|dinner|snack|meal|dish|one)|instead|(?:an ?)?other (?:breakfast|lunch|dinner|snack|meal|dish))\b/;
const CHANGE = /\b(?:swap|change|replace|exchange|switch)\b/;
const REFUSED = new RegExp(
  `\\b(?:do not (?:want|like|feel like|fancy)|not in the mood for|am (?:sick|tired|bored) of|hate) (?:to (?:eat|have|cook) )?${MEAL_HERE}\\b|\\bdo not (?:want|feel like|fancy) (?:to (?:eat|have|cook) )?(.+?) (?:for )?${SLOT_WORD}$`,
);
const TARGET =
  /\b(?:for|to|with|into|by|against) (?:a |an |the |some |something (?:like|with|made of) |anything (?:with )?)*(.+)$/;
const IS_WANTED = new RegExp(
  `^(?:i (?:want|would like|would love|would rather have|fancy|feel like|crave|am craving|prefer)|can (?:i|we) (?:have|get|eat)|could (?:i|we) (?:have|get|eat)|i would prefer|let us have|can (?:my )?${SLOT_WORD} be|could (?:my )?${SLOT_WORD} be|make (?:my |the )?${SLOT_WORD}) (.+)$`,
);

const swapWish = (text: string, known: Reading['known']): DishWish => {
  const wish = wishIn(text, known.foods);
  if (wish.with.length > 0) return wish;
  const wanted =
    IS_WANTED.exec(text)?.[1] ?? (CHANGE.test(text) ? TARGET.exec(text.replace(CHANGE, ''))?.[1] : undefined);
  const words = (wanted ?? '')
    .split(
      /[,;]| (?:for|without|but|at most|under|max|in|within|that|instead|with less|with more|please|which|because)\b/,
    )[0]
    ?.replace(new RegExp(`\\b(?:${SLOT_WORD}|instead|something|else|different|meal|dish|other)\\b`, 'g'), ' ')
    .trim();
  const food = words === undefined || words === '' ? null : known.foods.known(words);
  return food === null || wish.without.includes(food) || /\b(?:free|protein|calories)\b/.test(food)
    ? wish
    : { ...wish, with: [food] };
};

const LOOKS_FOR_IDEAS =
  /\b(?:what|which|ideas?|suggest\w*|recommend\w*|recipes?|show me|find me|any|have you|do you have|is there|i (?:can|could) (?:cook|make|eat)|to (?:cook|make|eat))\b/;

/** "A lunch that has more protein", for a day that is named. */
const A_MEAL = new RegExp(`^an? (?:[a-z]+ )?${SLOT_WORD}\\b`);

const swap: Rule = (reading) => {
  const { slot, known } = reading;
  const text = withoutManners(reading.text);
  if (/^(?:why|how|when|what is|did|is there)\b/.test(text)) return null;
  const refused = REFUSED.exec(text);
  const isIdea =
    slot === null &&
    reading.day === null &&
    known.before === null &&
    /^something with\b(?!.*\binstead\b)/.test(text);
  const isChange =
    CHANGE.test(text) || refused !== null || (OTHERWISE.test(text) && !isIdea && !LOOKS_FOR_IDEAS.test(text));
  const wish = swapWish(text, known);
  const isWanted = IS_WANTED.test(text) && (slot !== null || /\binstead\b/.test(text)) && !isAnyDish(wish);
  const isAsked =
    slot !== null &&
    !isAnyDish(wish) &&
    !/\bideas?\b/.test(text) &&
    (SWAP_VERB.test(text) ||
      (reading.day !== null && A_MEAL.test(text)) ||
      /\b(?:can|could) (?:i|we|it|the|my|dinner|lunch|breakfast)\b.*\b(?:be|have|get)\b/.test(text));
  if (!isChange && !isWanted && !isAsked) return null;
  const disliked = refused?.[1] === undefined ? null : known.foods.known(refused[1]);
  return {
    tool: 'swap',
    ...placeOf(reading),
    wish: disliked === null ? wish : { ...wish, without: [...new Set([...wish.without, disliked])] },
  };
};

/** The first that fits is meant. */
export const CHANGING: readonly Rule[] = [lock, skip, table, rescale, renew, leaveOut, swap];
