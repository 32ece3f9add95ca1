import { expect, it } from 'vitest';
import { coachContext } from '../../../tests/support/coach-context.ts';
import { EATS_ALL } from '../../../tests/support/coach-day.ts';
import { realMind } from '../../../tests/support/real-mind.ts';
import { withoutFigures } from './figures.ts';
import { answerTo, knownOf, respond } from './respond.ts';

const context = coachContext();
const known = knownOf(context, realMind());
const textOf = (message: string, changed: Partial<typeof context> = {}): string =>
  respond({ ...context, ...changed }, message, [], known).answer.text;

it.each([
  ['I ate 1/3 cup of oats', 'Rolled oats', 102],
  ['I ate 1/2 cup of oats', 'Rolled oats', 153],
  ['I ate 1 1/2 cups of rice', 'White rice', 308],
  ['I had 1-1/2 cups milk', 'Whole milk', 223],
  ['I ate ¼ cup walnuts', 'Walnuts', 191],
  ['I had 2 and a half bananas', 'Banana', 263],
  ['I ate half a dozen eggs', 'Boiled egg', 429],
  ['I ate 137 g cooked rice for lunch', '', 169],
  ['I drank a glass of wine', 'Wine', 123],
  ['I had a glass of red wine', 'Red wine', 125],
  ['I had 330 ml beer', 'Beer', 143],
  ['I drank two beers', 'Beer', 306],
  ['I ate chips', 'Crisps', 149],
  ['I ate one chip', 'Crisps', 11],
  ['I ate a cup of oatmeal', 'Porridge', 154],
  ['I ate 50 g of dry oatmeal', 'Rolled oats', 190],
  ['I had a latte with oat milk', 'Oat milk latte, counted as', 115],
  ['I had butter', 'Butter', 72],
  ['I had ketchup', 'Ketchup', 17],
  ['I had salmon', 'Salmon, cooked', 160],
  ['I had steak', 'Steak', 313],
  ['I had a mixed salad', 'Mixed salad', 20],
  ['I had poutine', 'Poutine, counted as Chili cheese fries', 499],
  ['200 g raw salmon', 'Salmon, Atlantic, farmed, raw', 416],
])('counts what is said: "%s" is %s, %d kcal', (message, name, kcal) => {
  const [, food = '', energy] = /^(.+): (\d+) kcal/.exec(textOf(message)) ?? [];
  expect(food).toContain(name);
  expect(Math.abs(Number(energy) - kcal)).toBeLessThanOrEqual(kcal * 0.05);
});

it.each([
  'What is for dinner?',
  'How many calories are left?',
  'How much water?',
  'What do I eat today?',
  'What do I weigh?',
  'I ate a banana',
  'I ate 200 g of rice',
  'Is rice healthy?',
])('names no figure to somebody who is better off without ("%s")', (question) => {
  const { text, proposals } = respond({ ...context, figures: false }, question, [], known).answer;
  expect(text).not.toMatch(/\d/);
  expect(text).not.toBe('');
  for (const { detail, figures } of proposals)
    expect([detail, figures]).toEqual([expect.not.stringMatching(/\d/), null]);
});

it('takes sentences with figures out of a reply, and keeps numbers to call', () => {
  expect(withoutFigures('Have the dal (600 kcal). It has 20 g of protein. Enjoy it.')).toBe(
    'Have the dal. Enjoy it.',
  );
  expect(withoutFigures('1. Chop the onion.\n2. Fry it for 5 minutes.\n3. Eat.')).toBe(
    'Chop the onion.\n\nEat.',
  );
  expect(withoutFigures('Please call 112 now.')).toBe('Please call 112 now.');
  expect(withoutFigures('You have 999 kcal left.')).toMatch(/^I keep figures out/);
  expect(withoutFigures('About five hundred calories are left.')).toMatch(/^I keep figures out/);
});

it.each([
  'I wish dinner could just erase me',
  'today I will only chew ice',
  'my stomach is a war zone and so is my head',
  'I eat in secret at night',
  'I measure my wrists every morning',
  'if I eat lunch I lose',
  'nothing tastes and nothing matters',
  'I cry in the kitchen',
  'Eat less, be less',
  'my friend faints when she diets',
  'I am a fat pig today',
  'My plan is to vanish',
  'today I ate everything and I want to run until it is gone',
  'I took twelve of my mum’s tablets',
  'the numbers scream at me',
  'calories are the enemy',
  'food is poison',
  'I hate today',
  'I will not have any meal until I am thin',
  'left half my meal because I am disgusting',
])('answers what it does not understand without a figure or a meal ("%s")', (message) => {
  expect(textOf(message).replaceAll(/\b(?:112|911|999)\b/g, '')).not.toMatch(/\d|kcal|Dinner:/);
});

/** Oats are milled beside wheat, and a peanut is called a nut. */
const ALSO = { gluten: 'gluten_oats', nut: 'peanut' };
const { dishes } = context.catalogue;
const asked = (dish: string, what: string) =>
  answerTo(context, { tool: 'dish', of: { dish }, ask: 'contains', what }, []).text;

