import { dayAndMonth } from '../../../domain/calendar/day-words.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import { exactAmount } from '../../../domain/food/catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { nameWithoutFigures } from '../../../domain/food/diary/quick-energy.ts';
import { choiceOf, OPINION_LABELS } from '../../../domain/plan/week/dish-opinions.ts';
import { type Units, weightInWords } from '../../../domain/units.ts';
import type { JournalKind, JournalOperation, JournalPayloads } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

/** A change in words: its name, and a second line where one is not enough. */
export interface ChangeName {
  readonly title: string;
  readonly detail: string | null;
}

/** The member's settings that the names of changes depend on. */
export interface NamingContext {
  readonly today: LocalDay;
  readonly units: Units;
  /** False: the member would rather see no amounts. */
  readonly figures: boolean;
  /** The name of a dish by its recipe id; null where it is unknown. */
  readonly dishName: (recipeId: string) => string | null;
  /** The name of a food by its id; null where it is unknown. */
  readonly foodName: (foodId: string) => string | null;
}

/** The screen where a change can be made again. */
export type EditPlace =
  | '/onboarding'
  | '/dashboard'
  | '/dashboard/ai-chat'
  | '/dashboard/chronic-conditions'
  | '/dashboard/diary'
  | '/dashboard/diet-plan'
  | '/dashboard/fitness'
  | '/dashboard/foods'
  | '/dashboard/goal'
  | '/dashboard/lifestyle'
  | '/dashboard/preference'
  | '/dashboard/profile'
  | '/dashboard/pantry'
  | '/dashboard/progress'
  | '/dashboard/safety'
  | '/dashboard/shopping'
  | '/dashboard/plan-reasons';

const LONGEST_QUOTE = 140;
const NAMED_OPERATIONS = 5;

const litres = (amount: number): string => `${Math.round(Math.abs(amount) * 1000) / 1000} L`;

export const quoted = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length <= LONGEST_QUOTE ? line : `${[...line].slice(0, LONGEST_QUOTE).join('').trimEnd()}…`;
};

/** "People at the table: 2, at Dinner 4" */
const peopleInWords = ({ people, meals = [] }: JournalPayloads['table.set']): string => {
  if (people === null) return 'People at the table, as usual';
  const others = meals.map((meal) => `at ${SLOT_LABELS[meal.slot]} ${meal.people}`);
  return [`People at the table: ${people}`, ...others].join(', ');
};

const dayInWords = (day: LocalDay, today: LocalDay): string | null => {
  if (day === today) return null;
  if (day === addDays(today, -1)) return 'yesterday';
  if (day === addDays(today, 1)) return 'tomorrow';
  return dayAndMonth(day);
};

const PLACE_WORDS = { frozen: 'frozen', thawed: 'taken out of the freezer', gone: 'gone' } as const;

/** A line of the shopping list is kept as "category/item". */
const shoppingItem = (key: string): string => key.slice(key.indexOf('/') + 1);

