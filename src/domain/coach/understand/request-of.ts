import type { Nutrient } from '../../../terms/nutrients.ts';
import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import { gramsIn } from '../../food/diary/spoken-amounts.ts';
import type { Intent } from '../learned/labels.ts';
import { factorIn, isForGood, peopleIn, placeInList } from '../slots/counts.ts';
import { litresIn, weightIn } from '../slots/quantities.ts';
import type { CardTopic, CoachRequest, Missing, SaidFood } from '../slots/request.ts';
import { isAnyDish, minutesIn } from '../slots/wish.ts';
import { calledIn, contains, fits } from './contents-asked.ts';
import { pageOf } from './pages.ts';
import { dishMeant, foodMeant, placeOf, placesOfMove, type Reading } from './places-meant.ts';
import { swapWish } from './swap-wish.ts';

type Build = (reading: Reading) => CoachRequest;

const card =
  (topic: CardTopic): Build =>
  () => ({ tool: 'card', topic });
const plain =
  (
    tool:
      | 'week'
      | 'ahead'
      | 'pantry'
      | 'shopping'
      | 'weight'
      | 'rules'
      | 'encourage'
      | 'hello'
      | 'thanks'
      | 'help'
      | 'yes'
      | 'no'
      | 'undo',
  ): Build =>
  () => ({ tool });
const ask = (intent: Intent, missing: Missing): CoachRequest => ({ tool: 'ask', intent, for: missing });

const ofFood =
  (intent: Intent, build: (food: string, reading: Reading) => CoachRequest): Build =>
  (reading) => {
    const food = foodMeant(reading);
    return food === null ? ask(intent, 'food') : build(food, reading);
  };

const ofPlace =
  <More extends object>(build: (place: ReturnType<typeof placeOf>, reading: Reading) => More): Build =>
  (reading) =>
    build(placeOf(reading), reading) as unknown as CoachRequest;

const dish =
  (asked: 'ingredients' | 'method' | 'time' | 'figures'): Build =>
  (reading) => ({ tool: 'dish', of: dishMeant(reading), ask: asked, ...calledIn(reading) });

const isOfMeal = ({ slots }: Reading): boolean => slots.dish !== null || slots.slot !== null;
/** Names nothing by itself. */
const IT = /\b(?:it|this|that|them|these)\b/;
const isOfIt = ({ slots, known }: Reading): boolean =>
  known.before !== null && slots.foods.length === 0 && IT.test(slots.text);

const nutrientOf = ({ slots }: Reading): Nutrient | null => (slots.of === 'water' ? null : slots.of);

const figuresOf: Build = (reading) => {
  const food = foodMeant(reading);
  if (isOfMeal(reading) || (food === null && reading.known.before !== null)) return dish('figures')(reading);
  if (food === null) return ask('food_figures', 'food');
  const isVitamins =
    nutrientOf(reading) === null && /\b(?:vitamins|minerals|nutrients)\b/.test(reading.slots.text);
  return { tool: 'food', food, of: isVitamins ? 'vitamins' : nutrientOf(reading) };
};

const keepingOf =
  (isAboutDate: boolean): Build =>
  (reading) => {
    const { slots } = reading;
    if (!isAboutDate && (isOfMeal(reading) || isOfIt(reading)))
      return { tool: 'dish', of: dishMeant(reading), ask: 'storage' };
    const [first] = slots.foods;
    return {
      tool: 'keeping',
      food: first === undefined ? null : reading.known.foods.known(first.words),
      isAboutDate,
    };
  };

const OF_DATE = /\b(?:date|dated|best before|use by|best by|sell by|expir\w+)\b/;
const OF_LOOKS =
  /\b(?:smell\w*|mould\w*|mold\w*|slimy|taste\w*|sour|fuzzy|colou?r|brown|spots?|funny|weird|off)\b/;
