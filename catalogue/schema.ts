import * as v from 'valibot';
import { MEAL_KINDS } from '../src/terms/food.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a kebab-case slug'));
const sentence = v.pipe(v.string(), v.trim(), v.minLength(8), v.maxLength(400));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60));

const ingredient = v.strictObject({
  food: slug,
  grams: v.pipe(v.number(), v.gtValue(0), v.maxValue(5000)),
  measure: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
});

const ahead = v.strictObject({
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48)),
  text: sentence,
});

const step = v.strictObject({ text: sentence, minutes: v.nullable(minutes) });

/** The fields that an author writes; everything else about a dish is computed from them. */
export const authoredRecipe = v.pipe(
  v.strictObject({
    id: slug,
    name: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(60)),
    kinds: v.pipe(v.array(v.picklist(MEAL_KINDS)), v.minLength(1)),
    cuisine: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(30)),
    minutesActive: minutes,
    minutesTotal: minutes,
    portions: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    keeps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
    freezes: v.boolean(),
    fresh: v.nullable(slug),
    drink: v.boolean(),
    ingredients: v.pipe(v.array(ingredient), v.minLength(2), v.maxLength(24)),
    steps: v.pipe(v.array(step), v.minLength(2), v.maxLength(10)),
    storage: sentence,
    makeAhead: v.nullable(sentence),
    ahead: v.pipe(v.array(ahead), v.maxLength(3)),
    art: v.exactOptional(slug),
  }),
  v.check(
    ({ minutesActive, minutesTotal }) => minutesActive <= minutesTotal,
    'active minutes exceed the total',
  ),
  v.check(
    ({ ingredients }) => new Set(ingredients.map(({ food }) => food)).size === ingredients.length,
    'an ingredient is listed twice',
  ),
  v.check(
    (recipe) => recipe.ahead.every(({ hours, text }) => text.includes(`${hours} hours ahead`)),
    'a sentence of `ahead` does not name its hours',
  ),
  v.check(({ kinds }) => new Set(kinds).size === kinds.length, 'a meal kind is listed twice'),
);
