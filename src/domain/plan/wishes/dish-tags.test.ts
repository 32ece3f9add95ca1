import { expect, test } from 'vitest';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { type DishTag, dishTags } from './dish-tags.ts';

const catalogue = realCatalogue();
const all = [...catalogue.dishes.values()].map((dish) => ({ dish, tags: dishTags(dish, catalogue) }));
const tagged = (tag: DishTag) => all.filter(({ tags }) => tags.includes(tag)).map(({ dish }) => dish);
const foodsOf = (tag: DishTag) =>
  new Set(tagged(tag).flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));

test('there are dishes for every tag, and none that every dish has', () => {
  for (const tag of ['budget', 'children', 'freezes', 'halal', 'kosher', 'low-fodmap'] as const) {
    expect(tagged(tag).length, tag).toBeGreaterThan(12);
    expect(tagged(tag).length, tag).toBeLessThan(all.length);
  }
});

test('what a tag rules out is in none of its dishes', () => {
  for (const food of ['bacon-cooked', 'ham', 'chorizo', 'pork-ground-cooked', 'pork-tenderloin-cooked']) {
    expect(foodsOf('halal').has(food), food).toBe(false);
    expect(foodsOf('kosher').has(food), food).toBe(false);
  }
  expect(foodsOf('kosher').has('shrimp-cooked')).toBe(false);
  for (const food of ['garlic', 'onion', 'pasta-cooked', 'chickpeas-canned', 'milk', 'apple'])
    expect(foodsOf('low-fodmap').has(food), food).toBe(false);
  for (const food of ['cayenne', 'jalapeno', 'peanuts'])
    expect(foodsOf('children').has(food), food).toBe(false);
  for (const food of ['salmon-cooked', 'pine-nuts']) expect(foodsOf('budget').has(food), food).toBe(false);
});

test('meat with milk is not kosher, either alone may be', () => {
  for (const dish of tagged('kosher')) {
    const hasMeat = dish.ingredients.some(({ food }) => catalogue.foods.get(food)?.diet === 'meat');
    expect(hasMeat && dish.allergens.includes('milk'), dish.id).toBe(false);
  }
  expect(tagged('kosher').some(({ diets }) => !diets.includes('vegetarian'))).toBe(true);
});