const factName = (
  operation: JournalOperation,
  { units, figures, dishName, foodName }: NamingContext,
): string => {
  const amount = (words: string): string => (figures ? `, ${words}` : '');
  switch (operation.kind) {
    case 'water.add':
      return operation.payload.litres < 0
        ? `Water taken back${amount(litres(operation.payload.litres))}`
        : `Water${amount(litres(operation.payload.litres))}`;
    case 'meal.eaten': {
      const { dish, eaten } = operation.payload;
      return `${dishName(dish) ?? dish}, ${eaten ? 'eaten' : 'not eaten'}`;
    }
    case 'shopping.tick': {
      const { item, ticked } = operation.payload;
      return `Shopping list: ${shoppingItem(item)}, ${ticked ? 'bought' : 'not bought'}`;
    }
    case 'weight.set':
      return operation.payload.kg === null
        ? 'Weight taken off the log'
        : `Weight${amount(weightInWords(operation.payload.kg, units))}`;
    case 'energy.set':
      return 'Weekly check-in';
    case 'targets.set':
      return 'Your own figures for a day';
    case 'routine.set':
      return `Fitness routine: ${quoted(operation.payload.name)}`;
    case 'routine.remove':
      return 'Fitness routine removed';
    case 'meals.set': {
      const { slot, meals } = operation.payload;
      if (meals === null) return `${SLOT_LABELS[slot]} as planned`;
      const names = meals.map(({ recipe }) => dishName(recipe) ?? recipe);
      return names.length === 0
        ? `${SLOT_LABELS[slot]} skipped`
        : `${SLOT_LABELS[slot]}: ${names.join(' and ')}`;
    }
    case 'meals.lock':
      return `${SLOT_LABELS[operation.payload.slot]} ${operation.payload.locked ? 'locked' : 'unlocked'}`;
    case 'table.set':
      return peopleInWords(operation.payload);
    case 'food.eaten': {
      const { food, eaten, name } = operation.payload;
      const known = name ?? foodName(food) ?? food;
      const said = figures ? known : nameWithoutFigures(operation.payload, known);
      const weighed = exactAmount(operation.payload);
      return `${said}${weighed === '' ? '' : amount(weighed)}, ${eaten ? 'eaten' : 'not eaten'}`;
    }
    case 'meal.cooked': {
      const { recipe, cooked } = operation.payload;
      return `${dishName(recipe) ?? recipe}, ${cooked ? 'cooked' : 'not cooked'}`;
    }
    case 'shopping.bought': {
      const { food, grams } = operation.payload;
      return `Shopping list: ${foodName(food) ?? food}, ${grams > 0 ? 'bought' : 'not bought'}`;
    }
    case 'shopping.add': {
      const { name, wanted } = operation.payload;
      return `Shopping list: ${quoted(name)} ${wanted ? 'added' : 'taken off'}`;
    }
    case 'pantry.set':
      return `At home: ${foodName(operation.payload.food) ?? operation.payload.food}, ${Math.round(operation.payload.grams)} g`;
    case 'dish.opinion': {
      const { recipe, ...opinion } = operation.payload;
      return `${dishName(recipe) ?? recipe}: ${OPINION_LABELS[choiceOf(opinion)].toLowerCase()}`;
    }
    case 'leftover.settled': {
      const { recipe, to, servings } = operation.payload;
      return `${dishName(recipe) ?? recipe}, left over: ${servings > 0 ? PLACE_WORDS[to] : `not ${PLACE_WORDS[to]}`}`;
    }
    case 'food.put':
      return `Your food: ${quoted(operation.payload.name)}`;
    case 'food.remove':
      return 'Your food removed';
    case 'recipe.put':
      return `Your recipe: ${quoted(operation.payload.name)}`;
    case 'recipe.remove':
      return `${dishName(operation.payload.recipe) ?? 'Your recipe'}, removed`;
    case 'entry.retract':
      return 'Entry taken back';
  }
};

/** "Water, 0.25 L", with the day where it is not today's. */
export const operationName = (operation: JournalOperation, context: NamingContext): string =>
  [factName(operation, context), dayInWords(operation.day, context.today)]
    .filter((part) => part !== null)
    .join(', ');

export const journalName = (operations: readonly JournalOperation[], context: NamingContext): ChangeName => {
  const [first, ...others] = operations.map((operation) => operationName(operation, context));
  if (first === undefined || others.length === 0) return { title: first ?? 'Your log', detail: null };
  const named = [first, ...others].slice(0, NAMED_OPERATIONS);
  const more = operations.length - named.length;
  return {
    title: `${operations.length} entries of your log`,
    detail: [...named, ...(more === 0 ? [] : [`and ${more} more`])].join('; '),
  };
};

/** The screen where each kind of journal entry can be changed. */
export const OPERATION_PLACES: Readonly<Record<JournalKind, EditPlace | null>> = {
  'water.add': '/dashboard',
  'meal.eaten': '/dashboard/diet-plan',
  'shopping.tick': '/dashboard/diet-plan',
  'weight.set': '/dashboard/progress',
  'energy.set': '/dashboard/progress',
  'targets.set': '/dashboard/goal',
  'routine.set': '/dashboard/fitness',
  'routine.remove': '/dashboard/fitness',
  'meals.set': '/dashboard/diet-plan',
  'meals.lock': '/dashboard/diet-plan',
  'table.set': '/dashboard/diet-plan',
  'food.eaten': '/dashboard/diary',
  'meal.cooked': '/dashboard/shopping',
  'shopping.bought': '/dashboard/shopping',
  'shopping.add': '/dashboard/shopping',
  'pantry.set': '/dashboard/pantry',
  'dish.opinion': '/dashboard/safety',
  'leftover.settled': '/dashboard/pantry',
  'food.put': '/dashboard/foods',
  'food.remove': '/dashboard/foods',
  'recipe.put': '/dashboard/foods',
  'recipe.remove': '/dashboard/foods',
  'entry.retract': null,
};
