import { type Dish, SLOTS, type Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { kitchenCount } from '../../food/amounts/kitchen-amounts.ts';
import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import { foodNutrients } from '../../food/catalogue/eaten-food.ts';
import { withUsualAmount } from '../../food/diary/eaten-choices.ts';
import { kcalOf as foodKcal, gramsInWords } from '../../food/diary/food-amounts.ts';
import { eatenOf, foodsAdded } from '../../food/diary/log-food.ts';
import { quickEnergy } from '../../food/diary/quick-energy.ts';
import { inWords } from '../../food/diary/spoken-amounts.ts';
import { foodStems } from '../../food/library/food-index.ts';
import { rebalanceDay } from '../../plan/changes/rebalance.ts';
import type { RequestOf } from '../slots/request.ts';
import { type Answer, capital, inList, type Proposal, says } from './answer.ts';
import type { CoachContext, CoachPlan, FoodAmount } from './coach-context.ts';
import { dishesAt, logProposal, mealsOf, mealsProposal, placeName } from './plan-parts.ts';
import { proposeEaten } from './propose-log.ts';

/** Until these hours, local time, something that was eaten belongs to the slot. */
const EATEN_UNTIL: readonly (readonly [Slot, number])[] = [
  ['breakfast', 10],
  ['snacks1', 12],
  ['lunch', 15],
  ['snacks2', 18],
  ['dinner', 24],
];
const slotAt = (hour: number): Slot => EATEN_UNTIL.find(([, until]) => hour < until)?.[0] ?? 'dinner';

/** The meal that was named, else by the hour; of another day nobody knows it. */
const slotOf = ({ today, hour }: CoachContext, { slot, day }: RequestOf<'ate'>): Slot =>
  slot ?? (day === today ? slotAt(hour) : 'snacks2');

const SMALLEST_TO_FOLLOW = 0.05;

/** The rest of the day after something off the plan; null where it may stay as it is. */
const followed = (
  context: CoachContext,
  plan: CoachPlan,
  food: FoodAmount['food'],
  grams: number,
  request: RequestOf<'ate'> & { readonly slot: Slot },
) => {
  const per100 = food.per100.map((amount) => amount ?? 0);
  const { day, slot } = request;
  const input = {
    ...plan.input,
    catalogue: context.catalogue,
    offPlanFoods: [
      ...plan.input.offPlanFoods,
      { date: day, slot, nutrients: foodNutrients({ per100 }, grams) },
    ],
  };
  if (day !== context.today || foodKcal(food, grams) < plan.input.targets.kcal * SMALLEST_TO_FOLLOW)
    return null;
  const changes = rebalanceDay(input, day, [])?.changes ?? [];
  return changes.length > 0 ? changes : null;
};

const notKnown = (names: readonly string[]): string =>
  `I do not know ${inList(names.map((name) => `"${name}"`))}. You can log ${names.length > 1 ? 'them' : 'it'} in the diary by ${names.length > 1 ? 'their' : 'its'} energy, or add ${names.length > 1 ? 'them as foods' : 'it as a food'} of your own.`;

const unknownFood = (name: string): Answer => says(notKnown([name]), { page: 'diary' });

const MOST_AT_ONCE = 5;
/** Milk in coffee is no glass of milk. */
const HOT_DRINK = /\b(?:coffee|tea|chai|espresso|americano)\b/;
const SPLASHED = /\b(?:milk|cream|creamer)\b/;
const SPLASH_GRAMS = 30;
const NO_AMOUNT = /^an?$/;
/** "two", "3 large": so many of what the food is usually counted in. */
const COUNT_ALONE = new RegExp(`^(${NUMBER})(?: (?:big|small|large|medium|huge|little|whole|more))*$`);
const countIn = (amount: string | null): number | null => {
  const count = COUNT_ALONE.exec(amount ?? 'a')?.[1];
  return count === undefined ? null : numberIn(count);
};
/** Grams that were said, or so many times the usual amount. */
const gramsOfRead = ({ food, grams }: FoodAmount, amount: string | null): number =>
  grams ?? (countIn(amount) ?? 1) * withUsualAmount(food).grams;
/** The food of an amount and words, or of the words alone where nobody knows such an amount: "a dollop of sour cream". */
const readSaid = ({ readFood }: CoachContext, whole: string, words: string): FoodAmount | null =>
  readFood(whole) ?? (whole === words ? null : readFood(words));
/** ", counted as chili cheese fries", where another food stands in. */
const asFood = ({ takenAs }: FoodAmount): string => (takenAs === null ? '' : `, counted as ${takenAs}`);
/** A part as a kitchen writes it: "0.3333 cup" as "⅓ cup". */
const inKitchenWords = (amount: string): string =>
  amount.replace(/\b\d+\.(?:25|5|75|3333|6667)\b/g, (count) => kitchenCount(Number(count)));

/**
 * Several foods of one sentence as one card, and the names of those that are not known. Null where none is, and where
 * words that are perhaps one food ("salt and vinegar crisps") are not all known.
 */
const proposeSeveral = (context: CoachContext, request: RequestOf<'ate'>, said: string): Answer | null => {
  const { today, catalogue } = context;
  const parts =
    request.items?.map(({ words, amount }) => inWords(amount, words)) ??
    said.split(/,? (?:and|with|plus) |, /).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > MOST_AT_ONCE) return null;
  const { day } = request;
  const slot = slotOf(context, request);
  const unknown: string[] = [];
  const eaten = parts.flatMap((part, at) => {
    const item = request.items?.[at];
    // "Steak and chips" are fries, "chips and salsa" are not.
    const isFries = at > 0 && /^chips?$/.test(item?.words ?? part);
    const read = readSaid(context, isFries ? 'french fries' : part, item?.words ?? part);
    if (read === null) {
      unknown.push(item?.words ?? part);
      return [];
    }
    const isSplash = read.grams === null && HOT_DRINK.test(parts[at - 1] ?? '') && SPLASHED.test(part);
    const grams = isSplash ? SPLASH_GRAMS : gramsOfRead(read, item?.amount ?? null);
    return [{ food: read.food, grams: Math.round(grams), as: asFood(read) }];
  });
  if (eaten.length === 0 || (unknown.length > 0 && request.items === undefined)) return null;
  const entries = eaten.map(({ food, grams }) => ({
    ...eatenOf(food, grams, slot, catalogue.foods),
    entry: context.newId(),
  }));
  const lines = eaten.map(
    ({ food, grams, as }) => `${food.name}${as}, ${gramsInWords(food, grams)}: ${foodKcal(food, grams)} kcal`,
  );
  const kcal = eaten.reduce((sum, { food, grams }) => sum + foodKcal(food, grams), 0);
  const names = inList(eaten.map(({ food }) => food.name));
  const logged = foodsAdded(day, entries, names);
  const text =
    unknown.length === 0
      ? `Together that is ${kcal} kcal. The diary lets you change each amount.`
      : `I can log ${names}: ${kcal} kcal. ${notKnown(unknown)}`;
  return says(text, {
    proposals: [
      logProposal(
        `Log ${names}`,
        `${capital(placeName(day, slot, today))}.\n${lines.join('\n')}`,
        logged.facts,
        logged.undo,
      ),
    ],
  });
};