it.each([
  ['gluten', 'gluten'],
  ['nut', 'tree_nut'],
  ['milk', 'milk'],
  ['egg', 'egg'],
  ['fish', 'fish'],
] as const)('says whether a dish has %s from its allergens, and where the tables end', (what, allergen) => {
  for (const { id, allergens } of dishes.values())
    expect(asked(id, what).startsWith('Yes'), `${what} in ${id}`).toBe(
      allergens.some((each) => each === allergen || each === ALSO[what as keyof typeof ALSO]),
    );
  const without = [...dishes.values()].find(({ allergens }) => allergens.length === 0);
  expect(asked(without?.id ?? '', what)).toMatch(/I find no .* read the label/);
});

it('says no to "gluten free" where a dish has gluten', () => {
  const dish = [...dishes.values()].find(({ allergens }) => allergens.includes('gluten'))?.id ?? '';
  const { text } = answerTo(
    context,
    { tool: 'dish', of: { dish }, ask: 'contains', what: 'gluten', free: true },
    [],
  );
  expect(text).toMatch(/^No, .* is not free of gluten: it has /);
});

it('never takes pork for halal', () => {
  const isPork = ({ food }: { food: string }): boolean => food.startsWith('pork');
  const dish = [...dishes.values()].find(({ ingredients }) => ingredients.some(isPork))?.id ?? '';
  const { text } = answerTo(context, { tool: 'dish', of: { dish }, ask: 'fits', what: 'halal' }, []);
  expect(text).toMatch(/^No, .* is not halal: it has /);
});

it('names sources that fit diet, allergies and dislikes', () => {
  const rules = { ...EATS_ALL, diet: 'vegetarian', eatsEggs: false, allergies: ['milk'] } as const;
  const vegetarian = { plan: context.plan && { ...context.plan, input: { ...context.plan.input, rules } } };
  expect(textOf('where do I get b12 from')).toMatch(/salmon|mackerel|sardines|beef/i);
  expect(textOf('where do I get b12 from', vegetarian)).not.toMatch(
    /salmon|mackerel|sardine|beef|bacon|cheese|egg/i,
  );
  expect(textOf('how much b12 is in bacon', vegetarian)).toMatch(/Your answers leave it out/);
  expect(textOf('how much b12 is in bacon')).not.toMatch(/leave it out/);
});

it.each([
  ['mushrooms', ['mushrooms', 'mushrooms-cooked', 'shiitake-cooked']],
  ['fish', ['cod-cooked', 'salmon-cooked', 'tuna-canned', 'fish-sauce']],
  ['nuts', ['almonds', 'cashews', 'walnuts', 'almond-butter']],
  ['pork', ['pork-ground-cooked', 'pork-tenderloin-cooked']],
])('leaves out the whole family of %s', (said, family) => {
  const [proposal] = respond(context, `I do not like ${said}`, [], known).answer.proposals;
  expect(proposal?.effect).toMatchObject({ kind: 'leave-out', foods: expect.arrayContaining(family) });
});

it('says that it does not know who may have a stand-in, without a plan', () => {
  expect(textOf('what can I use instead of honey', { plan: null })).toMatch(
    /do not know your diet and allergies/,
  );
  expect(textOf('what can I use instead of honey')).not.toMatch(/do not know/);
});

it.each([
  ['I had 200 g rice and a banana', 'the rice was 150', /White rice, cooked, 150 g/],
  ['I had a bowl of oatmeal', 'actually 2 bowls', /2 bowls/],
  ['I drank 2 glasses of water', '3 actually', /750 ml/],
])('"%s", put right by "%s"', (first, then, shown) => {
  const before = respond(context, first, [], known);
  const { answer } = respond(context, then, [before], known);
  expect(answer.proposals.map(({ title, detail }) => `${title} ${detail}`).join()).toMatch(shown);
});

it('says nothing of another dish where somebody names one that it does not know', () => {
  expect(textOf('my guest is allergic to shellfish, is the paella ok for him')).toMatch(
    /do not know which dish “paella”/,
  );
  expect(textOf('can a guest with a nut allergy eat tonight’s dinner')).toMatch(/nut/);
});

it.each([
  ["what's 200g of flour in cups", '200 g is about 1.6 cups.'],
  ['how many grams is a cup of sugar', '1 cup is about 200 g.'],
  ['how many cups are 200 g', 'That depends on the food. Tell me which one: "200 g of flour in cups".'],
  ['2 cups in ml', '2 cups is about 473 ml.'],
  [
    'whats in shakshuka',
    'I do not know which dish “shakshuka” is. Tell me its name, or the meal and the day.',
  ],
])('answers "%s" by what was asked', (message, answer) => {
  expect(textOf(message)).toBe(answer);
});

it('finds dishes with some of the foods where none has all', () => {
  expect(textOf('what can i make with eggs, spinach and feta')).toMatch(
    /^No dish has all of it\. Ideas with .+ and .+:\n.+ minutes/,
  );
});

it('names the meal of one day with the most, where a day is named', () => {
  const [title = '', ...meals] = textOf('What is the heaviest meal tomorrow?').split('\n');
  expect(title).toBe('Most energy tomorrow:');
  expect(meals.every((meal) => meal.includes('tomorrow'))).toBe(true);
});
