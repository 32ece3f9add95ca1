import { opinion } from './changing.ts';
import { NUTRIENT_WORD, nutrientIn } from './nutrient-names.ts';
import { NUMBER } from './quantities.ts';
import { dishBefore, placeOf, type Reading, type Rule, SLOT_WORD, withoutManners } from './reading.ts';
import type { CoachRequest, DishRef } from './request.ts';
import { IN_HAND, isAnyDish, upToEnd, wishIn } from './wish.ts';

// Questions about the plan, dishes, foods and the day.

const WATER =
  /\bwater\b|\b(?:how much|what) (?:should|must|do) i (?:still )?(?:drink|need to drink)\b|\bhydrat\w+\b|\bfluids?\b|\b(?:do|should|must) i (?:still )?(?:(?:need|have) to )?drink (?:more|enough)\b|\bhow much (?:have|did) i (?:drunk|drank|drink)\b/;
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

const figures: Rule = (reading) => {
  const text = withoutManners(reading.text);
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

const WHY_TARGET = new RegExp(
  `\\b(?:explain|where (?:do|does)|how did you (?:come up with|get|find))\\b.*(?:${NUTRIENT_WORD}|water).*(?:target|goal|come from|limit)|\\b(?:explain|come up with)\\b.*(?:target|goal)|\\bwhy\\b.*(?:${NUTRIENT_WORD}|\\bwater\\b)|\\bwhat (?:do|does) (?:i need|my body need|we need) .*(?:${NUTRIENT_WORD}).* for\\b|\\bhow (?:is|was) (?:my |the )?.*(?:target|goal|calculated|worked out)|\\bhow (?:did|do) you (?:get|work out|calculate) (?:my |the )?.*(?:target|goal|${NUTRIENT_WORD})`,
);
const whyTarget: Rule = ({ text, slot }) => {
  if (!WHY_TARGET.test(text) || (slot !== null && !/\btarget|goal\b/.test(text))) return null;
  const of = nutrientIn(text) ?? (WATER.test(text) ? 'water' : null);
  return { tool: 'why-target', of: of ?? 'energy_kcal' };
};

const WHY_MEAL = new RegExp(
  `\\bwhy\\b.*\\b(?:${SLOT_WORD}|dish|meal|this|that|it|plan(?:ned)?|choose|chose|chosen|pick(?:ed)?|given?|get(?:ting)?|got|have)\\b`,
);
const REASON_OF_MEAL = new RegExp(`\\breason\\b.*\\b${SLOT_WORD}\\b`);
const whyMeal: Rule = (reading) =>
  REASON_OF_MEAL.test(reading.text) ||
  (WHY_MEAL.test(reading.text) &&
    !/\bwhy (?:not|do you|are you|am i)\b(?!.*(?:getting|choose))/.test(reading.text))
    ? { tool: 'why-meal', ...placeOf(reading) }
    : null;

const AMOUNT =
  /\b(?:left|remaining|remain|still|today|so far|yesterday|tomorrow|day|target|goal|intake|had|eaten|ate|get|got|over|under|need|enough|plan(?:ned)?|how (?:much|many)|total|budget|allowed|reached|macros|more can i|track|doing|drink more)\b/;
/** Water for basil, salt for the pasta: nobody's day. */
const FOR_OTHERS =
  /\b(?:for|into?|on) (?!(?:me|us|today|tomorrow|yesterday|now|my|our|the (?:day|rest|week|whole)|a day|breakfast|lunch|dinner|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|plan|the plan|total|far)\b)(?:the |my |a )?[a-z]+/;
const MOST_TERSE = 3;

const amount: Rule = ({ text, day, slot, asked, known }) => {
  const bare = withoutManners(text);
  const of = WATER.test(bare) ? 'water' : nutrientIn(bare);
  const target = day ?? known.today;
  const leftAlone =
    /^(?:what|how much|how many)(?: is| do i have| have i got)? (?:left|remaining)(?: for me)?$|^how much (?:more )?(?:can|may|could|should) i (?:still )?eat(?: now)?$|^what (?:can|may) i still eat$|^(?:how am i doing|am i on track|on track|my (?:numbers|macros|progress)|macros)$/.test(
      bare,
    );
  if (FOR_OTHERS.test(bare)) return null;
  if (of === null)
    return leftAlone && slot === null ? { tool: 'amount', of: 'energy_kcal', day: target } : null;
  const isTerse = bare.split(' ').length <= MOST_TERSE;
  return AMOUNT.test(bare) || day !== null || isTerse || asked ? { tool: 'amount', of, day: target } : null;
};

const weight: Rule = ({ text }) =>
  /\b(?:weigh|weight|scales?|kilos?|lost|gained)\b/.test(text) &&
  /^(?:what|how|show|did|have|is|am|my|weight|where is my|when)\b/.test(withoutManners(text)) &&
  !/\b(?:goal|target|log|food|dish|record|enter|lose|should)\b|\bchange my\b/.test(text)
    ? { tool: 'weight' }
    : null;

const pantry: Rule = ({ text }) =>
  /\b(?:pantry|fridge|freezer|cupboard|at home|in (?:the|my) (?:kitchen|house)|in stock)\b/.test(text) &&
  /^(?:what|show|which|list|do|have|is|anything|my|pantry|how much|open)\b/.test(withoutManners(text)) &&
  !/\b(?:cook|make|made|eat|prepare|dinner|lunch|breakfast|recipe|do with|bake|buy|dish)\b/.test(text)
    ? { tool: 'pantry' }
    : null;

const shopping: Rule = ({ text }) =>
  /\b(?:shopping|grocer(?:y|ies)|(?:from|at) the (?:super ?market|store|shop)|(?:have|need) to buy|must i buy|should i buy$|need from the (?:shop|store)|shop for)\b|^(?:my |the )?list$/.test(
    text,
  ) && !/^(?:add|put|buy)\b/.test(text)
    ? { tool: 'shopping' }
    : null;

const rules: Rule = ({ text }) =>
  /\b(?:my|which|what)\b.*\b(?:allerg\w+|intoleranc\w+|left out|leave out|excluded?|avoid(?:ed|ing)?|diet|dislikes?|not allowed|rules|preferences|banned)\b/.test(
    text,
  ) && !/\b(?:change|edit|add|set|update|remove)\b/.test(text)
    ? { tool: 'rules' }
    : null;

const COOKING_TIME =
  /^how (?:long|much time|many minutes)(?: (?:do|does|should|must|to|will|would|shall|need)\b)?(?: (?:i|you|we|it)\b)?(?: (?:need|have)\b)?(?: to\b)? ?(?:take )?(?:cook|boil|steam|roast|bake|fry|simmer|soak|grill|take)?(?: (?:to|for))? ?(?:cook|boil|steam|roast|bake|fry)?(?: (?:the|some|a|an|my))* ?(.+?)(?: (?:take|takes|needs?(?: to)?|cook|boil|steam|bake|fry|roast|have to|to (?:cook|boil|bake|be done)|for(?: cooking)?|in (?:the|an?) (?:oven|pan|pot)))*$|^(?:cooking|boiling) time (?:of |for )?(.+)$|^(.+) cooking time$|^(?:when|how do i know when) (?:is|are) (?:the )?(.+?) (?:done|cooked|ready)$/;

const cookingTime: Rule = (reading) => {
  const text = withoutManners(reading.text);
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
const substitute: Rule = ({ text, slot, known }) => {
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
const HEALTH = /\b(?:figures|nutrition|macros|healthy)\b/;

const ASK: readonly (readonly [RegExp, 'ingredients' | 'method' | 'time' | 'figures'])[] = [
  [INGREDIENTS, 'ingredients'],
  [TIME, 'time'],
  [HEALTH, 'figures'],
  [METHOD, 'method'],
];
const OBJECT =
  /\b(?:is in(?:side)?|goes in(?:to)?|for|of|make|cook|prepare|does|do(?! (?:i|we|you)\b)|in|with) (?:the |my |a |an |this )?(.+?)(?: (?:take|need|have|contain|made of|go into|recipe))*$/;

const dish: Rule = (reading) => {
  const text = withoutManners(reading.text);
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
  /\b(?:cook|make|made|do|prepare|eat|bake|use|meal|soup|salad|curry|stew|dish|dishes|recipes?|dinner|lunch|breakfast|snacks?|ideas?|something|anything|use up)\b/;

const find: Rule = (reading) => {
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

/** "I have broccoli left, what do I do with it": no news about the pantry. */
const inHand: Rule = ({ text, slot, known }) => {
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

const MEALS =
  /\b(?:what|which|show|see|list|menu|plan|planned|meals?|food|eat|eating|ate|have|having|had|cook|cooking|for|next|is there|diary)\b/;
const meals: Rule = (reading) => {
  const { day, slot, known, text } = reading;
  const bare = withoutManners(text);
  if (/\b(?:weeks?|weekly|next days|7 days|seven days)\b/.test(bare)) return { tool: 'week' };
  if (day !== null && /^(?:show(?: me)?|see|and|the|what is|what about)?$/.test(bare))
    return { tool: 'meals', day, slot: null };
  const aboutFood =
    /\b(?:eat|eating|ate|eaten|meals?|menu|plan|planned|food|cook|cooking|have|having|had|diary|hungry|on (?:the )?(?:menu|table|plan))\b/.test(
      bare,
    );
  const isTerse = bare.split(' ').length <= MOST_TERSE;
  if (/^(?:i |we )(?!what)/.test(bare) && !/\b(?:what|which)\b/.test(bare)) return null;
  if (/\bnext (?:meal|one)\b/.test(bare) || /\bhungry\b/.test(bare))
    return { tool: 'meals', day: day ?? known.today, slot: slot ?? placeOf(reading).slot };
  if (slot !== null && (MEALS.test(bare) || isTerse || reading.asked))
    return { tool: 'meals', day: day ?? known.today, slot };
  return aboutFood && (MEALS.test(bare) || isTerse)
    ? { tool: 'meals', day: day ?? known.today, slot: null }
    : null;
};

const PAGES: readonly (readonly [RegExp, Extract<CoachRequest, { tool: 'open' }>['page']])[] = [
  [/\b(?:allerg\w+|intoleran\w+|kidney|pregnan\w+|safety)\b/, 'safety'],
  [/\b(?:goal|target|activity level|height|age)\b/, 'goal'],
  [/\b(?:diet|preferences?|cuisines?|how i eat|cooking time|budget|spicy)\b/, 'preferences'],
  [/\b(?:notifications?|reminders?|remind me)\b/, 'notifications'],
  [/\b(?:period|cycle)\b/, 'cycle'],
  [/\b(?:progress|chart|graph|history)\b/, 'progress'],
  [/\b(?:own (?:recipes?|foods?|dish)|my recipe|barcode|scan|import)\b/, 'own-food'],
  [/\bdiary|food log\b/, 'diary'],
  [/\bshopping (?:list|page)\b/, 'shopping'],
  [/\b(?:pantry (?:page|list)?|what i have at home)\b/, 'pantry'],
  [/\b(?:settings?|password|account|dark mode|theme|units|photo|profile|language|export|data)\b/, 'settings'],
];
const GO =
  /^(?:open|go to|take me to|show me)(?: the| my)? .*(?:page|settings|safety|preferences|notifications|diary|cycle|progress)|^(?:i want to|can i|let me) (?:enter|add|write|type|make) (?:my|an?) own\b/;
const open: Rule = ({ text }) => {
  const bare = withoutManners(text);
  const isAsked =
    /^(?:where|open|go to|take me to|how (?:do|can|to) (?:i )?(?:change|set|edit|turn|log|add|enter|import|scan|switch|delete|update|see|find|get|export|stop|remove|make|track)|change|set|edit|turn (?:on|off)|switch (?:on|off|to)|enable|disable|update|delete|import|scan|export|i (?:want|need) to (?:change|edit|set|update|delete)|remind me to (?!buy|get|pick)|i am allergic|i have an? .*(?:allergy|intolerance)|can i (?:import|scan|change))\b/.test(
      bare,
    );
  if (!isAsked && !GO.test(text)) return null;
  const page = PAGES.find(([words]) => words.test(bare))?.[1];
  return page === undefined ? null : { tool: 'open', page };
};

/** The first that fits is meant. */
export const ASKING: readonly Rule[] = [
  whyMeal,
  cookingTime,
  figures,
  pantry,
  find,
  dish,
  rules,
  shopping,
  amount,
  weight,
  meals,
];

/** They stand before what is told or changed, whose words they use. */
export const EARLY: readonly Rule[] = [whyTarget, open, substitute, inHand, opinion];
