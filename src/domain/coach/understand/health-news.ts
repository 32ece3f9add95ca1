import type { Rule } from './reading.ts';

// Things about a body that the plan must know before it changes anything: they are told on the safety page, never here.

const REACTION = '(?:allerg(?:y|ies|ic)|intoleran(?:ce|ces|t)|coeliac|celiac)';
const ALLERGEN =
  '(?:gluten|wheat|rye|barley|dairy|lactose|milk|(?:tree )?nuts?|peanuts?|almonds?|cashews?|hazelnuts?|walnuts?|eggs?|fish|shellfish|seafood|prawns?|shrimps?|mussels?|soya?|sesame|mustard|celery|lupin|sulphites?)';
const ILLNESS =
  '(?:high blood pressure|hypertension|(?:high )?cholesterol|heart disease|arthritis|ibs|irritable bowel|reflux|an?aemia|osteoporosis)';
const DIET = '(?:vegan|vegetarian|pescatarian|plant based|halal|kosher|jain)';

const NEWS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:have|has|had|got|get|getting|develop\\w*|discover\\w*|found|diagnos\\w+|became|become|am|are|turn(?:s|ed) out|might be|may be|could be|think|seem\\w*|suspect\\w*|says?|said|told|new|suddenly)\\b(?: [a-z]+){0,5} ${REACTION}\\b(?! (?:page|settings|list|friendly))`,
  ),
  new RegExp(`^(?:an? |my )?(?:new )?(?:[a-z]+ )?${REACTION}(?: (?:to|against|of) [a-z ]+)?$`),
  new RegExp(
    `\\b(?:can not|can no longer|may not|must not|should not|not allowed(?: to)?|no longer|have to (?:stop|avoid|give up)|had to (?:stop|avoid|give up)|need to (?:stop|avoid|give up)|do not tolerate|not digest|supposed to avoid)(?: (?:eat|eating|have|having|drink|drinking|tolerate|digest|touch|any))* ${ALLERGEN}(?! (?:for|on|at|tonight|today|tomorrow|this)\\b)\\b`,
  ),
  new RegExp(
    `\\b${ALLERGEN} (?:makes?|made|gives?|gave) me\\b|\\b${ALLERGEN} (?:does|do) not agree with me\\b|\\breact(?:ed|ing)? (?:badly )?to ${ALLERGEN}\\b`,
  ),
  new RegExp(
    `\\b(?:i|we) (?:have |will |want to |decided to |am going to |just )*(?:became|become|turned|went|gone|go|going|start(?:ed)? (?:to be|being|eating)|eat(?: only)?) (?:now |only |strictly )?${DIET}\\b(?! (?:tonight|today|tomorrow|for|on|this))|\\b(?:i|we) (?:am|are)(?: a| an| now| strictly)* ${DIET}(?: now| from now on)?$`,
  ),
  /\b(?:i|we) (?:have )?(?:stopped|quit|gave up|given up|no longer)(?: eat(?:ing)?)? (?:meat|animal products|all meat)\b/,
  new RegExp(
    `\\b(?:have|has|got|developed|diagnosed with|told me about|suffer from)(?: [a-z]+){0,2} ${ILLNESS}\\b`,
  ),
];

/** Questions about what is known, and somebody else's body. */
const NO_NEWS =
  /^(?:what|which|show|list|how|do you|does|is|are|who)\b|\b(?:friends?|guests?|visitors?|colleagues?|neighbou?rs?|coming over|visit\w*)\b|\b(?:breakfast|lunch|dinner|snacks?) with\b/;

/** "I developed a nut allergy, change my plan": the page comes first, the change after it. */
export const healthNews: Rule = ({ text }) =>
  !NO_NEWS.test(text) && NEWS.some((news) => news.test(text)) ? { tool: 'open', page: 'safety' } : null;
