import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import CircleX from 'lucide-react/icons/circle-x';
import Globe from 'lucide-react/icons/globe';
import Salad from 'lucide-react/icons/salad';
import Users from 'lucide-react/icons/users';
import { useId } from 'react';
import { getStaffSummary, type StaffSummary } from '../../contract/staff.ts';
import { useClock } from '../../device/hooks/use-clock.ts';
import { localDayAt } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { Input, Label } from '../../ui/form/control.tsx';
import { Card } from '../../ui/show/card.tsx';
import { groupDigits } from '../../ui/show/group-digits.ts';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { FIRST_DAY, periodEnd, periodStart } from './period.ts';
import { RevenueCard } from './revenue-card.tsx';
import { sampleSummary } from './samples.ts';
import { SampleNote, StaffFailure } from './staff-states.tsx';
import { useHasStaffCalls, useStaffAnswer } from './use-staff-answer.ts';

const Figures = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    listStyle: 'none',
    p: 0,
    m: 0,
  },
});
const FigureLabel = chakra('span', { base: { fontWeight: 600, fontSize: 'sm' } });
const FigureValue = chakra('span', {
  base: { fontSize: '3xl', fontWeight: 750, lineHeight: 1.1, display: 'block', my: '1' },
});
const Muted = chakra('span', { base: { color: 'muted', fontSize: 'xs' } });

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly note: string;
  readonly icon: LucideIcon;
}

const figures = (summary: StaffSummary): readonly Figure[] => [
  { label: 'Users', value: summary.users, note: 'at the end of the period', icon: Users },
  { label: 'Meal Plans Generated', value: summary.meal_plans, note: 'in the period', icon: Salad },
  { label: 'Members countries', value: summary.countries, note: 'in the profiles', icon: Globe },
  { label: 'Subs canceled', value: summary.canceled, note: 'in the period', icon: CircleX },
];

/** Two digits at least, as in "03". */
const figureWords = (value: number): string => groupDigits(value).padStart(2, '0');

function Summary({ summary }: { summary: StaffSummary }) {
  return (
    <>
      <Figures>
        {figures(summary).map(({ label, value, note, icon: Icon }) => (
          <Card key={label} as="li" p="4">
            <chakra.span color="leaf" display="block" mb="2">
              <Icon size={24} aria-hidden="true" />
            </chakra.span>
            <FigureLabel>{label}</FigureLabel>
            <FigureValue>{figureWords(value)}</FigureValue>
            <Muted>{note}</Muted>
          </Card>
        ))}
      </Figures>
      <RevenueCard revenue={summary.revenue} />
    </>
  );
}

function LiveSummary({ start }: { start: LocalDay }) {
  const { answer, reload } = useStaffAnswer(start, (calls) =>
    calls.call(getStaffSummary, { query: { start } }),
  );
  if (answer.kind === 'loading') return <Skeleton height="420px" />;
  if (answer.kind === 'failed') return <StaffFailure error={answer.error} onRetry={reload} />;
  return <Summary summary={answer.value} />;
}

function PeriodPicker(props: { start: LocalDay; today: LocalDay; onStart: (start: LocalDay) => void }) {
  const id = useId();
  return (
    <Flex gap="3" flexWrap="wrap">
      <chakra.div flex="1 1 9rem" maxW="16rem">
        <Label htmlFor={`${id}-start`}>Start date</Label>
        <Input
          id={`${id}-start`}
          type="date"
          required
          min={FIRST_DAY}
          max={props.today}
          value={props.start}
          onChange={(event) => {
            if (event.target.validity.valid) props.onStart(event.target.value);
          }}
        />
      </chakra.div>
      <chakra.div flex="1 1 9rem" maxW="16rem">
        <Label htmlFor={`${id}-end`}>End date</Label>
        <Input id={`${id}-end`} type="date" readOnly value={periodEnd(props.start)} color="muted" />
      </chakra.div>
    </Flex>
  );
}

/** Seven days of the whole service in four figures and a chart: aggregates, nobody in particular. */
export function SummaryScreen(props: { start: string | undefined; onStart: (start: LocalDay) => void }) {
  const hasStaffCalls = useHasStaffCalls();
  // The server counts in UTC days, so that everybody sees the same figures.
  const today = useClock((clock) => localDayAt(clock.now(), 0));
  const start = periodStart(props.start, today);
  return (
    <Stack gap="4">
      <PageHeading title="Admin Dashboard">Admin Dashboard</PageHeading>
      <PeriodPicker start={start} today={today} onStart={props.onStart} />
      {hasStaffCalls ? (
        <LiveSummary start={start} />
      ) : (
        <>
          <SampleNote>This backend has no figures; these are made up.</SampleNote>
          <Summary summary={sampleSummary(start)} />
        </>
      )}
    </Stack>
  );
}
