import * as v from 'valibot';
import { isLocalDay } from '../domain/calendar/days.ts';
import { OWN_TARGET_BOUNDS } from '../domain/constants.ts';
import { RECIPE_LIMITS } from '../domain/food/own-food/own-food.ts';
import { ALLERGENS, DIET_CLASSES, MEAL_KINDS, SHOP_CATEGORIES, SLOTS } from '../terms/food.ts';
import type { JournalKind, JournalOperation, JournalPayloads } from '../terms/journal.ts';
import { NUTRIENTS } from '../terms/nutrients.ts';
import { LEFTOVER_PLACES, OPINIONS } from '../terms/plan.ts';
import { ACTIVITY_LEVELS } from '../terms/profile.ts';

const LITRES_MAX = 100;
const KCAL_MAX = 20_000;
const KG_MAX = 1000;
/** Expenditure of nobody who plans with it lies outside, kcal a day. */
const EXPENDITURE = [500, 10_000] as const;
const GRAMS_MAX = 100_000;
const PORTION_MAX = 20;
const PEOPLE_MAX = 50;
const LEFTOVER_SERVINGS_MAX = 1000;
const MEALS_OF_A_SLOT_MAX = 10;
const TAKES_MAX = 30;
const FOOD_NAME_MAX = 200;
/** In the unit of the nutrient: 20 000 kcal, or as many micrograms of a vitamin from a month's liver. */
const NUTRIENT_MAX = 10_000_000;

const OWN_NAME_MAX = 200;
const MEASURES_MAX = 12;
const MINUTES_MAX = 10_000;
const KEEPS_MAX = 365;
const SERVINGS_MAX = 500;
const ADDRESS_MAX = 2000;
/** Grams as eaten of one gram as bought: dry pulses and grain take up three times their weight of water. */
const TIMES_MAX = 20;

const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const people = v.pipe(between(1, PEOPLE_MAX), v.integer());

const ownId = v.pipe(v.string(), v.regex(/^o:[0-9a-f-]{36}$/));
const ownName = v.pipe(v.string(), v.minLength(1), v.maxLength(OWN_NAME_MAX));
const version = v.pipe(v.string(), v.maxLength(40));
const listOf = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most));
const amounts = v.object({ nutrient: v.picklist(NUTRIENTS), amount: between(0, NUTRIENT_MAX) });
const figures = v.entriesFromList(NUTRIENTS, v.exactOptional(between(0, NUTRIENT_MAX)));
const lineFood = v.object({
  food: v.pipe(v.string(), v.maxLength(80)),
  name: ownName,
  category: v.nullable(v.picklist(SHOP_CATEGORIES)),
  diet: v.picklist(DIET_CLASSES),
  planned: v.nullable(v.pipe(v.string(), v.maxLength(80))),
  times: between(0, TIMES_MAX),
  ...figures,
});

