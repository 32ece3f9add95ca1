import { Link } from '@tanstack/react-router';
import type { KeptMeal } from '../../data/kept-today.ts';
import { SLOT_LABELS } from '../../domain/catalogue/slot-labels.ts';
import { mealClock } from '../../domain/kitchen/meal-times.ts';
import type { LocalDay } from '../../domain/planner/types.ts';

function Meal({ meal }: { meal: KeptMeal }) {
  const { slot, dish, art } = meal;
  return (
    <>
      <span className="today-art" data-slot={slot} aria-hidden="true">
        {art === null ? null : <img src={art} alt="" width="64" height="64" />}
      </span>
      <span className="today-dish">
        <small>{SLOT_LABELS[slot]}</small>
        <br />
        {dish}
      </span>
      <time>{mealClock(slot)}</time>
    </>
  );
}

/**
 * What there is to eat today. It stands on the screen before the app is loaded, drawn by `src/instant`: the styles
 * and the elements are the same, so that nothing moves when this one takes its place.
 */
export function TodayCard({ meals, day }: { meals: readonly KeptMeal[]; day: LocalDay }) {
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">Today's meals</h2>
      <ul>
        {meals.map((meal) => (
          <li key={`${meal.slot}/${meal.recipe?.id ?? meal.dish}`}>
            {meal.recipe === null ? (
              <Link className="today-meal" to="/dashboard/diet-plan">
                <Meal meal={meal} />
              </Link>
            ) : (
              <Link
                className="today-meal"
                to="/dashboard/dish/$recipeId"
                params={{ recipeId: meal.recipe.id }}
                search={{ portion: meal.recipe.portion, date: day, slot: meal.slot }}
              >
                <Meal meal={meal} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
