import type { DietType } from '../../../terms/profile.ts';
import { type BoundWish, bindWish, NO_WISH } from './bind-wish.ts';
import type { MealsWanted } from './wishes.ts';

/** Lunches and dinners. */
export const MEALS_A_WEEK = 14;

/** One meal with `kind` more or less, from 0 to 14. Where both would be more than 14, the other kind yields. */
export const stepMeals = (wanted: MealsWanted, kind: keyof MealsWanted, by: 1 | -1): MealsWanted => {
  const count = Math.max(0, Math.min(MEALS_A_WEEK, wanted[kind] + by));
  const most = MEALS_A_WEEK - count;
  return kind === 'meat'
    ? { meat: count, fish: Math.min(wanted.fish, most) }
    : { meat: Math.min(wanted.meat, most), fish: count };
};

/** Nothing is bound if the member never said it, or eats no meat and fish. */
export const bindMealsWanted = (
  wanted: MealsWanted | undefined,
  { diet, off }: { readonly diet: DietType; readonly off: readonly string[] },
): BoundWish => {
  if (wanted === undefined || diet !== 'full_non_vegetarian') return NO_WISH;
  const { meat, fish } = wanted;
  const answer = {
    id: `meals_wanted:${meat}-${fish}`,
    question: 'Meals with meat and fish',
    answer: `${meat} with meat, ${fish} with fish`,
    effect: 'Your week has about that many lunches and dinners with them.',
  };
  return bindWish({ mealsWanted: wanted }, answer, off);
};
