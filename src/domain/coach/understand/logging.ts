import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import { gramsIn } from '../../food/diary/spoken-amounts.ts';
import type { FoodPhrases } from './food-phrase.ts';
import { litresIn, weightIn } from './quantities.ts';
import { dishBefore, placeOf, type Rule, SLOT_WORD, withoutManners } from './reading.ts';

// Things that the member tells: drunk, weighed, eaten, bought, at home.

const WATER = /\b(?:water|h2o|drunk|drank|sparkling)\b/;
const DRUNK = /\b(?:drank|drunk|drink|had|log|add|logged|put|record|track|have drunk|plus|down)\b/;
const LITRES_ALONE = /^(?:another |\+ ?|plus )?\S+(?: \S+)? ?(?:ml|l|litres?|liters?)(?: more)?$/;
const OTHER_DRINK =
  /\b(?:milk|juice|cola|coke|beer|wine|coffee|tea|lemonade|smoothie|soda|latte|cappuccino|whisky|vodka|kefir|soup|yogurt|of (?!water)[a-z]+)\b/;
const ASKS = /^(?:how|what|when|why|which|is|are|do|does|did|should|can|am|where)\b/;

const drank: Rule = ({ text }) => {
  const water = text.split(/,| and (?!a half)| plus /).find((part) => WATER.test(part)) ?? text;
  if (ASKS.test(text) || OTHER_DRINK.test(water)) return null;
  const litres = litresIn(water);
  if (litres === null || !(WATER.test(text) || LITRES_ALONE.test(text))) return null;
  return WATER.test(text) &&
    !(DRUNK.test(text) || /^[^a-z]*\d|^(?:a|an|one|two|three|four|another|half) /.test(text))
    ? null
    : { tool: 'drank', litres };
};

const WEIGHED = /\b(?:weigh(?:ed)?(?: in| myself)?|(?:my )?weight|scales?(?: says?| said| shows?)?)\b/;
const weigh: Rule = ({ text }) => {
  if (ASKS.test(text) || /\b(?:lose|goal|target|want|gain|lost|gained)\b/.test(text)) return null;
  const hasUnit = /\d ?(?:kg|kilos?|kilograms?|lbs?|pounds?|st|stones?)\b/.test(text);
  const isLine = /^(?:i am |log |at )?\d+(?:\.\d+)? ?(?:kg|kilos?|lbs?|pounds?)(?: this morning)?$/.test(
    text,
  );
  if (!(WEIGHED.test(text) && /\d/.test(text)) && !isLine) return null;
  if (!hasUnit && !/\d{2,3}(?:\.\d)?$/.test(text)) return null;
  const kg = weightIn(text.replace(/^.*?(?=\d)/, ''));
  return kg === null ? null : { tool: 'weigh', kg };
};

const TIMER = new RegExp(
  `\\b(?:timer|remind me in|countdown|alarm|wake me in|tell me in|ping me in)\\b.*?(${NUMBER}) minutes?|(${NUMBER}) minutes? (?:timer|countdown)`,
);
const timer: Rule = ({ text }) => {
  const found = TIMER.exec(text);
  if (found === null) return null;
  const minutes = numberIn(found[1] ?? found[2] ?? '');
  return minutes > 0 ? { tool: 'timer', minutes } : null;
};

const TO_BUY = [
  /^(.+?) (?:on|onto|to) (?:my |the |our )?(?:shopping list|grocery list|groceries|list)$/,
  /^(?:add|put|write|note|get|stick) (.+?) (?:to|on|onto|in|into) (?:my |the |our )?(?:(?:shopping|grocery|groceries|shop)?(?: ?list| ?basket| shopping)|groceries)$/,
  /^(?:i|we) (?:need|have|must|should|want)(?: to)? (?:buy|get|pick up|shop for) (.+)$/,
  /^(?:buy|remind me to (?:buy|get)|do not forget|pick up) (.+?)(?: for me)?$/,
  /^(?:shopping|grocery) list:? (?:add )?(.+)$/,
];

const firstOf = (text: string, patterns: readonly RegExp[]): string | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return found.slice(1).find((part) => part !== undefined) ?? '';
  }
  return null;
};

/** A line for the list, and no question or sentence. */
const LINE_ONLY = /^(?!(?:add|put|write|note|get|stick|what|is|are|show|i|we|how|which)\b)[^,?]+$/;
const NOTED = /, (?:note|put|add|write) (?:it|that|them)\b.*$/;
const NEEDED = /^(?:i|we) (?:still )?need (?:more )?((?!to )[a-z ]+?)(?: for the (?:house|week))?$/;

