import { addDays } from '../../calendar/days.ts';
import { NUMBER } from '../../food/amounts/written-numbers.ts';
import { gramsIn } from '../../food/diary/spoken-amounts.ts';
import { ASKING, EARLY } from './asking.ts';
import { CHANGING, moveOf, renew } from './changing.ts';
import { healthNews } from './health-news.ts';
import { keeping } from './keeping.ts';
import { bareFood, LOGGING } from './logging.ts';
import { nutrientIn } from './nutrient-names.ts';
import { slotIn } from './places.ts';
import { plainWords } from './plain-words.ts';
import { dayBefore, dishBefore, type Known, type Reading, type Rule, readMessage } from './reading.ts';
import { ANY_DISH, type CoachRequest, type DishWish } from './request.ts';
import { company, peopleAfter } from './table.ts';
import { AT_HOME, isAnyDish, wishIn, withMore } from './wish.ts';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1 st|top|1|number one)\b/, 1],
  [/\b(?:second|2 nd|middle|2|two|other)\b/, 2],
  [/\b(?:third|3 rd|last|bottom|3|three)\b/, 3],
];
const CHOOSING =
  /^(?:no,? |not (?:that|this)(?: one)?,? )*(?:i (?:will take|want|would like|choose|pick|prefer|take)|take|give me|let us (?:do|take|have)|make it|choose|pick|use|go (?:with|for))? ?(?:the |number |no |option |nr )*(?:first|second|third|last|top|middle|bottom|other(?= one)|(?<=number )(?:one|two|three)|\d)(?: (?:st|nd|rd))?(?: (?:one|option|dish|meal|(?:looks|sounds) (?:good|nice|great|better)|is (?:good|fine|better|nice)))*$/;
const YES =
  /^(?:yes|yep|yeah|yup|sure|ok|okay|do it|apply|apply it|go ahead|go for it|sounds good|perfect|good idea|of course|why not|yes do it|make it so|please do|that is fine|fine|great|alright)(?:[,.]? (?:please|do it|do that|apply it|go ahead|sure|that one|thanks))*$/;
const NO =
  /^(?:no|nope|nah|not now|do not|no thanks|no thank you|leave it|never mind|nevermind|forget it|cancel|stop)(?:[,.]? (?:thanks|thank you|leave it|leave it as it is|forget it|not that|not this one|not now|it is fine|never mind))*$/;
const HELLO =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|hallo|howdy|yo|greetings)(?: (?:there|coach|sorrel|again|you))*[,.!]? ?)+(?:how are you(?: doing)?(?: today)?)?$/;
const THANKS =
  /^(?:(?:ok|great|perfect|super|cool|nice|lovely|wow|awesome)[,.]? )?(?:(?:many )?thanks?(?: you)?|thank u|great|cool|nice|perfect|awesome|wonderful|you are (?:the best|great|awesome)|good job|well done|that helps?)(?:,? (?:bye|goodbye|see you|good night|a lot|so much|very much|again|coach|you|for (?:the|your) help|for that|that helps?|that was (?:helpful|great|useful|good|all)))*$/;
const HELP =
  /^(?:help|help me|what (?:(?:can|do) (?:you|i)|(?:you|i) can) (?:do|ask(?: you)?|help(?: me)?(?: with)?|know)(?: here| for me)?|what are you(?: able to do)?|who are you|how (?:do|does|can) (?:you|this|i use (?:you|this)) (?:work|help)?(?: me)?|commands?|menu of commands|how do i use (?:you|this)|what else can you do)$/;
const CHEER =
  /\b(?:motivat\w*|encourag\w*|cheer me up|inspire me|cheer me|a push|give up|giving up|no motivation|unmotivated|struggl\w+|hard to (?:keep|stick|stay)|fed up|keep going|stay on track|fell off|off track|failed again|pep talk|no willpower|lazy|slipped|cheated|craving)\b/;
const ANOTHER =
  /^(?:(?:show|give|tell) me )?(?:(?:something|anything) else|another(?: one| idea| option)?|other (?:ideas|options|ones)|more(?: ideas| options)?|next|different one|what else|not (?:that|this)(?: one)?|none of (?:these|those|them))$/;
