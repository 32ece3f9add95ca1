import { describe, expect, it } from 'vitest';
import { findFoods } from '../../../src/features/plan-inputs/food-search.ts';

const foods = ['Onion, red', 'Red lentils', 'Red pepper', 'Pepper, black', 'Chicken'].map((name) => ({
  id: name,
  name,
}));
const names = (text: string): string[] => findFoods(foods, text).map((food) => food.name);

describe('findFoods', () => {
  it('finds names that hold every word, those that begin with it first', () => {
    expect(names('red')).toEqual(['Red lentils', 'Red pepper', 'Onion, red']);
    expect(names('PEPPER red')).toEqual(['Red pepper']);
  });

  it('waits for two letters and takes any text as plain text', () => {
    expect(names('r')).toEqual([]);
    expect(names('.*')).toEqual([]);
  });

  it('shows a handful at most', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, name: `Bean ${at}` }));
    expect(findFoods(many, 'bean')).toHaveLength(6);
  });
});
