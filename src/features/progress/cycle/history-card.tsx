import { chakra, Stack } from '@chakra-ui/react';
import {
  CYCLE_LENGTH,
  type CycleLog,
  countSymptoms,
  type SymptomCount,
} from '../../../domain/body/cycle/log.ts';
import { type Cycle, cyclesOf, periodsOf } from '../../../domain/body/cycle/periods.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { dayCount, rangeWords } from './date-words.ts';

const Rows = chakra('ol', { base: { display: 'grid', gap: '4', mt: '4' } });
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    fontSize: 'sm',
  },
});
const Strip = chakra('svg', { base: { width: '100%', height: '10px', mt: '1' } });
const Muted = chakra('span', { base: { color: 'muted' } });
const Noted = chakra('p', { base: { fontSize: 'sm', color: 'muted', mt: '4' } });

const SHOWN = 6;
const MOST_NAMED = 3;

function CycleRow({ cycle, widest }: { cycle: Cycle; widest: number }) {
  const { start, days, periodDays } = cycle;
  return (
    <li>
      <Words>
        <span>{rangeWords({ first: start, last: addDays(start, days - 1) })}</span>
        <Muted>
          {dayCount(days)}, period {dayCount(periodDays)}
        </Muted>
      </Words>
      <Strip viewBox={`0 0 ${widest} 4`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={days} height="4" fill="var(--track)" />
        <rect width={periodDays} height="4" fill="var(--tomato)" />
      </Strip>
    </li>
  );
}

const named = (counts: readonly SymptomCount[]): string =>
  counts
    .slice(0, MOST_NAMED)
    .map(({ symptom, days }) => `${symptom} (${dayCount(days)})`)
    .join(', ');

/** The cycles so far, newest first, and what was felt most. */
export function HistoryCard({ log }: { log: CycleLog }) {
  const cycles = [...cyclesOf(periodsOf(log))].reverse().slice(0, SHOWN);
  const before = countSymptoms(log, 'preCycleSymptoms');
  const during = countSymptoms(log, 'symptoms');
  if (cycles.length === 0 && before.length === 0 && during.length === 0) return null;
  const widest = Math.max(CYCLE_LENGTH.usual, ...cycles.map(({ days }) => days));
  return (
    <Card aria-labelledby="history">
      <CardTitle id="history">Your cycles</CardTitle>
      <Rows _empty={{ display: 'none' }}>
        {cycles.map((cycle) => (
          <CycleRow key={cycle.start} cycle={cycle} widest={widest} />
        ))}
      </Rows>
      <Stack gap="0">
        {before.length === 0 ? null : <Noted>Before a period: {named(before)}</Noted>}
        {during.length === 0 ? null : <Noted>During a period: {named(during)}</Noted>}
      </Stack>
    </Card>
  );
}