const stillSafe: Build = (reading) => {
  const { whole } = reading.slots;
  if (OF_DATE.test(whole)) return keepingOf(true)(reading);
  return { tool: 'card', topic: OF_LOOKS.test(whole) ? 'smells' : 'left_out' };
};

const withAmount = ({ words, amount }: SaidFood): string => [amount, words].filter(Boolean).join(' ');
const KCAL = new RegExp(`(${NUMBER}) calories`);

const FEWEST_GRAMS = 20;
/** "The rice was 150": so many are grams, fewer are what was counted before. */
const withUnit = (amount: string | null): string | null =>
  Number(amount) >= FEWEST_GRAMS ? `${amount} g` : amount;

const MOST_UNKNOWN = 3;
/** "A bowl of glorp": a few words behind the verb or the amount, which may be a food that nobody knows. */
const unknownFood = (text: string): SaidFood | null => {
  const words =
    /\b(?:ate|eaten|had|log|logged|of)\b(?!.*\b(?:ate|eaten|had|log|logged|of)\b) (?:an? |some |the )*([\p{L} ]+)$/u.exec(
      text,
    )?.[1];
  return words === undefined || words.split(' ').length > MOST_UNKNOWN ? null : { words, amount: null };
};

const ate: Build = (reading) => {
  const { slots, known } = reading;
  const [first = unknownFood(slots.text), ...others] = slots.foods;
  if (first === null) return ask('ate', 'food');
  const base = { tool: 'ate', day: slots.day ?? known.today, slot: slots.slot } as const;
  if (others.length > 0) {
    const food = slots.foods.map(withAmount).join(' and ');
    return { ...base, food, amount: null, items: slots.foods };
  }
  const kcal = KCAL.exec(slots.whole)?.[1];
  return {
    ...base,
    food: first.words,
    amount: first.amount,
    ...(kcal === undefined ? {} : { kcal: numberIn(kcal) }),
  };
};

/** "I had salmon" where no salmon is planned. */
const isOffPlan = ({ slots }: Reading): boolean =>
  slots.dish === null && slots.slot === null && slots.foods.length > 0;
const atePlanned = ofPlace((place) => ({ tool: 'ate-planned', ...place }));

const people: Build = ({ slots, known }) => ({
  tool: 'people',
  day: slots.day ?? known.today,
  slot: slots.slot,
  people: peopleIn(slots.text),
  always: isForGood(slots.text),
});

const WHOLE_WEEK = /\bweek|everything|whole plan|entire plan\b/;
const renew: Build = ({ slots, known }) => ({
  tool: 'renew',
  day: WHOLE_WEEK.test(slots.whole)
    ? null
    : (slots.day ?? (/\bday\b/.test(slots.whole) ? known.today : null)),
});

const FINE = /\b(?:fine|ok|okay|alright|so so)\b/;
const opinion =
  (given: 'love' | 'never'): Build =>
  (reading) => {
    const { dish: id, slot, foods, text } = reading.slots;
    if (given === 'never' && id === null && slot === null && foods.length > 0) return leaveOut(reading);
    const isFine = given === 'love' && FINE.test(text);
    return { tool: 'opinion', of: dishMeant(reading), opinion: isFine ? 'fine' : given };
  };

const leaveOut: Build = (reading) => {
  const { dish: id } = reading.slots;
  if (id !== null) return { tool: 'opinion', of: { dish: id }, opinion: 'never' };
  return ofFood('leave_out', (food) => ({ tool: 'leave-out', food }))(reading);
};

const LEAST = /\b(?:least|lowest|fewest|lightest|less|lower|fewer|smallest)\b/;
const UNLOCKED = /\b(?:unlock|unpin|free|release|let .* go|unfreeze)\b/;
const NO_NUTRIENT: Nutrient = 'energy_kcal';

/** How each intent becomes a request, with what the message names. */
const atHome = ofFood('at_home', (food, { slots, known }) => ({
  tool: 'at-home',
  food,
  grams: gramsIn(slots.text),
  others: slots.foods.slice(1).map(({ words }) => known.foods.known(words) ?? words),
}));

