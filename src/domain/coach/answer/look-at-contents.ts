import type { Dish, Food } from '../../../terms/food.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import { nutrientFigure, nutrientWords } from '../../body/nutrition/nutrient-words.ts';
import { ALLERGEN_LABELS, allergensInWords } from '../../food/catalogue/allergen-labels.ts';
import { dietsOf } from '../../food/catalogue/compute.ts';
import { lexiconOf } from '../../food/catalogue/food-lexicon.ts';
import { singularWordsOf } from '../../food/catalogue/word-forms.ts';
import { allergensHit } from '../../plan/rules/eligibility.ts';
import type { RequestOf } from '../slots/request.ts';
import { type Answer, inList, says } from './answer.ts';
import { foodsNamed } from './catalogue-food.ts';
import type { CoachContext } from './coach-context.ts';

const LIMITS =
  'That is by our tables: a packet may hold more or traces, so read the label, and in a severe allergy cook only what you have checked.';

const namesOf = (foods: readonly Food[]): string =>
  inList([...new Set(foods.map(({ name }) => (name.split(/[,(]/)[0] ?? name).trim().toLowerCase()))]);

const ingredientsOf = (dish: Dish, { foods }: CoachContext['catalogue']): readonly Food[] =>
  [...dish.ingredients.map(({ food }) => food), ...(dish.toTaste ?? [])].flatMap((id) => foods.get(id) ?? []);

const dietAnswer = (dish: Dish, what: string, catalogue: CoachContext['catalogue']): Answer => {
  const isVegan = what === 'vegan' || what === 'plant based';
  const against = ingredientsOf(dish, catalogue).filter(({ diet }) =>
    isVegan ? diet !== 'vegan' : diet === 'meat' || diet === 'fish',
  );
  const dishes = [{ id: dish.id, name: dish.name }];
  if (dish.withheld === 'incomplete')
    return says(`Not every ingredient of ${dish.name} is known.`, { dishes });
  return against.length > 0
    ? says(`No, ${dish.name} is not ${what}: it has ${namesOf(against)}.`, { dishes })
    : says(`Yes, ${dish.name} is ${what} by our tables. Read the label of what comes in packets.`, {
        dishes,
      });
};

/** "Does it have nuts?", from the ingredients and allergens of the dish, with what the tables cannot know. */
export const lookIntoDish = (
  { catalogue }: Pick<CoachContext, 'catalogue'>,
  dish: Dish,
  what: string,
  /** Asked as free of it, so that yes means without. */
  free = false,
): Answer => {
  if (/^(?:vegan|vegetarian|meatless|plant based)$/.test(what)) return dietAnswer(dish, what, catalogue);
  const meaning = lexiconOf(catalogue.foods).meaningOf(singularWordsOf(what));
  const named = new Set([...(meaning?.foods ?? []), ...foodsNamed(what, catalogue).map(({ id }) => id)]);
  const asked = [...(meaning?.allergies ?? [])];
  const hit = allergensHit(dish.allergens, asked);
  // Soy milk is called milk, and is none to whoever asks because of an allergy.
  const found = ingredientsOf(dish, catalogue).filter(({ id, allergens }) =>
    asked.length === 0 ? named.has(id) : allergensHit(allergens, asked).length > 0,
  );
  const dishes = [{ id: dish.id, name: dish.name }];
  const others = dish.allergens.length === 0 ? '' : ` Its allergens: ${allergensInWords(dish.allergens)}.`;
  if (hit.length > 0 || found.length > 0) {
    const where = found.length > 0 ? namesOf(found) : allergensInWords(hit);
    const said = hit.length > 0 ? ` (${inList(hit.map((each) => ALLERGEN_LABELS[each].toLowerCase()))})` : '';
    const lead = free ? `No, ${dish.name} is not free of ${what}: it has` : `Yes, ${dish.name} has`;
    return says(`${lead} ${where}${said}.`, { dishes });
  }
  if (dish.withheld === 'incomplete')
    return says(`I cannot say: not every ingredient of ${dish.name} is known.`, { dishes });
  return says(`I find no ${what} in ${dish.name}.${others} ${LIMITS}`, { dishes });
};

/** True where diet, allergies or a dislike keep a food off the member's plate. */
export const isOutFor = (
  { id, diet, allergens }: Pick<Food, 'id' | 'diet' | 'allergens'>,
  rules: EatingRules,
): boolean => {
  const eats =
    dietsOf(new Set([diet])).includes(rules.diet) ||
    (rules.diet === 'vegetarian' && rules.eatsEggs && diet !== 'meat' && diet !== 'fish') ||
    (rules.diet === 'ovo_vegetarian' && rules.eatsDairy && diet !== 'meat' && diet !== 'fish');
  return !eats || allergensHit(allergens, rules.allergies).length > 0 || rules.excludedFoods.includes(id);
};

const WAYS_TO_EAT = /\b(?:vegan|vegetarian|meatless|plant based|free|allerg\w*|intoleran\w*|c(?:o)?eliac)\b/;
const AILMENT = / ?(?:free|allergy|allergies|allergic|intolerance|intolerant)\b/g;

const BY_FAITH = /\b(?:halal|kosher)\b/;
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  halal: /\b(?:pork|ham|bacon|chorizo|prosciutto|salami|lard|wine|beer|gelatine?)\b/i,
  kosher:
    /\b(?:pork|ham|bacon|chorizo|prosciutto|salami|lard|shrimps?|prawns?|mussels?|clams?|squid|gelatine?)\b/i,
};

