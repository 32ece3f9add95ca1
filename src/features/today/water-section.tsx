import { useRef, useState } from 'react';
import type { Day } from '../../device/hooks/plan/use-day.ts';
import type { Recorder } from '../../device/hooks/use-recorder.ts';
import { intakeChange, intakeWith } from '../../domain/body/water/water.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { Notice } from '../../ui/show/notice.tsx';
import { WaterCard } from './water-card.tsx';
import { waterView } from './water-view.ts';

interface WaterLog {
  readonly canUndo: boolean;
  /** Something was tapped that is not stored yet, and so not shown. */
  readonly saving: boolean;
  /** The last change could not be kept on this device. */
  readonly failed: boolean;
  readonly add: (litres: number) => void;
  /** Brings the intake to so many litres. */
  readonly set: (litres: number) => void;
  readonly undo: () => void;
}

interface Change {
  readonly day: LocalDay;
  readonly litres: number;
}

/** Logs water as differences; undo appends the opposite of the last one. `intake` is what the screen shows. */
const useWater = (today: LocalDay, intake: number, record: Recorder['record']): WaterLog => {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [failed, setFailed] = useState(false);
  const [storing, setStoring] = useState(0);
  /** Litres that the screen does not show yet, so that a second tap in the same moment counts from the first. */
  const unshown = useRef({ today, intake, litres: 0 });
  if (unshown.current.today !== today || unshown.current.intake !== intake)
    unshown.current = { today, intake, litres: 0 };
  const mine = changes.filter((change) => change.day === today);

  const log = async (litres: number): Promise<boolean> => {
    const counted = unshown.current;
    counted.litres += litres;
    setFailed(false);
    setStoring((taps) => taps + 1);
    const kept = await record([{ day: today, kind: 'water.add', payload: { litres } }]);
    setStoring((taps) => taps - 1);
    if (!kept) {
      counted.litres -= litres;
      setFailed(true);
    }
    return kept;
  };

  const put = (change: Change): void => setChanges((held) => [...held, change]);
  const drop = (change: Change): void => setChanges((held) => held.filter((one) => one !== change));

  const add = async (litres: number): Promise<void> => {
    if (litres !== 0 && (await log(litres))) put({ day: today, litres });
  };

  const undo = async (): Promise<void> => {
    const last = mine.at(-1);
    if (last === undefined) return;
    drop(last);
    if (!(await log(intakeChange(last.litres, 0)))) put(last);
  };

  return {
    canUndo: mine.length > 0,
    saving: storing > 0,
    failed,
    add: (litres) => void add(litres),
    set: (litres) => void add(intakeChange(intakeWith(intake, [unshown.current.litres]), litres)),
    undo: () => void undo(),
  };
};

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
          This device could not save your water. Please try again.
        </Notice>
      ) : null}
    </>
  );
}
