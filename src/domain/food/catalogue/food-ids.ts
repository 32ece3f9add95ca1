import type { Catalogue } from '../../../terms/food.ts';
import { lexiconOf } from './food-lexicon.ts';
import { wordsOf } from './word-forms.ts';

/** "all mushrooms": a pick that stands for every food of a kind. */
const GROUP = /^all (.+)$/i;

/** The groups that are offered. */
export const GROUP_PICKS = [
  'All mushrooms',
  'All nuts',
  'All berries',
  'All citrus',
  'All pulses',
  'All nightshades',
  'All shellfish',
  'All fish',
  'All pork',
  'All red meat',
  'All onions',
  'All cheese',
] as const;

/**
 * The foods that a list leaves out. An entry is a food's id or its name, and then means every food of that name,
 * or the words of a group ("all mushrooms"). What names no food is left out.
 */
export const foodIdsNamed = (
  entries: readonly string[],
  { foods }: Pick<Catalogue, 'foods'>,
): readonly string[] => {
  if (entries.length === 0) return [];
  const names = new Set(entries.map((entry) => (foods.get(entry)?.name ?? entry).toLowerCase()));
  const grouped = new Set(
    entries.flatMap((entry) => {
      const group = GROUP.exec(entry)?.[1];
      const meaning = group === undefined ? null : lexiconOf(foods).meaningOf(wordsOf(group));
      if (meaning === null) return [];
      const carriers = [...foods.values()].filter(({ allergens }) =>
        allergens.some((allergen) => meaning.allergies.has(allergen)),
      );
      return [...meaning.foods, ...carriers.map(({ id }) => id)];
    }),
  );
  return [...foods.values()]
    .filter(({ id, name }) => names.has(name.toLowerCase()) || grouped.has(id))
    .map(({ id }) => id);
};