/** "A slice of pizza, about 300 kcal": the energy as it was said, and nothing else of it. */
const proposeEnergy = (context: CoachContext, request: RequestOf<'ate'>, kcal: number): Answer => {
  const { day, food } = request;
  const slot = slotOf(context, request);
  const name = capital(food);
  const logged = foodsAdded(
    day,
    [{ ...quickEnergy(slot, Math.round(kcal), name), entry: context.newId() }],
    name,
  );
  return says(`${name}: ${Math.round(kcal)} kcal, as you say.`, {
    proposals: [
      logProposal(
        `Log ${name}`,
        `${capital(placeName(day, slot, context.today))}.`,
        logged.facts,
        logged.undo,
      ),
    ],
  });
};

/** "Egg rice" of "Egg rice with peas", and no "rice cakes" of "Pea dip with rice cakes". */
const isNameOf = (said: readonly string[], { name }: Dish): boolean =>
  said.length > 1 && said.includes(foodStems(name.split(/ (?:with|and|in|on) /)[0] ?? '').at(-1) ?? '');

/** The meal of the day that is not eaten yet and whose dish has all these words in its name; null where none has. */
const plannedCalled = (context: CoachContext, day: LocalDay, words: string) => {
  const { eaten } = context.logOf(day);
  const said = foodStems(words);
  for (const slot of SLOTS)
    for (const { dish } of dishesAt(context, day, slot)) {
      const name = foodStems(dish.name);
      if (said.every((stem) => name.includes(stem)) && !eaten.has(`${slot}/${dish.id}`))
        return { slot, isItsName: isNameOf(said, dish) };
    }
  return null;
};

