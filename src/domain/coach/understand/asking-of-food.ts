import { NUMBER } from '../../food/amounts/written-numbers.ts';
import { NUTRIENT_WORD, nutrientIn } from './nutrient-names.ts';
import { dishBefore, placeOf, type Reading, type Rule, SLOT_WORD, withoutManners } from './reading.ts';
import { ANY_DISH, type DishRef } from './request.ts';
import { IN_HAND, isAnyDish, upToEnd, wishIn } from './wish.ts';

// Questions about dishes and foods.

const OF_FOOD = new RegExp(
  `(?:${NUTRIENT_WORD}|nutrition|nutrients|nutritional value|figures|macros).*? (?:are |is |does |do )?(?:there )?(?:in|of|for|has|have|contain(?:s)?) (.+)$|^(?:is|are) (.+?) (?:healthy|good for me|fattening|high in|low in|rich in|a good source of|full of)\\b|^(?:does|do) (.+?) (?:have|contain|has) (?:a lot of |much |many |any |lots of )?${NUTRIENT_WORD}|^how (?:healthy|fattening|many calories|much [a-z]+) (?:is|are|does|do|has|have) (.+?)(?: have| contain| got)?$|^([a-z ]+?) ${NUTRIENT_WORD}$|^${NUTRIENT_WORD} (?!rich|free|packed|heavy|bar|shake|powder)([a-z ]+)$`,
);
const OF_DAY = /^(?:my |the )?(?:day|today|plan|total|meals?|week|food|diet|it|this|all)$/;
const MEAL_WORD = new RegExp(
  `^(?:my |the |this |that |a )?(?:planned )?(?:${SLOT_WORD}|it|this|that|(?:the |this |that )?(?:dish|meal|recipe))$`,
);

const dishOf = (reading: Reading, words: string): DishRef | null => {
  if (MEAL_WORD.test(words)) return dishBefore(reading);
  const dish = reading.known.dishNamed(words);
  return dish === null ? null : { dish };
};

const LEADING_WORDS = /^(?:in|of|for|has|have|from|with|the|an?|is|are|there) /;
const bare = (words: string): string => {
  const next = words.replace(LEADING_WORDS, '');
  return next === words ? words : bare(next);
};
const AMOUNT_OF = new RegExp(
  `^(?:${NUMBER} ?(?:kg|g|gr|grams?|ml|cups?|slices?|pieces?) (?:of )?|(?:cup|slice|piece|bowl|plate|handful|glass|portion|serving|tablespoon|teaspoon)s? of )`,
);
const NO_FOOD =
  /^(?:much|many|high|low|more|less|my|the|any|how|idea|enough|daily|total)\b|\b(?:left|today|day|week|goal|target|idea|with|plan|need)\b/;

const VITAMINS_IN =
  /^(?:which|what) (?:vitamins|minerals|nutrients)(?: and (?:vitamins|minerals))? (?:are|is|does|do) (?:there )?(?:in )?(?:the |an? )?([a-z ]+?)(?: have| contain)?$/;

export const figures: Rule = (reading) => {
  const text = withoutManners(reading.text);
  const rich = VITAMINS_IN.exec(text)?.[1];
  const richFood = rich === undefined ? null : reading.known.foods.known(rich);
  if (richFood !== null) return { tool: 'food', food: richFood, of: 'vitamins' };
  if (/^(?:why|how long|how do)\b/.test(text)) return null;
  const found = OF_FOOD.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (found === undefined) return null;
  const words = bare(found).replace(AMOUNT_OF, '');
  if (OF_DAY.test(words)) return null;
  const ref = dishOf(reading, words);
  if (ref !== null) return { tool: 'dish', of: ref, ask: 'figures' };
  if (NO_FOOD.test(words)) return null;
  const food =
    reading.known.foods.known(words) ?? (/ (?:in|of) /.test(text) ? reading.known.foods.wordsOf(words) : '');
  return food === '' ? null : { tool: 'food', food, of: nutrientIn(text) };
};

