import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { readJournalKind } from '../../data/repositories/journal.ts';
import { shortDate } from '../../domain/calendar/day-words.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { type WeightEntry, weightLog } from '../../domain/progress/weights.ts';
import { useLive } from '../../ports/hooks.ts';
import { useUnits } from '../../ports/use-units.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWeightLog } from './use-weight-log.ts';
import { WeightChart } from './weight-chart.tsx';
import { WeightForm } from './weight-form.tsx';
import { WeightList } from './weight-list.tsx';

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
  return (
    <Card aria-labelledby="weight">
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap" mb="2">
        <CardTitle id="weight">Weight</CardTitle>
        <Segmented legend="Time shown" name="period" options={PERIODS} value={period} onChange={setPeriod} />
      </Flex>
      {log === undefined ? (
        <Skeleton height="300px" />
      ) : (
        <WeightChart log={log} goalKg={goalKg} units={units} />
      )}
      <Divided>
        <WeightForm
          key={`${units} ${editing?.day ?? 'new'}`}
          today={today}
          units={units}
          initial={editing ?? { day: today, kg: null }}
          onLog={async (day, kg) => {
            const kept = await weights.log(day, kg);
            if (kept) setEditing(null);
            return kept;
          }}
        />
        {weights.failed ? (
          <Notice role="alert" tone="error" mt="3">
            This device could not keep your weight. Please try again.
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