/** The payload of each kind. Impossible amounts are refused, because one of them would spoil every sum. */
const payloads: { readonly [K in JournalKind]: v.GenericSchema<unknown, JournalPayloads[K]> } = {
  'water.add': v.object({ litres: between(-LITRES_MAX, LITRES_MAX) }),
  'meal.eaten': v.object({
    planId: v.nullable(v.string()),
    slot: v.picklist(SLOTS),
    dish: v.string(),
    kcal: between(0, KCAL_MAX),
    eaten: v.boolean(),
  }),
  'shopping.tick': v.object({ item: v.string(), ticked: v.boolean() }),
  'weight.set': v.object({ kg: v.nullable(between(0, KG_MAX)) }),
  'energy.set': v.object({
    kcal: v.nullable(between(...EXPENDITURE)),
    activity: v.picklist(ACTIVITY_LEVELS),
  }),
  'targets.set': v.object({
    kcal: v.nullable(between(...OWN_TARGET_BOUNDS.kcal)),
    protein: v.nullable(between(...OWN_TARGET_BOUNDS.protein)),
    carbs: v.nullable(between(...OWN_TARGET_BOUNDS.carbs)),
  }),
  'routine.set': v.object({
    routine: v.string(),
    name: v.string(),
    kcal: v.number(),
    minutes: v.number(),
    description: v.string(),
  }),
  'routine.remove': v.object({ routine: v.string() }),
  'meals.set': v.object({
    planId: v.string(),
    slot: v.picklist(SLOTS),
    meals: v.nullable(
      v.pipe(
        v.array(v.object({ recipe: v.string(), portion: between(0, PORTION_MAX) })),
        v.maxLength(MEALS_OF_A_SLOT_MAX),
      ),
    ),
  }),
  'meals.lock': v.object({ planId: v.string(), slot: v.picklist(SLOTS), locked: v.boolean() }),
  'table.set': v.object({
    slot: v.nullable(v.picklist(SLOTS)),
    people: v.nullable(people),
    meals: v.exactOptional(
      v.pipe(v.array(v.object({ slot: v.picklist(SLOTS), people })), v.maxLength(SLOTS.length)),
    ),
  }),
  'food.eaten': v.object({
    entry: v.string(),
    slot: v.picklist(SLOTS),
    food: v.string(),
    grams: between(0, GRAMS_MAX),
    kcal: between(0, KCAL_MAX),
    eaten: v.boolean(),
    name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(FOOD_NAME_MAX))),
    nutrients: v.exactOptional(
      v.pipe(
        v.array(v.object({ nutrient: v.picklist(NUTRIENTS), amount: between(0, NUTRIENT_MAX) })),
        v.maxLength(NUTRIENTS.length),
      ),
    ),
    per: v.exactOptional(v.literal('ml')),
  }),
  'meal.cooked': v.object({
    planId: v.nullable(v.string()),
    slot: v.picklist(SLOTS),
    recipe: v.string(),
    takes: v.pipe(
      v.array(v.object({ food: v.string(), grams: between(0, GRAMS_MAX) })),
      v.maxLength(TAKES_MAX),
    ),
    cooked: v.boolean(),
  }),
  'shopping.bought': v.object({ food: v.string(), grams: between(0, GRAMS_MAX) }),
  'shopping.add': v.object({ item: v.string(), name: v.string(), quantity: v.string(), wanted: v.boolean() }),
  'pantry.set': v.object({ food: v.string(), grams: between(0, GRAMS_MAX) }),
  'dish.opinion': v.object({
    recipe: v.string(),
    opinion: v.picklist(OPINIONS),
    until: v.exactOptional(v.pipe(v.string(), v.check(isLocalDay, 'No such day.'))),
  }),
  'leftover.settled': v.object({
    recipe: v.string(),
    cooked: v.pipe(v.string(), v.check(isLocalDay, 'No such day.')),
    to: v.picklist(LEFTOVER_PLACES),
    servings: between(0, LEFTOVER_SERVINGS_MAX),
  }),
  'food.put': v.object({
    food: ownId,
    name: ownName,
    category: v.picklist(SHOP_CATEGORIES),
    diet: v.picklist(DIET_CLASSES),
    per: v.picklist(['g', 'ml']),
    nutrients: listOf(amounts, NUTRIENTS.length),
    allergens: listOf(v.object({ allergen: v.picklist(ALLERGENS) }), ALLERGENS.length),
    measures: listOf(v.object({ label: ownName, grams: between(0, GRAMS_MAX) }), MEASURES_MAX),
    barcode: v.nullable(v.pipe(v.string(), v.regex(/^\d{8,13}$/))),
    replaces: v.nullable(version),
  }),
  'food.remove': v.object({ food: ownId, replaces: version }),
  'recipe.put': v.object({
    recipe: ownId,
    name: ownName,
    kinds: listOf(v.object({ kind: v.picklist(MEAL_KINDS) }), MEAL_KINDS.length),
    servings: v.pipe(between(0, SERVINGS_MAX), v.gtValue(0)),
    finishedGrams: v.nullable(v.pipe(between(0, GRAMS_MAX), v.gtValue(0))),
    minutesActive: between(0, MINUTES_MAX),
    minutesTotal: between(0, MINUTES_MAX),
    keeps: v.pipe(between(0, KEEPS_MAX), v.integer()),
    freezes: v.boolean(),
    lines: listOf(
      v.object({
        text: v.pipe(v.string(), v.maxLength(RECIPE_LIMITS.line)),
        isIngredient: v.boolean(),
        food: v.nullable(v.pipe(v.string(), v.maxLength(80))),
        grams: v.nullable(between(0, GRAMS_MAX)),
        measure: v.nullable(v.pipe(v.string(), v.maxLength(60))),
      }),
      RECIPE_LIMITS.lines,
    ),
    foods: listOf(lineFood, RECIPE_LIMITS.lines),
    allergens: listOf(
      v.object({
        food: v.nullable(v.pipe(v.string(), v.maxLength(80))),
        allergen: v.picklist(ALLERGENS),
      }),
      RECIPE_LIMITS.lines * ALLERGENS.length,
    ),
    steps: listOf(
      v.object({
        text: v.pipe(v.string(), v.maxLength(RECIPE_LIMITS.step)),
        minutes: v.nullable(between(0, MINUTES_MAX)),
      }),
      RECIPE_LIMITS.steps,
    ),
    source: v.nullable(v.pipe(v.string(), v.maxLength(ADDRESS_MAX), v.regex(/^https?:\/\//))),
    replaces: v.nullable(version),
  }),
  'recipe.remove': v.object({ recipe: ownId, replaces: version }),
  'entry.retract': v.object({ entry: v.string() }),
};

const isKind = (kind: string): kind is JournalKind => Object.hasOwn(payloads, kind);

/** Returns the operation with its type; null if this version does not know the kind or cannot read its payload. */
export const readOperation = (wire: {
  readonly id: string;
  readonly day: string;
  readonly kind: string;
  readonly payload: unknown;
}): JournalOperation | null => {
  const { id, day, kind } = wire;
  if (!isKind(kind)) return null;
  const payload = v.safeParse(payloads[kind], wire.payload);
  // `payloads` ties each kind to its payload, but TypeScript loses that tie when it looks up a kind in it.
  return payload.success ? ({ id, day, kind, payload: payload.output } as JournalOperation) : null;
};