const buy: Rule = ({ text, known }) => {
  const needed = NEEDED.exec(text.replace(NOTED, ''))?.[1] ?? '';
  if (
    needed !== '' &&
    (NOTED.test(text) || known.foods.known(needed) !== null) &&
    !/\b(?:idea|recipe|dinner|lunch|breakfast|snack|less|much|many|protein|fibre)/.test(needed)
  )
    return { tool: 'buy', name: listName(needed, known.foods) };
  const named = firstOf(
    withoutManners(text).replace(NOTED, ''),
    LINE_ONLY.test(withoutManners(text)) ? TO_BUY : TO_BUY.slice(1),
  );
  const name = named === null ? '' : listName(named, known.foods);
  return name === '' ? null : { tool: 'buy', name };
};

const listName = (words: string, foods: FoodPhrases): string =>
  foods.wordsOf(words) === '' || /^(?:it|that|this|them|those|these)$/.test(words)
    ? ''
    : words.replace(/^(?:some|the|a|an|any|more) /, '').trim();

const GONE = [
  /^(?:i|we) (?:are|am|have run|have|ran|just ran)(?: all)? out of (.+)$/,
  /^out of (.+)$/,
  /^(?:used up|finished) (?:all |the |my )*(?:last )?(?:of )?(?:the )?(.+)$/,
  /^(?:(?:i|we) (?:have )?(?:used up|finished)(?: all)?(?: of)?(?: the| our| my)?|there (?:is|are) no(?: more)?|no more|(?:i|we) have no(?: more)?|(?:i|we) do not have(?: any)?(?: more)?) (?:last )?([a-z ]+?)(?: left| at home| any ?more| in (?:the|my) (?:fridge|pantry|house))*$/,
  /^(?:the |my |our )?([a-z ]+?) (?:is|are) (?:all )?(?:gone|used up|empty)$/,
];
const HERE = [
  /^(?:i|we)(?: still| already)? (?:have|got|have got)(?: still| already)? (.+?)(?: left)?(?: (?:at home|in (?:the|my|our) (?:fridge|pantry|freezer|cupboard|house|kitchen)|here))$/,
  /^(?:we)(?: still| already)? (?:have|got|have got) (.+)$/,
  /^(?:i)(?: still| already) (?:have|got|have got) (.+)$/,
  /^there (?:is|are)(?: still)? (.+?) (?:at home|in (?:the|my|our) (?:fridge|pantry|freezer|cupboard|house|kitchen))$/,
  /^(?:(?:i|we) )?(?:just |have )*(?:bought|got me|picked up) (.+?)$/,
  /^(?:(?:i|we) )?(?:have )?(?:just )?got (.+?) (?:from|at|in) the (?:shop|store|market|super ?market)$/,
  /^in (?:my|the|our) (?:fridge|pantry|freezer|cupboard|kitchen) (?:is|are|there is|there are|i have) (.+)$/,
  /^(?:add|put|log) (.+?) (?:to|in|into) (?:my|the|our) (?:pantry|fridge|cupboard|freezer|kitchen)$/,
];
const AMOUNT_BEFORE = new RegExp(
  `^(?:about |around |only |just )?${NUMBER} ?(?:kg|kilos?|g|gr|grams?|ml|l) (?:of )?`,
);

const atHome: Rule = ({ text, asked, known }) => {
  if (asked && !/^(?:i|we) have/.test(text)) return null;
  const gone = firstOf(text, GONE);
  if (
    gone !== null &&
    !/\b(?:ever|again|meals?|plan)\b/.test(text) &&
    !/\b(?:time|idea|energy|clue|dinner|lunch|breakfast)\b/.test(gone)
  ) {
    const food = known.foods.known(gone);
    if (food !== null) return { tool: 'at-home', food, grams: 0 };
  }
  const here = firstOf(text, HERE);
  if (here === null || /\bcan i\b|\bwhat\b/.test(here)) return null;
  const food = known.foods.known(here.replace(AMOUNT_BEFORE, ''));
  return food === null ? null : { tool: 'at-home', food, grams: gramsIn(here) };
};

const MEAL = `(?:my |the |a |our )?(?:planned |whole |entire )?(${SLOT_WORD}|meal)`;
const EATEN_PLANNED = [
  new RegExp(
    `^(?:(?:i|we) )?(?:have )?(?:already |just )*(?:ate|eat|eaten|had|finished|cooked and ate|enjoyed)(?: already| just)?(?: all of)? ${MEAL}(?: as planned| already| now| too| today| just now| like planned)*$`,
  ),
  new RegExp(
    `^(?:mark|log|tick(?: off)?|check(?: off)?|record|set|track) ${MEAL}(?: as)?(?: eaten| done| finished| off| as planned)*$`,
  ),
  new RegExp(`^${MEAL} (?:is |was )?(?:done|eaten|finished|had|complete|completed)$`),
  new RegExp(
    `^(?:i )?(?:ate|had|eaten) (?:what was planned|as planned|the planned (?:one|meal|dish))(?: for ${SLOT_WORD})?$`,
  ),
  new RegExp(`^(?:done|finished) (?:with )?${MEAL}$`),
];

