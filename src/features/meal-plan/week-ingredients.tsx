import { useCallback, useMemo, useState } from 'react';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useRecorder } from '../../ports/use-recorder.ts';
import { Notice } from '../../ui/notice.tsx';
import { IngredientsList } from './ingredients-list.tsx';
import { NOT_KEPT } from './news-bar.tsx';
import { shoppingView, tickedLines, weekGroups } from './shopping-view.ts';
import type { Week } from './use-week.ts';

/**
 * The week's ingredients under its meals: a chunk of its own, below what is looked at first. Its ticks are its own
 * until they are kept, so that one of them draws nothing else anew.
 */
export function WeekIngredients(props: { week: Week; today: LocalDay }) {
  const { week, today } = props;
  const [failed, setFailed] = useState(false);
  const { record, unread } = useRecorder(week.tickEntries);
  const groups = useMemo(
    () => weekGroups(week.member, week.mealEntries, week.catalogue, today),
    [week, today],
  );
  const ticks = useMemo(() => tickedLines([...week.tickEntries, ...unread], week.catalogue), [week, unread]);
  const tick = useCallback(
    async (item: string, ticked: boolean): Promise<void> => {
      setFailed(false);
      const kept = await record([{ day: today, kind: 'shopping.tick', payload: { item, ticked } }]);
      if (!kept) setFailed(true);
    },
    [record, today],
  );
  const shopping = shoppingView(groups, ticks);
  if (shopping.categories.length === 0) return null;
  return (
    <>
      <IngredientsList shopping={shopping} onTick={tick} />
      {failed ? (
        <Notice role="alert" tone="error">
          {NOT_KEPT}
        </Notice>
      ) : null}
    </>
  );
}
