import { useState } from 'react';
import { readJournalKind } from '../../data/repositories/journal.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { weightLog } from '../../domain/progress/weights.ts';
import { useLive } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useUnits } from '../../ports/use-units.ts';
import { Notice } from '../../ui/notice.tsx';
import { WeightCard } from './weight-card.tsx';

const DAYS_SHOWN = 90;

/** The weight log of the last quarter with its command. */
export function WeightSection({ today, goalKg }: { today: LocalDay; goalKg: number | null }) {
  const { sync } = usePorts();
  const units = useUnits();
  const [failed, setFailed] = useState(false);
  const entries = useLive(
    (db) => readJournalKind(db, 'weight.set', addDays(today, -DAYS_SHOWN), today),
    [today],
  );
  const log = async (kg: number): Promise<void> => {
    const kept = await sync.record({ day: today, kind: 'weight.set', payload: { kg } });
    setFailed(!kept.ok);
  };
  return (
    <>
      <WeightCard
        entries={weightLog(entries ?? [])}
        goalKg={goalKg}
        units={units}
        onLog={(kg) => void log(kg)}
      />
      {failed ? (
        <Notice role="alert" tone="error">
          This device could not keep your weight. Please try again.
        </Notice>
      ) : null}
    </>
  );
}
