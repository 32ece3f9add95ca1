import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useLive } from '../../device/hooks/hooks.ts';
import { useLearnedEnergy } from '../../device/hooks/plan/use-learned-energy.ts';
import { useUnits } from '../../device/hooks/use-units.ts';
import { readJournalKind } from '../../device/journal/journal.ts';
import { readKnownBody } from '../../device/plan/read/known-body.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { LEARNED_DAYS } from '../../domain/body/energy/learn.ts';
import { NOTHING_KNOWN } from '../../domain/body/progress/weight-entry.ts';
import { type WeightEntry, weightLog } from '../../domain/body/progress/weights.ts';
import { shortDate } from '../../domain/calendar/day-words.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Button } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { WeightChart } from './weight-chart.tsx';
import { WeightForm } from './weight-form.tsx';
import { WeightList } from './weight-list.tsx';

interface WeightLog {
  /** False where this device could not keep it. */
  readonly log: (day: LocalDay, kg: number) => Promise<boolean>;
  readonly remove: (entry: WeightEntry) => void;
  /** Brings the last removed weight back; null when there is none. */
  readonly undo: { readonly entry: WeightEntry; readonly run: () => void } | null;
  readonly failed: boolean;
}

/** Commands of the weight log. A day's last entry counts, so logging again edits and null removes. */
const useWeightLog = (): WeightLog => {
  const { sync } = usePorts();
  const [removed, setRemoved] = useState<WeightEntry | null>(null);
  const [failed, setFailed] = useState(false);

  const set = async (day: LocalDay, kg: number | null): Promise<boolean> => {
    const kept = await sync.record({ day, kind: 'weight.set', payload: { kg } });
    setFailed(!kept.ok);
    return kept.ok;
  };
  const remove = async (entry: WeightEntry): Promise<void> => {
    if (await set(entry.day, null)) setRemoved(entry);
  };
  const log = async (day: LocalDay, kg: number): Promise<boolean> => {
    const kept = await set(day, kg);
    if (kept) setRemoved(null);
    return kept;
  };

  return {
    log,
    remove: (entry) => void remove(entry),
    undo: removed === null ? null : { entry: removed, run: () => void log(removed.day, removed.kg) },
    failed,
  };
};

const PERIODS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;
type Period = (typeof PERIODS)[number]['value'];

const Divided = chakra('div', {
  base: { mt: '4', pt: '4', borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
});

/** The member's weight: a trend, and the log it is drawn from. */
export function WeightSection({ today, goalKg }: { today: LocalDay; goalKg: number | null }) {
  const units = useUnits();
  const weights = useWeightLog();
  const [period, setPeriod] = useState<Period>('90');
  const [editing, setEditing] = useState<WeightEntry | null>(null);
  const entries = useLive(
    (db) => readJournalKind(db, 'weight.set', addDays(today, 1 - Number(period)), today),
    [today, period],
  );
  const log = entries === undefined ? undefined : weightLog(entries);
  const learned = useLearnedEnergy(Math.max(Number(period), LEARNED_DAYS));
  const body = useLive(readKnownBody, [today]) ?? NOTHING_KNOWN;
  const first = log?.[0]?.day ?? today;
  return (
    <Card aria-labelledby="weight">
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap" mb="2">
        <CardTitle id="weight">Weight</CardTitle>
        <Segmented legend="Time shown" name="period" options={PERIODS} value={period} onChange={setPeriod} />
      </Flex>
      {log === undefined || learned === undefined ? (
        <Skeleton height="300px" />
      ) : (
        <WeightChart
          log={log}
          trend={(learned?.trend ?? []).filter(({ day }) => day >= first)}
          goalKg={goalKg}
          units={units}
        />
      )}
      <Divided>
        <WeightForm
          key={`${units} ${editing?.day ?? 'new'}`}
          today={today}
          units={units}
          body={body}
          initial={editing ?? { day: today, kg: null }}
          onLog={async (day, kg) => {
            const kept = await weights.log(day, kg);
            if (kept) setEditing(null);
            return kept;
          }}
        />
        {weights.failed ? (
          <Notice role="alert" tone="error" mt="3">
            This device could not save your weight. Please try again.
          </Notice>
        ) : null}
        <Flex role="status" alignItems="center" justifyContent="space-between" gap="3" fontSize="sm">
          {weights.undo === null ? null : (
            <>
              <span>{shortDate(weights.undo.entry.day)} removed</span>
              <Button look="quiet" size="sm" onClick={weights.undo.run}>
                Undo
              </Button>
            </>
          )}
        </Flex>
        {log === undefined || log.length === 0 ? null : (
          <chakra.div mt="3">
            <WeightList log={log} units={units} onEdit={setEditing} onRemove={weights.remove} />
          </chakra.div>
        )}
      </Divided>
    </Card>
  );
}
