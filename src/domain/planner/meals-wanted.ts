import type { DietType } from '../profile.ts';
import type { MealsWanted, PlanWishes } from './wishes.ts';
import type { BoundAnswer } from './wishes-from-answers.ts';

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

/** The wish and the answer that names it; neither if the member never said it, or eats no meat and fish. */
export const bindMealsWanted = (
  wanted: MealsWanted | undefined,
  { diet, off }: { readonly diet: DietType; readonly off: readonly string[] },
): { readonly wishes: Pick<PlanWishes, 'mealsWanted'>; readonly answers: readonly BoundAnswer[] } => {
  if (wanted === undefined || diet !== 'full_non_vegetarian') return { wishes: {}, answers: [] };
  const { meat, fish } = wanted;
  const id = `meals_wanted:${meat}-${fish}`;
  const on = !off.includes(id);
  return {
    wishes: on ? { mealsWanted: wanted } : {},
    answers: [
      {
        id,
        question: 'Meals with meat and fish',
        answer: `${meat} with meat, ${fish} with fish`,
        effect: 'The week holds about so many lunches and dinners with them.',
        warning: null,
        switchable: true,
        on,
      },
    ],
  };
};