const FREE_FROM: readonly RegExp[] = [
  /^(?:is|are|was|will|would) (.+?) (?:be )?(?:free (?:of|from)|without) (?:any )?(.+)$/,
  /^(?:is|are|was|will|would) (.+?) (?:be )?([a-z]+) free$/,
  /^(?:do|does|did|will|would) (.+?) (?:have|contain|include|hold|come with)(?: got)?(?: any| some| traces of| traces)? (.+?)(?: in (?:it|them))?$/,
  /^(?:is|are|was|were) (?:there )?(?:any |some |traces of )?(.+?) (?:in(?:side)?) (.+)$/,
  /^(?:any|some) (.+?) in (.+)$/,
  /^(?:is|are) (.+?) (?:really |also |still )?(vegan|vegetarian|meatless|plant based)$/,
  /^(?:is|are) (.+?) (?:safe|ok|okay|fine|suitable)(?: for me)? (?:for|with|if i have|if i am allergic to|given) (?:an? |my |the )?(.+?)(?: (?:allergy|allergies|intolerance))?$/,
  /^(?:can|may) (?:i|somebody|someone) (?:eat|have) (.+?) with (?:an? |my )?(.+?) (?:allergy|intolerance)$/,
];
/** The food stands before the dish. */
const FOOD_FIRST: ReadonlySet<number> = new Set([3, 4]);

/** "Is dinner gluten free?", "are there nuts in it": asked of the dish, and not a wish for another. */
export const contains: Rule = (reading) => {
  const text = withoutManners(reading.text);
  for (const [at, pattern] of FREE_FROM.entries()) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [one = '', other = ''] = found.slice(1);
    const [place, what] = FOOD_FIRST.has(at) ? [other, one] : [one, other];
    const ref =
      dishOf(reading, place) ?? (new RegExp(`\\b${SLOT_WORD}\\b`).test(place) ? placeOf(reading) : null);
    if (ref === null || nutrientIn(what) !== null) continue;
    const isDiet = /^(?:vegan|vegetarian|meatless|plant based)$/.test(what);
    const food = isDiet ? what : reading.known.foods.known(what);
    if (food !== null) return { tool: 'dish', of: ref, ask: 'contains', what: food };
  }
  return null;
};

const SOURCES = new RegExp(
  `\\b(?:sources?|foods?|things?) (?:of|for|with|rich in|high in|that (?:have|has|contain|are (?:rich|high) in)|have|has|contain|contains|containing|full of)\\b|\\b(?:what|which|anything)\\b.* (?:is|are|has|have|contains?|with) (?:rich in|high in|full of|(?:a )?lots? of|plenty of|a good source of|(?:the )?most|much)\\b|\\bwhere (?:do|can|could|should) i (?:get|find)\\b|\\bhow (?:do|can|could|should) i get (?:more|enough|my)\\b|^(?:good |best |more )?${NUTRIENT_WORD} (?:rich )?(?:foods?|sources?)$|\\bwhat (?:should|can|do|could|must) i eat (?:for|to get|against)\\b`,
);

/** "Where do I get iron from?" */
export const sources: Rule = ({ text, day, slot }) => {
  const bare = withoutManners(text);
  const of = nutrientIn(bare);
  if (of === null || of === 'energy_kcal' || day !== null || slot !== null) return null;
  if (/^(?:is|are|does|do|how much|how many)\b|\b(?:dish|dishes|meals?|recipes?|ideas?|cook)\b/.test(bare))
    return null;
  return SOURCES.test(bare) ? { tool: 'sources', of } : null;
};

const COOKING_TIME =
  /^how (?:long|much time|many minutes)(?: (?:do|does|should|must|to|will|would|shall|need)\b)?(?: (?:i|you|we|it)\b)?(?: (?:need|have)\b)?(?: to\b)? ?(?:take )?(?:cook|boil|steam|roast|bake|fry|simmer|soak|grill|take)?(?: (?:to|for))? ?(?:cook|boil|steam|roast|bake|fry)?(?: (?:the|some|a|an|my))* ?(.+?)(?: (?:take|takes|needs?(?: to)?|cook|boil|steam|bake|fry|roast|have to|to (?:cook|boil|bake|be done)|for(?: cooking)?|in (?:the|an?) (?:oven|pan|pot)))*$|^(?:cooking|boiling) time (?:of |for )?(.+)$|^(.+) cooking time$|^(?:when|how do i know when) (?:is|are) (?:the )?(.+?) (?:done|cooked|ready)$/;

