import { addDays, daysBetween } from '../../src/domain/calendar/days.ts';
import { inOrder } from '../../src/domain/food/journal/fold.ts';
import { withOwn } from '../../src/domain/food/own-food/own-dishes.ts';
import {
  foldOwn,
  newestSeen,
  type Owned,
  type OwnFood,
  type OwnRecipe,
  type OwnThings,
  putFood,
  putRecipe,
} from '../../src/domain/food/own-food/own-food.ts';
import { foldWeek } from '../../src/domain/plan/week/week.ts';
import type { JournalEntry, JournalFact } from '../../src/terms/journal.ts';
import { KITCHEN } from '../support/kitchen-household.ts';
import { line, ownFood, ownRecipe } from '../support/own-food.ts';
import type { Dice } from './dice.ts';

/** What a member says of their own foods and recipes, and what a device makes of all that was said. */

export type OwnKind = 'recipe' | 'own-food' | 'planned';
export const isOwnKind = (kind: string): kind is OwnKind =>
  kind === 'recipe' || kind === 'own-food' || kind === 'planned';

/** The day of what is said of an own thing plays no part, so it says its entry. */
const DAY_OF_NOUGHT = '2001-01-01';
const dayOf = (number: number): string => addDays(DAY_OF_NOUGHT, number);
export const numberOfDay = (day: string): number => daysBetween(DAY_OF_NOUGHT, day);

const PLAN = 'plan-1';
const PLANNED_DAYS = ['2026-11-21', '2026-11-22'] as const;
const PLANNED_SLOTS = ['lunch', 'dinner'] as const;
const THOUSAND = 1_000;
/** A portion says its entry in its thousandths. */
const portionOf = (number: number): number => 1 + number / THOUSAND;
export const numberOfPortion = (portion: number): number => Math.round((portion - 1) * THOUSAND);

const nth = <T>(items: Iterable<T>, dice: Dice): T | undefined => {
  const all = [...items];
  return all.length === 0 ? undefined : all[dice.below(all.length)];
};

/** The food is the first of the member's own, so that a recipe changes with it. */
const recipeFact = (name: string, day: string, { recipes, foods }: OwnThings, dice: Dice): JournalFact => {
  const put = (recipe: OwnRecipe, replaces: string | null): JournalFact => ({
    kind: 'recipe.put',
    day,
    payload: putRecipe(recipe, replaces),
  });
  const lines = [
    line('Some lentils', 'lentils', dice.between(1, 900)),
    line('Some of ours', [...foods.keys()][0] ?? 'rice', dice.between(1, 900)),
    ...(dice.chance(15) ? [line('Some powder', null, null)] : []),
  ];
  const old = dice.chance(90) ? nth(recipes.values(), dice) : undefined;
  if (old === undefined) return put(ownRecipe({ id: `o:${dice.uuid()}`, name, lines, foods: [] }), null);
  const { item, version, overwritten } = old;
  if (dice.chance(20)) return { kind: 'recipe.remove', day, payload: { recipe: item.id, replaces: version } };
  // The member has looked at the other versions.
  if (overwritten.length > 0 && dice.chance(40)) return put(item, newestSeen(old));
  return put({ ...item, name, lines }, version);
};

const foodFact = (name: string, day: string, { foods }: OwnThings, dice: Dice): JournalFact => {
  const put = (food: OwnFood, replaces: string | null): JournalFact => ({
    kind: 'food.put',
    day,
    payload: putFood(food, replaces),
  });
  const old = dice.chance(90) ? nth(foods.values(), dice) : undefined;
  if (old === undefined) return put(ownFood({ id: `o:${dice.uuid()}`, name }), null);
  const { item, version, overwritten } = old;
  if (dice.chance(20)) return { kind: 'food.remove', day, payload: { food: item.id, replaces: version } };
  if (overwritten.length > 0 && dice.chance(40)) return put(item, newestSeen(old));
  return put({ ...item, name }, version);
};

/** Where the device knows no recipe the meal is one of the kitchen's. */
const plannedFact = (number: number, { recipes }: OwnThings, dice: Dice): JournalFact => {
  const recipe = nth(recipes.keys(), dice) ?? 'dal';
  const meals = [{ recipe, portion: portionOf(number) }];
  const slot = dice.pick(PLANNED_SLOTS);
  return { kind: 'meals.set', day: dice.pick(PLANNED_DAYS), payload: { planId: PLAN, slot, meals } };
};

/** What the member says on a device that knows `own`; `name` is the mark of the entry. */
export const ownFactOf = (
  kind: OwnKind,
  entry: { readonly number: number; readonly name: string },
  own: OwnThings,
  dice: Dice,
): JournalFact => {
  const { number, name } = entry;
  if (kind === 'recipe') return recipeFact(name, dayOf(number), own, dice);
  if (kind === 'own-food') return foodFact(name, dayOf(number), own, dice);
  return plannedFact(number, own, dice);
};

/** One text for things that are equal: a database gives an object's keys in an order of its own. */
const toText = (thing: unknown): string =>
  JSON.stringify(thing, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** The own foods and recipes, and the plan with their names and figures, in one text. */
export const describeOwn = (entries: readonly JournalEntry[]): string => {
  const own = foldOwn(entries);
  const catalogue = withOwn(KITCHEN, own);
  const days = PLANNED_DAYS.map((date) => ({
    date,
    meals: PLANNED_SLOTS.map((slot) => ({ slot, recipeId: 'pilaf', portion: 1 })),
  }));
  const week = foldWeek({ id: PLAN, days }, entries, null, catalogue);
  const meals = week.days.flatMap(({ date, meals }) =>
    meals.map(({ slot, recipeId, portion }) => {
      const dish = catalogue.dishes.get(recipeId);
      return [date, slot, dish?.name, dish?.withheld, dish?.ingredients, portion];
    }),
  );
  const things = [...own.foods.values(), ...own.recipes.values()].map(toText);
  return [...things.sort(), toText(meals)].join('\n');
};

type OwnEntry = Extract<
  JournalEntry,
  { readonly kind: 'recipe.put' | 'recipe.remove' | 'food.put' | 'food.remove' }
>;

const isOwnEntry = ({ kind }: JournalEntry): boolean =>
  ['recipe.put', 'recipe.remove', 'food.put', 'food.remove'].includes(kind);
const thingOf = ({ payload }: OwnEntry): string => ('recipe' in payload ? payload.recipe : payload.food);

/**
 * The versions that are gone without a word, each in a sentence. `knew` gives the operations that the device had when
 * an operation was entered on it.
 */
export const lostVersions = (
  entries: readonly JournalEntry[],
  knew: (operation: OwnEntry) => ReadonlySet<string>,
): string[] => {
  const all = inOrder(entries).filter((entry): entry is OwnEntry => isOwnEntry(entry));
  const own = foldOwn(entries);
  return all.flatMap((put, at) => {
    if (!('name' in put.payload)) return [];
    const { name } = put.payload;
    const thing = thingOf(put);
    const now: Owned<OwnFood | OwnRecipe> | undefined = own.recipes.get(thing) ?? own.foods.get(thing);
    const isShown = [now, ...(now?.overwritten ?? [])].some((one) => one?.item.name === name);
    const isRefined = all.slice(at + 1).some((later) => thingOf(later) === thing && knew(later).has(put.id));
    return isShown || isRefined
      ? []
      : [`${put.kind} "${name}" of ${thing} is gone, and nobody who saw it let it go`];
  });
};
