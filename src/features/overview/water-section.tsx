import type { LocalDay } from '../../domain/planner/types.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Day } from '../../ports/use-day.ts';
import { useWater } from './use-water.ts';
import { WaterCard } from './water-card.tsx';
import { waterView } from './water-view.ts';

/** The tracker with its commands. */
export function WaterSection(props: {
  today: LocalDay;
  water: Day['water'];
  record: Day['record'];
  focused: boolean;
}) {
  const { intake, goal } = props.water;
  const log = useWater(props.today, intake, props.record);
  return (
    <>
      <WaterCard
        water={waterView(intake, goal)}
        focused={props.focused}
        canUndo={log.canUndo}
        saving={log.saving}
        onSet={log.set}
        onAdd={log.add}
        onUndo={log.undo}
      />
      {log.failed ? (
        <Notice role="alert" tone="error">
          This device could not keep your water. Please try again.
        </Notice>
      ) : null}
    </>
  );
}