const HOW_TO_COOK =
  /^how (?:(?:do|should|can|must) (?:i|we|you)|to) (?:cook|boil|steam|roast|soak) (?:the |some |my )?([a-z ]+)$/;

export const cookingTime: Rule = (reading) => {
  const text = withoutManners(reading.text);
  const cooked = HOW_TO_COOK.exec(text)?.[1] ?? '';
  const howTo = dishOf(reading, cooked) === null ? reading.known.foods.known(cooked) : null;
  if (howTo !== null) return { tool: 'cooking-time', food: howTo };
  const found = COOKING_TIME.exec(text);
  const words = found
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.trim();
  if (words === undefined) return null;
  const ref = dishOf(reading, words.replace(/ (?:take|takes|cook|to make|to cook|to prepare)$/, ''));
  if (ref !== null || new RegExp(`\\b${SLOT_WORD}\\b`).test(words))
    return { tool: 'dish', of: ref ?? placeOf(reading), ask: 'time' };
  const food = reading.known.foods.known(words);
  return food === null ? null : { tool: 'cooking-time', food };
};

const SUBSTITUTE = [
  /\b(?:substitutes?|substitutions?|replacements?|alternatives?|swap|stand in) (?:for|to|of) (?:the )?(.+)$/,
  /\b(?:what|anything|something)\b.*\b(?:instead of|in place of|rather than) (?:the )?(.+)$/,
  /^(?:i )?(?:ran|run|am) out of (.+?)(?: while cooking)?[,;.]? what .*$/,
  /^(?:i|we) (?:have|have got|got|am|are|ran)(?: out)? ?(?:no|of|not any) (.+?)[,;.]? (?:what|can|is there|could|anything|now what)\b.*$/,
  /^(?:i|we) do not have (?:any )?(.+?)[,;.]? (?:what|can|is there|could|anything|now what)\b.*$/,
  /^(?:can|could) i (?:replace|substitute|swap|leave out) (?:the )?(.+?)(?: (?:in|with|by|for) .*)?$/,
  /^(?:what (?:can|could|do) i )?(?:replace|substitute) (?:the )?(.+?)(?: (?:with|by))?$/,
  /^no (.+?)[,;.]? (?:what|can|is there|could|anything|now what)\b.*$/,
  /^(?:no |any )?(.+?)[,;.]? (?:any )?(?:alternatives?|substitutes?|replacements?|stand in)$/,
];
export const substitute: Rule = ({ text, slot, known }) => {
  if (slot !== null && /\b(?:swap|replace|substitute)\b/.test(text)) return null;
  for (const pattern of SUBSTITUTE) {
    const words = pattern.exec(withoutManners(text))?.[1];
    const food = words === undefined ? null : known.foods.known(words);
    if (food !== null) return { tool: 'substitute', food };
  }
  return null;
};

const INGREDIENTS =
  /\b(?:ingredients?|what is in(?:side)?|what goes in(?:to)?|made of|what do i need for|contain|what (?:do|does) (?:i need|it take) (?:to|for)(?: make| cook)?)\b/;
const METHOD =
  /\b(?:how (?:(?:do|can|should|would|to)(?: i| we| you)?|(?:i|we) (?:can|should|must)) ?(?:make|cook|prepare|do)|recipe|steps?|instructions?|method|walk me through|cook(?:ing)? (?:it|this|that))\b/;
const TIME = /\b(?:how (?:long|much time)|minutes|time)\b/;
const UNCLEAR =
  /\b(?:do not|not) (?:understand|get) (?:the |this |that )?(?:recipe|steps?|instructions?|dish)\b/;
const HEALTH = /\b(?:figures|nutrition|macros|healthy)\b/;

const ASK: readonly (readonly [RegExp, 'ingredients' | 'method' | 'time' | 'figures'])[] = [
  [INGREDIENTS, 'ingredients'],
  [TIME, 'time'],
  [HEALTH, 'figures'],
  [METHOD, 'method'],
];
const OBJECT =
  /\b(?:is in(?:side)?|goes in(?:to)?|for|of|make|cook|prepare|does|do(?! (?:i|we|you)\b)|in|with) (?:the |my |a |an |this )?(.+?)(?: (?:take|need|have|contain|made of|go into|recipe))*$/;