const EATEN_IT =
  /^(?:done )?(?:(?:i|we) )?(?:have )?(?:already |just )*(?:ate|eaten|had|finished|eat) (?:it|that|this)(?: all| already)?$/;

const atePlanned: Rule = (reading) => {
  if (reading.asked) return null;
  const text = reading.text.replace(/,/g, '');
  const isIt = EATEN_IT.test(text) && 'slot' in dishBefore(reading);
  return isIt || EATEN_PLANNED.some((pattern) => pattern.test(text))
    ? { tool: 'ate-planned', ...placeOf(reading) }
    : null;
};

const ATE = [
  /^(?:(?:in the )?(?:morning|evening|afternoon|night),? )?(?:i|we)(?: have)?(?: also| just| already)? (?:ate|eaten|had|have had|snacked(?: on)?|had eaten|munched(?: on)?|finished|drank|drunk|nibbled(?: on)?|grabbed|devoured)(?: also| just| already)? (.+)$/,
  /^(?:ate|had|just ate|just had|snacked on|also had|also ate|eaten) (.+)$/,
  /^(?:log|add|track|record|put|enter|note)(?: down)? (.+?)(?: (?:to|in|into) (?:my |the )?(?:diary|log|food log|today|day))?$/,
  /^(?:for )?(?:breakfast|lunch|dinner|a snack|my snack|snack) (?:i (?:had|ate)|was|it was) (.+)$/,
  /^(?:instead (?:of (?:my |the )?(?:breakfast|lunch|dinner|plan|snack)|,)?,?) i (?:ate|had) (.+)$/,
  /^my (?:breakfast|lunch|dinner|snack) was (.+)$/,
  /^(.+?),? (?:that is|is) what i (?:had|ate)$/,
];
const COUNTED = new RegExp(
  `^((?:about |around |roughly |nearly |almost )?${NUMBER}(?: (?:and a half|big|small|large|medium|huge|little|whole|more))*(?: (?:slices?|slice|pieces?|cups?|bowls?|plates?|glass(?:es)?|bars?|handfuls?|scoops?|tbsp|tablespoons?|tsp|teaspoons?|spoons?|g|gr|grams?|kg|ml|l|litres?|oz|ounces?|pints?|cans?|tins?|bottles?|packs?|packets?|portions?|servings?|squares?|bites?|mugs?|bags?))?)(?: of)? (.+)$`,
);
/** Foods in a row; "between lunch and dinner" is a time. */
const SEVERAL = /^(?!.*\bbetween\b).*(?: (?:and|with|plus) |, )/;
const FOR_SLOT = new RegExp(`(?: (?:for|as|at|to|with) (?:my |a |the )?${SLOT_WORD})$`);
const MOST_BARE = 6;
const NOTHING_EATEN =
  /^(?:nothing|enough|too much|a lot|it|that|this|them|dinner|lunch|breakfast|an? (?:idea|question|problem|meeting|day|reaction)|some$|out\b|favou?rite|delicious|so much|fun|to|no )\b/;

const ate: Rule = ({ text, asked, day, slot, known }) => {
  if (asked && ASKS.test(text)) return null;
  const said = firstOf(text, ATE);
  if (said === null || NOTHING_EATEN.test(said)) return null;
  const isLogged = /^(?:log|add|track|record|put|enter|note)\b/.test(text);
  const phrase = said
    .replace(FOR_SLOT, '')
    .replace(
      / (?:instead(?: of.*)?|earlier|just now|(?:at|in) (?:my |a |the |our )?(?:work|office|party|school|home|friends?|mums?|moms?|parents|restaurant|canteen|cafe|cinema|town)(?: (?:house|place))?|with (?:friends|my \w+))$/,
      '',
    )
    .replace(FOR_SLOT, '');
  const counted = COUNTED.exec(phrase);
  const all = counted?.[2] ?? phrase;
  const words = SEVERAL.test(all) ? all : known.foods.wordsOf(all);
  if (words === '') return null;
  if (isLogged && counted === null && known.foods.known(words) === null) return null;
  const amount =
    counted === null || /^(?:a|an)$/.test(counted[1] ?? '') ? (counted?.[1] ?? null) : (counted[1] ?? null);
  return { tool: 'ate', food: words, amount, day: day ?? known.today, slot };
};

/** An amount of a food and nothing else: "200 ml oat milk". It is read last. */
export const bareFood: Rule = ({ text, asked, day, slot, known }) => {
  const [, amount, food = ''] = COUNTED.exec(text) ?? [];
  if (asked || amount === undefined || food.split(' ').length > MOST_BARE || known.foods.known(food) === null)
    return null;
  return { tool: 'ate', food, amount, day: day ?? known.today, slot };
};

/** The first that fits is meant. */
export const LOGGING: readonly Rule[] = [timer, drank, weigh, buy, atePlanned, atHome, ate];
