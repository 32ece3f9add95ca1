import { addressOfMeal, type SnapshotMeal } from '../device/plan/today-snapshot.ts';
import { SLOT_LABELS } from '../domain/food/catalogue/slot-labels.ts';
import { mealClock } from '../domain/kitchen/cooking/meal-times.ts';
import type { LocalDay } from '../terms/local-day.ts';

function fillRow(row: Element, meal: SnapshotMeal, day: LocalDay): void {
  const { slot, dish, art } = meal;
  row.querySelector('a')?.setAttribute('href', addressOfMeal(meal, day));
  row.querySelector('span')?.setAttribute('data-slot', slot);
  const picture = row.querySelector('img');
  if (art === null) picture?.remove();
  else picture?.setAttribute('src', art);
  row.querySelector('small')?.append(SLOT_LABELS[slot]);
  row.querySelector('.today-dish')?.append(dish);
  row.querySelector('time')?.append(mealClock(slot));
}

/** Fills the frame's list, which comes with one empty row, or takes it away. What is kept becomes text and nothing else. */
export function listMeals(frame: Element, meals: readonly SnapshotMeal[] | null, day: LocalDay): void {
  const list = frame.querySelector('.today');
  const empty = list?.querySelector('li');
  for (const meal of meals ?? []) {
    const row = empty?.cloneNode(true);
    if (!(row instanceof Element)) return;
    fillRow(row, meal, day);
    empty?.before(row);
  }
  (meals === null ? list : empty)?.remove();
}