/** A timer that runs already. */
const RUNNING = /\b(?:stop|cancel|end|pause|left|remaining|running|how much longer)\b/;
const ALL_OF_LIST = /\b(?:(?:bought|got) (?:everything|it all|all of it)|(?:the )?whole (?:list|lot))\b/;
const OF_A_SPELL = /\b(?:weeks?|months?|lately|recently)\b/;

const BUILD: Readonly<Partial<Record<Intent, Build>>> = {
  meals: ({ slots, known }) => ({ tool: 'meals', day: slots.day ?? known.today, slot: slots.slot }),
  week: plain('week'),
  amount: ({ slots, known }) => ({
    tool: 'amount',
    of: slots.of ?? NO_NUTRIENT,
    day: slots.day ?? known.today,
  }),
  why_target: ({ slots }) => ({ tool: 'why-target', of: slots.of ?? NO_NUTRIENT }),
  why_meal: ofPlace((place) => ({ tool: 'why-meal', ...place })),
  dish_ingredients: dish('ingredients'),
  dish_method: dish('method'),
  dish_time: dish('time'),
  dish_figures: figuresOf,
  dish_contains: contains,
  dish_fits: fits,
  find: ({ slots }) => ({ tool: 'find', slot: slots.slot, wish: slots.wish }),
  when: ofFood('when', (food) => ({ tool: 'when', food })),
  food_figures: figuresOf,
  compare: (reading) => {
    const [one, other] = reading.slots.foods;
    return one === undefined || other === undefined
      ? ask('compare', 'foods')
      : { tool: 'compare', foods: [withAmount(one), withAmount(other)], of: nutrientOf(reading) };
  },
  rich_in: (reading) => {
    const of = nutrientOf(reading);
    return of === null ? ask('rich_in', 'nutrient') : { tool: 'sources', of };
  },
  substitute: ofFood('substitute', (food) => ({ tool: 'substitute', food })),
  cooking_time: (reading) =>
    isOfMeal(reading) || isOfIt(reading)
      ? dish('time')(reading)
      : ofFood('cooking_time', (food) => ({ tool: 'cooking-time', food }))(reading),
  doneness: (reading) => ({ tool: 'doneness', food: foodMeant(reading) }),
  keeping: keepingOf(false),
  still_safe: stillSafe,
  reheat: card('reheat'),
  convert: (reading) => {
    const food = foodMeant(reading);
    return { tool: 'convert', text: reading.slots.whole, ...(food === null ? {} : { food }) };
  },
  kitchen_word: ({ slots }) => ({ tool: 'kitchen-word', text: slots.whole }),
  ahead: plain('ahead'),
  pantry: plain('pantry'),
  shopping: plain('shopping'),
  weight: plain('weight'),
  why_not_losing: card('why_not_losing'),
  weight_up: card('weight_up'),
  rules: plain('rules'),
  extremes: (reading) => ({
    tool: 'extremes',
    of: nutrientOf(reading) ?? NO_NUTRIENT,
    most: !LEAST.test(reading.slots.text),
    by: /\bdays?\b/.test(reading.slots.text) ? 'day' : 'meal',
    ...(reading.slots.day === null ? {} : { day: reading.slots.day }),
  }),
  review: ({ slots, known }) =>
    slots.day === null && OF_A_SPELL.test(slots.whole)
      ? { tool: 'open', page: 'progress' }
      : { tool: 'review', day: slots.day ?? known.today },
  swap: (reading) => ({ tool: 'swap', ...placeOf(reading), wish: swapWish(reading) }),
  skip: ofPlace((place) => ({ tool: 'skip', ...place })),
  move: (reading) => {
    const places = placesOfMove(reading);
    return places === null
      ? { tool: 'swap', ...placeOf(reading), wish: reading.slots.wish }
      : { tool: 'move', from: places[0], to: places[1] };
  },
  portion: ofPlace((place, { slots }) => ({ tool: 'rescale', ...place, factor: factorIn(slots.text) ?? 1 })),
  lock: ofPlace((place, { slots }) => ({ tool: 'lock', ...place, locked: !UNLOCKED.test(slots.text) })),
  people,
  guests: (reading) => {
    const asked = people(reading);
    return asked.tool === 'people' && asked.people !== null && isAnyDish(reading.slots.wish)
      ? asked
      : { tool: 'card', topic: 'guests' };
  },
  renew,
  ate_planned: (reading) => (isOffPlan(reading) ? ate(reading) : atePlanned(reading)),
  ate_part: ofPlace((place, { slots }) => ({
    tool: 'ate-part',
    ...place,
    share: factorIn(slots.text) ?? 0.5,
  })),
  ate,
  correct: (reading) => ({
    tool: 'correct',
    food: foodMeant(reading),
    amount: withUnit(reading.slots.amount ?? /\b\d+(?:\.\d+)?\b/.exec(reading.slots.text)?.[0] ?? null),
    slot: reading.slots.slot,
  }),
  drank: ({ slots }) => {
    const litres = litresIn(slots.text);
    return litres === null ? ask('drank', 'litres') : { tool: 'drank', litres };
  },
  weigh: ({ slots }) => {
    const kg = weightIn(slots.text.replace(/^.*?(?=\d)/, ''));
    return kg === null ? ask('weigh', 'weight') : { tool: 'weigh', kg };
  },
  buy: ({ slots, known }) => {
    const name = slots.foods.map(({ words, amount }) => withAmount({ words, amount })).join(', ');
    return name === '' || known.foods.wordsOf(name) === '' ? ask('buy', 'food') : { tool: 'buy', name };
  },
  at_home: (reading) =>
    ALL_OF_LIST.test(reading.slots.whole) ? { tool: 'open', page: 'shopping' } : atHome(reading),
  gone: ofFood('gone', (food) => ({ tool: 'at-home', food, grams: 0 })),
  love: opinion('love'),
  dislike_dish: opinion('never'),
  leave_out: leaveOut,
  timer: ({ slots }) => {
    const minutes = minutesIn(slots.text);
    if (minutes === null && RUNNING.test(slots.whole)) return { tool: 'card', topic: 'timers' };
    return minutes === null ? ask('timer', 'minutes') : { tool: 'timer', minutes };
  },
  undo: plain('undo'),
  alcohol: card('alcohol'),
  eating_out: card('eating_out'),
  travel: card('travel'),
  budget: card('budget'),
  leftovers: card('leftovers'),
  craving: card('craving'),
  night_hunger: card('night_hunger'),
  exercise: card('exercise'),
  encourage: plain('encourage'),
  supplements: card('supplements'),
  new_allergy: () => ({ tool: 'open', page: 'safety' }),
  new_condition: () => ({ tool: 'open', page: 'safety' }),
  new_diet: () => ({ tool: 'open', page: 'safety' }),
  new_goal: () => ({ tool: 'open', page: 'goal' }),
  own_target: card('own_target'),
  meal_times: card('meal_times'),
  reminders: () => ({ tool: 'open', page: 'notifications' }),
  export: card('export'),
  membership: card('membership'),
  offline: card('offline'),
  how_app: ({ slots }) => pageOf(slots.whole) ?? { tool: 'card', topic: 'how_app' },
  open: ({ slots }) => pageOf(slots.whole) ?? { tool: 'open', page: 'settings' },
  hello: plain('hello'),
  thanks: plain('thanks'),
  help: plain('help'),
  yes: plain('yes'),
  no: plain('no'),
  choose: ({ slots }) => ({ tool: 'choose', number: placeInList(slots.whole) ?? 1 }),
  chitchat: card('chitchat'),
};

/** The request that an intent means with what a message names; null for what nobody here can answer. */
export const requestOf = (intent: Intent, reading: Reading): CoachRequest | null =>
  BUILD[intent]?.(reading) ?? null;
