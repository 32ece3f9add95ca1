import { foodIdsNamed, GROUP_PICKS } from '../../../domain/food/catalogue/food-ids.ts';
import { readAllergyText } from '../../../domain/plan/rules/allergy-text.ts';
import type { Food } from '../../../terms/food.ts';

/** One thing to pick: a food, all foods of one name, or a group. */
export interface FoodPick {
  /** As it is sent. */
  readonly id: string;
  readonly name: string;
}

const MOST_SHOWN = 6;

/** The groups, then every name once: foods of one name are left out together. */
export const foodPicks = (foods: ReadonlyMap<string, Food>): readonly FoodPick[] => {
  const byName = new Map([...foods.values()].map(({ id, name }) => [name.toLowerCase(), { id, name }]));
  return [...GROUP_PICKS.map((name) => ({ id: name.toLowerCase(), name })), ...byName.values()];
};

/** The names of the foods that a text means in any region's words ("aubergine"), in small letters. */
const namesMeant = (foods: ReadonlyMap<string, Food>, text: string): ReadonlySet<string> => {
  const { foods: ids } = readAllergyText(text, foods);
  return new Set(ids.map((id) => foods.get(id)?.name.toLowerCase() ?? id));
};

/**
 * The picks that a text finds, none for fewer than two letters: names that start with it, names that hold every word
 * of it, then what its words mean.
 */
export const findFoods = (
  picks: readonly FoodPick[],
  foods: ReadonlyMap<string, Food>,
  text: string,
): readonly FoodPick[] => {
  const typed = text.trim().toLowerCase();
  if (typed.length < 2) return [];
  const words = typed.split(/\s+/);
  const meant = namesMeant(foods, typed);
  const rank = (name: string): number | null => {
    if (name.startsWith(typed) || name.startsWith(`all ${typed}`)) return 0;
    if (words.every((word) => name.includes(word))) return 1;
    return meant.has(name) ? 2 : null;
  };
  return picks
    .flatMap((pick) => {
      const place = rank(pick.name.toLowerCase());
      return place === null ? [] : [{ pick, place }];
    })
    .sort((one, other) => one.place - other.place || one.pick.name.localeCompare(other.pick.name))
    .slice(0, MOST_SHOWN)
    .map(({ pick }) => pick);
};

/** Why a text finds no pick. */
export const sayNotFound = (foods: ReadonlyMap<string, Food>, text: string): string => {
  const { allergies, foods: ids, absent } = readAllergyText(text, foods);
  if (allergies.length > 0) return 'Please choose it under Allergies above.';
  if (ids.length > 0) return 'That is left out already.';
  return absent.length > 0 ? 'No recipe uses that.' : 'We do not know that word. Please try another one.';
};

/** The name of a stored entry: a food's own name, or a group's. */
export const nameOfEntry = (foods: ReadonlyMap<string, Food>, entry: string): string =>
  foods.get(entry)?.name ?? GROUP_PICKS.find((name) => name.toLowerCase() === entry) ?? entry;

/** The picks that what is chosen leaves to be chosen. */
export const freePicks = (
  picks: readonly FoodPick[],
  foods: ReadonlyMap<string, Food>,
  chosen: readonly string[],
): readonly FoodPick[] => {
  const out = new Set(foodIdsNamed(chosen, { foods }));
  return picks.filter(({ id }) => !chosen.includes(id) && !out.has(id));
};