export const dish: Rule = (reading) => {
  const text = withoutManners(reading.text);
  if (UNCLEAR.test(text)) return { tool: 'dish', of: dishBefore(reading), ask: 'method' };
  const ask = ASK.find(([words]) => words.test(text))?.[1];
  if (ask === undefined) return null;
  const words =
    OBJECT.exec(text)?.[1] ??
    text.replace(/\b(?:recipe|ingredients?|steps|instructions|how long|does|take|for|the)\b/g, ' ').trim();
  const ref =
    dishOf(reading, words) ??
    dishOf(
      reading,
      text.replace(/\b(?:the )?(?:recipe|ingredients?|steps|instructions|method)\b/g, ' ').trim(),
    ) ??
    (new RegExp(`\\b(?:${SLOT_WORD}|it|this|that dish)\\b`).test(text) &&
    isAnyDish(wishIn(text, reading.known.foods))
      ? placeOf(reading)
      : null);
  return ref === null ? null : { tool: 'dish', of: ref, ask };
};

const IDEAS =
  /^(?:an?|any|some) (?:[a-z]+ )*(?:breakfast|lunch|dinner|snack|meal|dish|recipe|soup|salad)\b|\b(?:have you(?: got)?|do you (?:have|know)|is there|which|ideas?|suggest\w*|recommend\w*|recipes?|inspir\w*|options?|dishes|show me|find(?: me)?|any(?:thing)?|something|what (?:else )?(?:can|could|should|shall|do|to) (?:i|we)?|what (?:can be )?(?:cook|make|made)|what i can|give me|know any|got any)\b/;
const FOR_FOOD =
  /\b(?:cook|make|made|do|prepare|eat|bake|use|meal|soup|salad|curry|stew|dish|dishes|recipes?|dinner|lunch|breakfast|snacks?|foods?|ideas?|something|anything|use up)\b/;

export const find: Rule = (reading) => {
  const { slot, known } = reading;
  const text = withoutManners(reading.text);
  if (/^(?:why|when|how (?:long|much|many)|did|i (?:ate|had))\b/.test(text)) return null;
  const wish = wishIn(text, known.foods);
  const isTerse = text.split(' ').length <= 4 && !isAnyDish(wish);
  if (!(IDEAS.test(text) || isTerse) || !FOR_FOOD.test(text)) {
    return null;
  }
  const isIdea = /\b(?:ideas?|suggest\w*|recommend\w*|inspir\w*|options|recipes)\b/.test(text);
  if (isAnyDish(wish) && !isIdea) return null;
  const named = wish.with.length > 0 || !isIdea ? null : foodOfIdea(text, known);
  return { tool: 'find', slot, wish: named === null ? wish : { ...wish, with: [named] } };
};

/** "I am tired and want chocolate" */
const CRAVED =
  /\b(?:want|crave|am craving|feel like|fancy|in the mood for|hungry for|could eat)(?: (?:to eat|some|a|an|something with|something like))* ([a-z ]+)$/;
export const craved: Rule = ({ text, asked, slot, known }) => {
  const food = asked ? null : known.foods.known(CRAVED.exec(withoutManners(text))?.[1] ?? '');
  return food === null ? null : { tool: 'find', slot, wish: { ...ANY_DISH, with: [food] } };
};

/** "I have broccoli left, what do I do with it": no news about the pantry. */
export const inHand: Rule = ({ text, slot, known }) => {
  const wish = IN_HAND.test(text) ? wishIn(text, known.foods) : null;
  return wish === null || wish.with.length === 0 ? null : { tool: 'find', slot, wish };
};

const foodOfIdea = (text: string, { foods }: Reading['known']): string | null => {
  const before = /^(?:any |some |a |an |the )*(.+?) (?:recipes?|ideas?|dishes|suggestions?|options?)\b/.exec(
    text,
  )?.[1];
  const words = before
    ?.replace(
      new RegExp(
        `\\b(?:${SLOT_WORD}|meal|quick|easy|fast|simple|new|good|nice|healthy|more|any|some|got)\\b`,
        'g',
      ),
      ' ',
    )
    .trim();
  return words === undefined || words === ''
    ? null
    : foods.known(upToEnd(words.replace(/^i (?:like|love|have|want) /, '')));
};
