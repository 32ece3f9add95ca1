import { minutesOf, servingsOf } from './amounts.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import type { PlainLines } from './plain-text.ts';

/** An object of JSON from somebody else: any key may be missing or of any type. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NODES_MAX = 20_000;
const RECIPES_MAX = 500;
const DEEPEST = 8;
const TEXTS_MAX = 500;

const typesOf = (node: Fields): readonly unknown[] => [node['@type'] ?? node.type].flat(1);
const isType = (node: Fields, name: string): boolean =>
  typesOf(node).some(
    (type) => typeof type === 'string' && type.split(/[/#:]/).at(-1)?.toLowerCase() === name,
  );

/** Recipes of schema.org; Mealie, which writes its fields without a type; Tandoor; Paprika. */
export const isRecipe = (node: Fields): boolean =>
  isType(node, 'recipe') ||
  Array.isArray(node.recipeIngredient) ||
  (typeof node.ingredients === 'string' && typeof node.directions === 'string') ||
  (Array.isArray(node.steps) && node.steps.some((step) => isFields(step) && Array.isArray(step.ingredients)));

/** Every recipe in a value, in its order; those within another recipe are part of it. */
export const recipesIn = (value: unknown): readonly Fields[] => {
  const recipes: Fields[] = [];
  const waiting: unknown[] = [value];
  for (let seen = 0; waiting.length > 0 && seen < NODES_MAX && recipes.length < RECIPES_MAX; seen += 1) {
    const node = waiting.pop();
    if (isFields(node) && isRecipe(node)) recipes.push(node);
    else if (typeof node === 'object' && node !== null) {
      const inner = Object.values(node).slice(0, NODES_MAX);
      waiting.push(...inner.reverse());
    }
  }
  return recipes;
};

/** The texts of a value in their order. */
const textsOf = (value: unknown, depth = 0): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) {
    return value
      .slice(0, TEXTS_MAX)
      .flatMap((each) => textsOf(each, depth + 1))
      .slice(0, TEXTS_MAX);
  }
  if (!isFields(value)) return [];
  return textsOf(
    value['@value'] ?? value.text ?? value.value ?? value.name ?? value.url ?? value['@id'],
    depth + 1,
  );
};

const firstText = (value: unknown): string => textsOf(value)[0] ?? '';
const nameOf = (value: unknown): string => (isFields(value) ? firstText(value.name) : firstText(value));

/** An ingredient in parts, as Mealie and Tandoor have it, or its whole text where they keep that. */
const ingredientText = (item: unknown): string => {
  if (!isFields(item)) return firstText(item);
  const amount = firstText(item.quantity ?? item.amount);
  const food = nameOf(item.food);
  const unit = nameOf(item.unit);
  const note = firstText(item.note);
  // Without a food the note is the whole line, and Mealie counts it once, also in what it displays.
  if (note !== '' && food === '' && unit === '' && Number(amount) <= 1) return note;
  const whole = [item.display, item.originalText, item.original_text]
    .map(firstText)
    .find((text) => text !== '');
  if (whole !== undefined) return whole;
  if (food === '' && note === '') return firstText(item);
  const parts = [amount === '0' || item.no_amount === true ? '' : amount, unit, food];
  const text = parts.filter((part) => part !== '').join(' ');
  return note === '' ? text : `${text}, ${note}`;
};

const ingredientsOf = (value: unknown, plain: PlainLines): readonly string[] =>
  [value]
    .flat(2)
    .slice(0, TEXTS_MAX)
    .flatMap((item) => [
      ...(isFields(item) && typeof item.title === 'string' ? plain(item.title) : []),
      ...plain(ingredientText(item)),
    ]);

/** "1. Mix. 2. Bake." on one line. */
const NEXT_NUMBER = / (?=\d{1,2}[.)] \p{Lu})/u;
const stepLines = (text: string, plain: PlainLines): readonly string[] =>
  plain(text).flatMap((line) => (/^1[.)] /.test(line) ? line.split(NEXT_NUMBER) : [line]));

/** The heading of a section opens its first step. */
const under = (heading: string, steps: readonly string[]): readonly string[] => {
  const [first, ...others] = steps;
  return heading === '' || first === undefined
    ? steps
    : [`${heading.replace(/[:.]\s*$/, '')}: ${first}`, ...others];
};