/** Tells what is surely not halal or kosher. The tables do not know how meat was slaughtered. */
const lookAtFaith = (catalogue: CoachContext['catalogue'], dish: Dish, what: string): Answer => {
  const way = what.includes('kosher') ? 'kosher' : 'halal';
  const dishes = [{ id: dish.id, name: dish.name }];
  const against = ingredientsOf(dish, catalogue).filter(({ name }) => FORBIDDEN[way]?.test(name) === true);
  return against.length > 0
    ? says(`No, ${dish.name} is not ${way}: it has ${namesOf(against)}.`, { dishes })
    : says(
        `Our tables show nothing in ${dish.name} that is surely not ${way}. They do not know how it was made, so look for the seal on meat and packets.`,
        { dishes },
      );
};

/** Tells if a dish goes with the condition in `what`, or for null with the member's answers. */
export const lookAtFit = (
  context: Pick<CoachContext, 'catalogue' | 'plan'>,
  dish: Dish,
  what: string | null,
): Answer => {
  const dishes = [{ id: dish.id, name: dish.name }];
  if (what !== null && WAYS_TO_EAT.test(what))
    return lookIntoDish(
      context,
      dish,
      /c(?:o)?eliac/.test(what) ? 'gluten' : what.replace(AILMENT, '').trim(),
      true,
    );
  if (what !== null && BY_FAITH.test(what)) return lookAtFaith(context.catalogue, dish, what);
  const rules = context.plan?.input.rules ?? null;
  if (rules === null)
    return says('I do not know your answers here, so I cannot say.', { dishes, page: 'safety' });
  const out = ingredientsOf(dish, context.catalogue).filter((food) => isOutFor(food, rules));
  if (out.length > 0)
    return says(`No: by your answers ${dish.name} is not for you, as it has ${namesOf(out)}.`, { dishes });
  const isTold =
    what === null ? '' : ` If you have told ${what} on the safety page, the plan heeds it; I am no doctor.`;
  return says(`${dish.name} goes with your diet, allergies and foods left out.${isTold}`, {
    dishes,
    page: 'safety',
  });
};

const MOST_SOURCES = 6;
/** A spoon of them is a meal's worth: what 100 g hold says nothing. */
const IN_PINCHES = new Set([
  'Herbs & spices',
  'Sauces & broths',
  'Oils, fats & dressings',
  'Sweeteners & sweets',
]);
/** mg in 100 g: baking powder, soy sauce. */
const TOO_SALTY = 3000;
const isUsedInPinches = ({ category, per100 }: Food): boolean =>
  IN_PINCHES.has(category) || (per100[nutrientIndex.sodium_mg] ?? 0) > TOO_SALTY;

export const lookForSources = (
  { catalogue, plan }: Pick<CoachContext, 'catalogue' | 'plan'>,
  { of }: RequestOf<'sources'>,
): Answer => {
  const amount = ({ per100 }: Food): number => per100[nutrientIndex[of]] ?? 0;
  const rules = plan?.input.rules ?? null;
  const rich = [...catalogue.foods.values()]
    .filter((food) => !isUsedInPinches(food) && amount(food) > 0)
    .filter((food) => rules === null || !isOutFor(food, rules))
    .sort((one, other) => amount(other) - amount(one))
    .slice(0, MOST_SOURCES);
  const { name, unit } = nutrientWords(of);
  const what = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (rich.length === 0)
    return says(
      `No food of the plans that your answers allow has ${what}. Ask a doctor or pharmacist about a supplement.`,
    );
  const unsure =
    rules === null ? ' I do not know your diet and allergies here, so look whether you may have them.' : '';
  const lines = rich.map((food) => `${food.name}: ${nutrientFigure(amount(food))} ${unit} in 100 g`);
  return says(
    `Foods with much ${what}${rules === null ? '' : ' that fit your answers'}:\n${lines.join('\n')}${unsure}`,
  );
};
