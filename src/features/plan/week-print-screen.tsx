import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Printer from 'lucide-react/icons/printer';
import { useToday } from '../../device/hooks/hooks.ts';
import { longDate } from '../../domain/calendar/day-words.ts';
import { weekTabs } from '../../domain/calendar/week-tabs.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { Button, ButtonLink } from '../../ui/show/button.tsx';
import { Figure } from '../../ui/show/comfort.tsx';
import { groupDigits } from '../../ui/show/group-digits.ts';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { type DayView, loggedSummary } from './day/day-view.ts';
import { dayKcal } from './day/slot-context.ts';
import { useWeek } from './use-week.ts';

const Days = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', fontSize: '9.5pt' },
  },
});
const Day = chakra('section', {
  base: {
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'card',
    p: '4',
    breakInside: 'avoid',
    '@media print': { p: '2', bg: 'transparent', borderColor: 'muted' },
  },
});
const DayName = chakra('h2', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    fontWeight: 700,
    mb: '2',
  },
});
const Kcal = chakra('span', { base: { flex: 'none', color: 'muted', fontSize: 'sm', fontWeight: 500 } });
const Meals = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    lineHeight: 1.35,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5.5rem) minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '3',
    },
    '& dt': { color: 'muted', fontSize: 'sm' },
  },
});

const Forbidden = chakra('strong', { base: { color: 'amber-ink' } });

/** The days from today to the last tab of the plan, with what was logged for them, to print on one sheet of paper. */
export function WeekPrintScreen() {
  const today = useToday();
  const week = useWeek(today);
  const days = weekTabs(today)
    .filter(({ date }) => date >= today)
    .flatMap(({ date }) => {
      const view = week?.viewOf(date);
      return view == null ? [] : [{ date, view }];
    });
  return (
    <Stack gap="4">
      <Flex justify="space-between" gap="3" flexWrap="wrap">
        <ButtonLink asChild look="quiet" size="sm" marginInlineStart="-3">
          <Link to="/dashboard/diet-plan">
            <ChevronLeft size={18} aria-hidden="true" />
            Diet Plan
          </Link>
        </ButtonLink>
        <Button size="sm" disabled={days.length === 0} onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Print
        </Button>
      </Flex>
      <Stack gap="4" data-sheet="">
        <PageHeading title="The week on paper">Your week</PageHeading>
        {week === undefined ? (
          <Skeleton height="420px" borderRadius="lg" />
        ) : days.length === 0 ? (
          <p>Nothing is planned yet.</p>
        ) : (
          <Days>
            {days.map((day) => (
              <PrintedDay key={day.date} {...day} />
            ))}
          </Days>
        )}
      </Stack>
    </Stack>
  );
}

function PrintedDay({ date, view }: { date: LocalDay; view: DayView }) {
  return (
    <Day aria-labelledby={`day-${date}`}>
      <DayName id={`day-${date}`}>
        {longDate(date)}
        <Figure>
          <Kcal>{groupDigits(dayKcal(view))} kcal</Kcal>
        </Figure>
      </DayName>
      <Meals>
        {view.slots.map((slot) => (
          <div key={slot.slot}>
            <dt>{slot.label}</dt>
            <dd>
              {loggedSummary(slot)}
              {slot.forbidden ? <Forbidden> (does not fit your answers)</Forbidden> : null}
            </dd>
          </div>
        ))}
      </Meals>
    </Day>
  );
}
