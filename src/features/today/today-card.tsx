import { Link } from '@tanstack/react-router';
import type { SnapshotMeal } from '../../device/plan/today-snapshot.ts';
import { SLOT_LABELS } from '../../domain/food/catalogue/slot-labels.ts';
import { eatenKey } from '../../domain/food/journal/fold.ts';
import { mealClock } from '../../domain/kitchen/cooking/meal-times.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** The dishes that are marked eaten and which one comes next, each by its `eatenKey`. */
export interface TodaysProgress {
  readonly eaten: ReadonlySet<string>;
  readonly next: string | null;
  /** Made on an earlier day. */
  readonly leftovers: ReadonlySet<string>;
}

const keyOf = ({ slot, recipe, dish }: SnapshotMeal): string => eatenKey(slot, recipe?.id ?? dish);

/** "Eaten", "Next", "Made" or nothing, below the meal's time: the row has two lines anyway, so nothing moves. */
const standingOf = (meal: SnapshotMeal, progress: TodaysProgress | null): string | null => {
  if (progress?.eaten.has(keyOf(meal))) return 'Eaten';
  if (progress?.next === keyOf(meal)) return 'Next';
  return progress?.leftovers.has(keyOf(meal)) ? 'Made' : null;
};

function Meal({ meal, standing }: { meal: SnapshotMeal; standing: string | null }) {
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
      <span className="today-time">
        <time>{mealClock(slot)}</time>
        {standing === null ? null : <b>{standing}</b>}
      </span>
    </>
  );
}

/** One tap says that a meal was eaten; another takes it back. */
function Tick(props: {
  meal: SnapshotMeal;
  eaten: boolean;
  onTick: ((meal: SnapshotMeal, eaten: boolean) => void) | null;
}) {
  const { meal, eaten, onTick } = props;
  return (
    <button
      type="button"
      className="today-tick"
      aria-pressed={eaten}
      aria-label={`Eaten: ${meal.dish}`}
      disabled={onTick === null}
      onClick={() => onTick?.(meal, !eaten)}
    >
      <span aria-hidden="true" />
    </button>
  );
}

/**
 * Today's meals, with what is eaten and what comes next. `src/instant` draws the same list before the app is loaded,
 * with the same styles and elements, so that nothing moves when this one takes its place. `progress` is null until
 * the log is read.
 */
export function TodayCard(props: {
  meals: readonly SnapshotMeal[];
  day: LocalDay;
  progress: TodaysProgress | null;
  /** Null until the log is read. */
  onTick: ((meal: SnapshotMeal, eaten: boolean) => void) | null;
}) {
  const { meals, day, progress, onTick } = props;
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">Today's meals</h2>
      <ul>
        {meals.map((meal) => (
          <li key={`${meal.slot}/${meal.recipe?.id ?? meal.dish}`}>
            {meal.recipe === null ? (
              <Link className="today-meal" to="/dashboard/diet-plan">
                <Meal meal={meal} standing={standingOf(meal, progress)} />
              </Link>
            ) : (
              <Link
                className="today-meal"
                to="/dashboard/dish/$recipeId"
                params={{ recipeId: meal.recipe.id }}
                search={{ portion: meal.recipe.portion, date: day, slot: meal.slot }}
              >
                <Meal meal={meal} standing={standingOf(meal, progress)} />
              </Link>
            )}
            <Tick meal={meal} eaten={progress?.eaten.has(keyOf(meal)) ?? false} onTick={onTick} />
          </li>
        ))}
      </ul>
    </section>
  );
}