/** The mark that Tandoor writes into a step for its ingredients, by their number. */
const INGREDIENT_PLACE = /\{\{\s{0,9}ingredients\[(\d{1,3})\]\s{0,9}\}\}/g;

/** The longest ingredient written into a step, and the longest step: one ingredient may be named many times. */
const IN_STEP_MAX = 300;
const STEP_MAX = 40_000;

const inStep = (item: unknown): string => {
  if (!isFields(item)) return '';
  const amount = Number(item.amount);
  const isMany = amount > 1 && nameOf(item.unit) === '' && isFields(item.food);
  const plural = isMany && isFields(item.food) ? firstText(item.food.plural_name) : '';
  const named = plural === '' ? item : { ...item, food: { name: plural } };
  return ingredientText({ ...named, note: '' }).slice(0, IN_STEP_MAX);
};

const filledIn = (text: string, ingredients: unknown): string => {
  const items = Array.isArray(ingredients) ? ingredients.slice(0, TEXTS_MAX).map(inStep) : [];
  return text.slice(0, STEP_MAX).replace(INGREDIENT_PLACE, (_, at: string) => items[Number(at)] ?? '');
};

const stepsOf = (value: unknown, plain: PlainLines, depth = 0): readonly string[] => {
  if (typeof value === 'string') return stepLines(value, plain);
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) {
    return value
      .slice(0, TEXTS_MAX)
      .flatMap((each) => stepsOf(each, plain, depth + 1))
      .slice(0, TEXTS_MAX);
  }
  if (!isFields(value)) return [];
  const text = firstText(value.text ?? value.instruction ?? value.description);
  if (text !== '') {
    const heading = value.title ?? (isType(value, 'howtosection') ? value.name : '');
    return under(plain(firstText(heading)).join(' '), stepLines(filledIn(text, value.ingredients), plain));
  }
  const inner = value.itemListElement ?? value.steps ?? value.item;
  if (inner === undefined) return plain(firstText(value.name));
  const steps = stepsOf(inner, plain, depth + 1);
  if (isType(value, 'howtostep'))
    return steps.length === 0 ? plain(firstText(value.name)) : [steps.join(' ')];
  return under(plain(firstText(value.name)).join(' '), steps);
};

/** Tandoor keeps the ingredients of each step with it. */
const tandoorIngredients = (steps: unknown): unknown =>
  Array.isArray(steps)
    ? steps.flatMap((step) => (isFields(step) && Array.isArray(step.ingredients) ? step.ingredients : []))
    : undefined;

const timeOf = (value: unknown): number | null => {
  for (const text of textsOf(value)) {
    const minutes = minutesOf(text);
    if (minutes !== null) return minutes;
  }
  return null;
};
const sumOf = (...times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : known.reduce((sum, time) => sum + time, 0);
};

const yieldOf = (values: readonly unknown[]): number | null => {
  for (const text of values.flatMap((value) => textsOf(value))) {
    const servings = servingsOf(text);
    if (servings !== null) return servings;
  }
  return null;
};

/** Reads an object for which `isRecipe` is true. */
export const readSchemaRecipe = (node: Fields, plain: PlainLines): ImportedRecipe => ({
  name: plain(firstText(node.name ?? node.headline)).join(' '),
  servings: yieldOf([node.recipeServings, node.recipeYield, node.servings, node.yield]),
  lines: ingredientsOf(
    node.recipeIngredient ??
      node.recipeIngredients ??
      node.ingredients ??
      tandoorIngredients(node.steps) ??
      [],
    plain,
  ),
  steps: stepsOf(
    node.recipeInstructions ?? node.recipeDirections ?? node.directions ?? node.instructions ?? node.steps,
    plain,
  ),
  minutes:
    timeOf(node.totalTime ?? node.total_time) ??
    sumOf(
      timeOf(node.prepTime ?? node.prep_time ?? node.working_time),
      timeOf(node.cookTime ?? node.performTime ?? node.cook_time ?? node.waiting_time),
    ),
  source: firstText(node.source_url ?? node.orgURL ?? node.url ?? node.mainEntityOfPage) || null,
});
