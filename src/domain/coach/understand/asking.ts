import {
  contains,
  cookingTime,
  craved,
  dish,
  figures,
  find,
  inHand,
  sources,
  substitute,
} from './asking-of-food.ts';
import { ahead, keeping, when } from './keeping.ts';
import { NUTRIENT_WORD, nutrientIn } from './nutrient-names.ts';
import { placeOf, type Rule, SLOT_WORD, withoutManners } from './reading.ts';
import type { CoachRequest } from './request.ts';
import { opinion } from './tastes.ts';

// Questions about the plan, the day and the app.

const WATER =
  /\bwater\b|\b(?:how much|what) (?:should|must|do) i (?:still )?(?:drink|need to drink)\b|\bhydrat\w+\b|\bfluids?\b|\b(?:do|should|must) i (?:still )?(?:(?:need|have) to )?drink (?:more|enough)\b|\bhow much (?:have|did) i (?:drunk|drank|drink)\b/;
const WHY_TARGET = new RegExp(
  `\\b(?:explain|where (?:do|does)|how did you (?:come up with|get|find))\\b.*(?:${NUTRIENT_WORD}|water).*(?:target|goal|come from|limit)|\\b(?:explain|come up with)\\b.*(?:target|goal)|\\bwhy\\b.*(?:${NUTRIENT_WORD}|\\bwater\\b)|\\bwhat (?:do|does) (?:i need|my body need|we need) .*(?:${NUTRIENT_WORD}).* for\\b|\\bis \\d+ calories (?:enough|too (?:much|many|little|low|high)|right|ok)\\b|\\bhow (?:is|was) (?:my |the )?.*(?:target|goal|calculated|worked out)|\\bhow (?:did|do) you (?:get|work out|calculate) (?:my |the )?.*(?:target|goal|${NUTRIENT_WORD})`,
);
const BURNT =
  /\b(?:how (?:much|many) (?:energy|calories) (?:do|does|did) (?:i|my body) (?:burn|use|need)|(?:my )?(?:expenditure|maintenance(?: calories)?|tdee)|check in)\b/;
const whyTarget: Rule = ({ text, slot }) => {
  if (BURNT.test(text)) return { tool: 'why-target', of: 'energy_kcal' };
  if (!WHY_TARGET.test(text) || (slot !== null && !/\btarget|goal\b/.test(text))) return null;
  const of = nutrientIn(text) ?? (WATER.test(text) ? 'water' : null);
  return { tool: 'why-target', of: of ?? 'energy_kcal' };
};

const WHY_MEAL = new RegExp(
  `\\bwhy\\b.*\\b(?:${SLOT_WORD}|dish|meal|this|that|it|plan(?:ned)?|every|each|always|choose|chose|chosen|pick(?:ed)?|given?|get(?:ting)?|got|have)\\b`,
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
  /^(?:what|how|why|show|did|have|is|am|my|weight|where is my|when)\b/.test(withoutManners(text)) &&
  (!/\b(?:goal|target|log|food|dish|record|enter|lose|should)\b|\bchange my\b/.test(text) ||
    /\bhow (?:much|many) (?:weight|kilos?|kg|pounds?) (?:did|have) i (?:lose|lost|gain(?:ed)?)\b/.test(text))
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
  ahead,
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
  craved,
];

/** They stand before what is told or changed, whose words they use. */
export const EARLY: readonly Rule[] = [
  whyTarget,
  contains,
  sources,
  open,
  keeping,
  when,
  substitute,
  inHand,
  opinion,
];