const FOLLOWING =
  /^(?:no,|and|what about|how about|also|or|now|same for|but|then|ok)+(?:,? |$)(?:for |what about |how about )?/;
/** "Plan Sunday again, I do not like it": "it" is the day, and no dish. */
const PLAN_AGAIN = /^(?:re)?plan (?:[a-z ]+ )?(?:again|anew|new)\b/;
const MAKE_IT =
  /^(?:(?:can|could) (?:you|we|i) )?(?:make (?:it|that)|can (?:it|that) be|(?:but )?i only have|i have only|only)\b/;
const LITTLE_MORE = /^(?:for |on |in |the |my |about |at )*/;
const SOFTER =
  /^(?:(?:but|and|maybe|rather|preferably|only|just|also|make it|can it be|with something|something|it should be|ideally|please|a bit|even) )+/;
const MOST_FOLLOWING = 8;
const MOST_NAMED = 5;
const GLASS_LITRES = 0.25;

const withoutAmount = (words: string): string =>
  words.replace(
    new RegExp(`^${NUMBER} (?:(?:kg|kilos?|g|gr|grams?|ml|l|cups?|slices?|pieces?) )?(?:of )?`),
    '',
  );

const isPlace = (
  request: CoachRequest,
): request is Extract<CoachRequest, { tool: 'swap' | 'meals' | 'why-meal' }> =>
  request.tool === 'swap' || request.tool === 'meals' || request.tool === 'why-meal';

const hasWish = (request: CoachRequest | null): request is Extract<CoachRequest, { wish: DishWish }> =>
  request !== null && 'wish' in request;

/** The last request for another day or slot: "and tomorrow?", "what about lunch". */
const elsewhere = (before: CoachRequest, { day, text, known }: Reading): CoachRequest | null => {
  const slot = slotIn(text, known.hour);
  if (day === null && slot === null) return null;
  const at = { day: day ?? dayBefore(known) ?? known.today };
  if (isPlace(before)) {
    const kept = before.tool === 'meals' && day !== null ? null : before.slot;
    const slotThen = slot ?? (before.tool === 'meals' ? before.slot : kept);
    if (before.tool === 'meals') return { tool: 'meals', ...at, slot: slotThen };
    return { ...before, ...at, slot: slotThen ?? before.slot };
  }
  if (before.tool === 'people') return { ...before, ...at, slot: slot ?? before.slot };
  if (before.tool === 'amount') return day === null ? { tool: 'meals', ...at, slot } : { ...before, ...at };
  if (before.tool === 'find') return { ...before, slot: slot ?? before.slot };
  if (before.tool === 'week' || before.tool === 'renew') return { tool: 'meals', ...at, slot };
  if (before.tool === 'dish' || before.tool === 'opinion') {
    const was = 'slot' in before.of ? before.of.slot : 'dinner';
    return { ...before, of: { ...at, slot: slot ?? was } };
  }
  if (
    before.tool === 'skip' ||
    before.tool === 'lock' ||
    before.tool === 'rescale' ||
    before.tool === 'ate-planned'
  )
    return { ...before, ...at, slot: slot ?? before.slot };
  return null;
};

