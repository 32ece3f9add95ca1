import type { LocalDay } from '../../domain/planner/types.ts';
import { IngredientsList } from './ingredients-list.tsx';
import { shoppingView, tickedLines, weekGroups } from './shopping-view.ts';
import type { Week } from './use-week.ts';

/** The week's ingredients under its meals: a chunk of its own, below what is looked at first. */
export function WeekIngredients(props: {
  week: Week;
  today: LocalDay;
  onTick: (item: string, ticked: boolean) => void;
}) {
  const { member, mealEntries, tickEntries, catalogue } = props.week;
  const shopping = shoppingView(
    weekGroups(member, mealEntries, catalogue, props.today),
    tickedLines(tickEntries, catalogue),
  );
  return shopping.categories.length === 0 ? null : (
    <IngredientsList shopping={shopping} onTick={props.onTick} />
  );
}
