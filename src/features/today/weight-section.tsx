import { useLive } from '../../device/hooks/hooks.ts';
import { useUnits } from '../../device/hooks/use-units.ts';
import { readJournalKind } from '../../device/journal/journal.ts';
import { readKnownBody } from '../../device/plan/read/known-body.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { NOTHING_KNOWN } from '../../domain/body/progress/weight-entry.ts';
import { weightLog } from '../../domain/body/progress/weights.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { WeightCard } from './weight-card.tsx';

const DAYS_SHOWN = 90;

/** The weight log of the last quarter with its command. */
export function WeightSection({ today, goalKg }: { today: LocalDay; goalKg: number | null }) {
  const { sync } = usePorts();
  const units = useUnits();
  const entries = useLive(
    (db) => readJournalKind(db, 'weight.set', addDays(today, -DAYS_SHOWN), today),
    [today],
  );
  const body = useLive(readKnownBody, [today]) ?? NOTHING_KNOWN;
  const log = async (kg: number): Promise<boolean> =>
    (await sync.record({ day: today, kind: 'weight.set', payload: { kg } })).ok;
  return (
    <WeightCard entries={weightLog(entries ?? [])} goalKg={goalKg} units={units} body={body} onLog={log} />
  );
}