export const proposeAte = (context: CoachContext, request: RequestOf<'ate'>): Answer => {
  const { today, plan, catalogue } = context;
  const { food: words, amount, day } = request;
  const meal = amount === null ? plannedCalled(context, day, words) : null;
  const asPlanned =
    meal === null ? null : proposeEaten(context, { tool: 'ate-planned', day, slot: meal.slot });
  if (asPlanned !== null && meal?.isItsName === true) return asPlanned;
  const whole = inWords(amount, words);
  if (request.kcal !== undefined) return proposeEnergy(context, request, request.kcal);
  const read = request.items === undefined ? readSaid(context, whole, words) : null;
  if (read === null) return proposeSeveral(context, request, whole) ?? unknownFood(words);
  const { food } = read;
  const count = read.grams === null ? countIn(amount) : null;
  const grams = gramsOfRead(read, amount);
  const slot = slotOf(context, request);
  const place = placeName(day, slot, today);
  const said = gramsInWords(food, Math.round(grams));
  const isCounted = count !== null && amount !== null;
  const isNamed = amount !== null && !NO_AMOUNT.test(amount) && (read.grams !== null || isCounted);
  const name = `${food.name}, ${isNamed ? `${inKitchenWords(amount)} (${Math.round(grams)} ${food.per ?? 'g'})` : said}`;
  const entry = { ...eatenOf(food, Math.round(grams), slot, catalogue.foods), entry: context.newId() };
  const logged = foodsAdded(day, [entry], name);
  const energy = `${foodKcal(food, grams)} kcal`;
  const proposals: Proposal[] = [
    { ...logProposal(`Log ${name}`, `${capital(place)}, ${energy}.`, logged.facts, logged.undo), basis: '' },
  ];
  const then = plan === null ? null : followed(context, plan, food, grams, { ...request, slot });
  if (plan !== null && then !== null)
    proposals.push(
      mealsProposal(
        context,
        plan,
        then,
        {
          title: `Log ${food.name}, and let the rest of the day follow`,
          detail: `${then
            .map((change) => placeName(change.date, change.slot, today))
            .map(capital)
            .join(', ')}: other portions or dishes, so that the day stays near its target.`,
          dish: null,
        },
        logged,
      ),
    );
  proposals.push(...(asPlanned?.proposals ?? []));
  const planned = dishesAt(context, day, slot);
  const isOpen =
    plan !== null &&
    mealsOf(plan, day, slot).every(({ recipeId }) => !context.logOf(day).eaten.has(`${slot}/${recipeId}`));
  if (plan !== null && planned.length > 0 && isOpen && day >= today)
    proposals.push(
      mealsProposal(
        context,
        plan,
        [{ date: day, slot, meals: [] }],
        {
          title: `Log ${food.name} instead of ${slot.startsWith('snack') ? 'the snack' : slot}`,
          detail: `${inList(planned.map(({ dish }) => dish.name))} goes.`,
          dish: null,
        },
        logged,
      ),
    );
  const guessed =
    read.grams === null && !isNamed
      ? ` You named no amount, so I take ${said}; the diary lets you change it.`
      : '';
  return says(`${food.name}${asFood(read)}: ${energy}.${guessed}`, { proposals });
};