/** The last request about something else of its kind: "and fat?", "and in tofu?". */
const ofAnother = (before: CoachRequest, reading: Reading, rest: string): CoachRequest | null => {
  const asked = ASKING.map((rule) => rule({ ...reading, text: rest, asked: true })).find(
    (found) => found !== null,
  );
  if (before.tool === 'amount' && asked?.tool === 'amount')
    return { ...asked, day: reading.day ?? before.day };
  const isOfIt = /\b(?:it|that|this)\b/.test(rest);
  if (asked?.tool === 'amount' && asked.of !== 'water') {
    if (before.tool === 'food') return { ...before, of: asked.of };
    if (isOfIt && before.tool === 'dish') return { ...before, ask: 'figures' };
    if (isOfIt && before.tool === 'meals' && before.slot !== null)
      return { tool: 'dish', of: { day: before.day, slot: before.slot }, ask: 'figures' };
  }
  if (before.tool === 'meals' && before.slot !== null) {
    const ask = /^(?:the )?(ingredients?|recipe|steps|how long)/.exec(rest)?.[1];
    if (ask !== undefined)
      return {
        tool: 'dish',
        of: { day: before.day, slot: before.slot },
        ask: /^ingr/.test(ask) ? 'ingredients' : ask === 'how long' ? 'time' : 'method',
      };
  }
  if (before.tool === 'drank' && /^(?:one|another|1|same)(?: (?:more|again|one|glass))?$/.test(rest))
    return { tool: 'drank', litres: GLASS_LITRES };
  if (before.tool === 'why-target' && asked?.tool === 'amount') return { tool: 'why-target', of: asked.of };
  if (/^(?:is|are|was|does|do|did) /.test(rest)) return null;
  const words = rest.replace(/^(?:in|for|of|the) /, '');
  const food = words.split(' ').length <= MOST_NAMED ? reading.known.foods.known(withoutAmount(words)) : null;
  if (food === null) return null;
  if (before.tool === 'food') return { ...before, food };
  if (before.tool === 'cooking-time' || before.tool === 'substitute' || before.tool === 'leave-out')
    return { tool: before.tool, food };
  if (before.tool === 'buy') return { tool: 'buy', name: words };
  if (before.tool === 'ate')
    return { ...before, food, amount: new RegExp(`^(${NUMBER})\\b`).exec(rest)?.[1] ?? null };
  if (before.tool === 'at-home')
    return {
      tool: 'at-home',
      food: reading.known.foods.wordsOf(withoutAmount(words)),
      grams: gramsIn(words),
    };
  return null;
};

const following: Rule = (reading) => {
  const { known, text, day } = reading;
  const { before } = known;
  if (keeping(reading) !== null) return null;
  if (before === null || text.split(' ').length > MOST_FOLLOWING) return null;
  const people = before.tool === 'people' ? peopleAfter(text) : null;
  if (before.tool === 'people' && people !== null) return { ...before, people };
  if (CHOOSING.test(text)) {
    const number = ORDINALS.find(([words]) => words.test(text))?.[1];
    if (number !== undefined) return { tool: 'choose', number };
  }
  const wanted = MAKE_IT.test(text) ? wishIn(text, known.foods) : ANY_DISH;
  const place = dishBefore(reading);
  const isOfPlace = before.tool === 'dish' || (before.tool === 'meals' && before.slot !== null);
  if (isOfPlace && !isAnyDish(wanted) && 'slot' in place) return { tool: 'swap', ...place, wish: wanted };
  const isOpened = reading.goesOn;
  const rest = text.replace(FOLLOWING, '').replace(LITTLE_MORE, '').trim();
  if (ANOTHER.test(text) && hasWish(before)) return before;
  if (hasWish(before)) {
    const isOther = /^no,/.test(text) || /\b(?:rather|instead)$/.test(text);
    const plain = rest.replace(SOFTER, '').replace(/ (?:rather|instead)$/, '');
    const wish = wishIn(
      /^(?:with|without|no|not|at|under|in|less|more|quick|light|vegan|veg|from|something|max|low|high)/.test(
        plain,
      ) || !isOpened
        ? plain
        : `with ${plain}`,
      known.foods,
    );
    const isVerb = /\b(?:swap|change|replace|what|how|which|why|when|did|ate|had|add|skip|is|do)\b/.test(
      plain.replace(AT_HOME, ''),
    );
    if (!isAnyDish(wish) && !isVerb) {
      const place = slotIn(text, known.hour);
      const kept = isOther && wish.with.length > 0 ? { ...before.wish, with: [] } : before.wish;
      const wider = { ...before, wish: withMore(kept, wish) };
      if (wider.tool === 'find') return place === null ? wider : { ...wider, slot: place };
      return { ...wider, day: day ?? wider.day, slot: place ?? wider.slot };
    }
  }
  const onlyPlace =
    rest === '' ||
    /^(?:(?:my|the|for|a|too|as well|breakfast|lunch|dinner|snacks?|morning|evening|afternoon|first|second) ?)*$/.test(
      rest,
    );
  if ((isOpened || rest === '') && onlyPlace) return elsewhere(before, reading);
  if (isOpened && /^day after$/.test(rest)) {
    const last = dayBefore(known);
    return last === null ? null : elsewhere(before, { ...reading, day: addDays(last, 1), text: '' });
  }
  if (/^(?:but )?why\b/.test(rest) && before.tool === 'amount' && nutrientIn(rest) === null)
    return { tool: 'why-target', of: before.of };
  const isShort = rest.split(' ').length <= 2 || /\b(?:it|that|this)\b/.test(rest);
  return isOpened || isShort ? ofAnother(before, reading, rest) : null;
};

const talk = (text: string, known: Known): CoachRequest | null => {
  if (HELLO.test(text)) return { tool: 'hello' };
  if (HELP.test(text)) return { tool: 'help' };
  if (known.before !== null && YES.test(text)) return { tool: 'yes' };
  if (known.before !== null && NO.test(text)) return { tool: 'no' };
  return THANKS.test(text) ? { tool: 'thanks' } : null;
};

/** Questions that have nothing to do with food: no tool is to guess at them. */
const OUTSIDE =
  /\b(?:weather|rain|film|movie|series|song|songs|music|jazz|playlist|news|stocks?(?= (?:market|price))|football|match|book (?:me|a table|us)|table for|phone|laptop|computer|taxi|uber|flights?|hotel|jokes?|poem|python|javascript|code|politic\w*|president|election|bill|invoice|emails?|translate|capital of|lottery|horoscope|tax(?:es)?|homework|essay|bitcoin|password is)\b/;

const QUESTION = /\b(?:which|what|how|why)\b/;

/** A wish for courage stands before questions about the plan, a sigh after them. */
const cheer: Rule = ({ text }) =>
  /\b(?:motivat\w*|encourag\w*|cheer me|pep talk|a push)\b/.test(text) ? { tool: 'encourage' } : null;

const first = (rules: readonly Rule[], reading: Reading): CoachRequest | null => {
  for (const rule of rules) {
    const request = rule(reading);
    if (request !== null) return request;
  }
  return null;
};

/** Requests stand often in one part of a longer message: "I am so tired, can dinner be quick?" */
const partsOf = (text: string): readonly string[] =>
  text
    .split(
      /[,.;:!?]+ | (?:and|so|because|but|then) (?=(?:i|we|put|note|mark|keep|can|could|what|how|please|add|take|skip|skipped|move|swap)\b)/,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

const withDayOf = (part: Reading, { day }: Reading): Reading => ({ ...part, day: part.day ?? day });

/** A message as one of the coach's requests; null where it is none of them. Care comes before it: see `careFor`. */
export const understand = (message: string, known: Known): CoachRequest | null => {
  const written = plainWords(message, known.foods.isFood);
  const plain = written.replace(/[,;:?!.\s]+$/, '');
  if (plain === '') return null;
  const parts = partsOf(plain);
  const said = talk(plain, known) ?? (parts.length > 1 ? talk(parts[0] ?? '', known) : null);
  const reading = readMessage(written, known);
  const news = healthNews(reading);
  if (news !== null) return news;
  const followed = said === null || said.tool === 'no' ? following(reading) : null;
  if (followed !== null) return followed;
  const after = said?.tool === 'hello' && HELP.test(parts.slice(1).join(' ')) ? 'help' : null;
  if (after !== null) return { tool: after };
  const isTalk =
    said !== null &&
    (parts.length === 1 || said.tool === 'thanks' || said.tool === 'help' || said.tool === 'no');
  if (isTalk) return said;
  if (OUTSIDE.test(plain)) return null;
  const readings = [
    reading,
    ...(parts.length > 1 ? parts.map((part) => withDayOf(readMessage(part, known), reading)) : []),
  ];
  for (const one of parts.length > 1 ? [plain, ...parts] : [plain]) {
    const moved = moveOf(one, reading);
    if (moved !== null) return moved;
  }
  const again = PLAN_AGAIN.test(reading.text) ? first([renew], reading) : null;
  if (again !== null) return again;
  const looks = QUESTION.test(plain) ? [ASKING, [company]] : [[company], ASKING];
  for (const rules of [EARLY, LOGGING, CHANGING, [cheer], ...looks])
    for (const one of readings) {
      const request = first(rules, one);
      if (request !== null) return request;
    }
  return CHEER.test(plain) ? { tool: 'encourage' } : (said ?? bareFood(reading));
};
