import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Printer } from 'lucide-react';
import { dayOfPlan, type PlanDay } from '../../data/device-plan.ts';
import { longDate } from '../../domain/calendar/day-words.ts';
import { addDays } from '../../domain/calendar/days.ts';
import { SLOT_LABELS } from '../../domain/catalogue/slot-labels.ts';
import { SLOTS, type Slot } from '../../domain/catalogue/types.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useToday } from '../../ports/hooks.ts';
import { useMemberPlan } from '../../ports/use-member-plan.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Figure } from '../../ui/comfort.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Today and the five days that follow, as on the plan's tabs: they fit on one sheet. */
const PRINTED_DAYS = 6;

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
  base: { display: 'flex', justifyContent: 'space-between', gap: '3', fontWeight: 700, mb: '2' },
});
const Kcal = chakra('span', { base: { flex: 'none', color: 'muted', fontSize: 'sm', fontWeight: 500 } });
const Meals = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    lineHeight: 1.35,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '3',
    },
    '& dt': { color: 'muted', fontSize: 'sm' },
  },
});

const Against = chakra('strong', { base: { color: 'amber-ink' } });

/** The week on one sheet of paper. */
export function WeekPrintScreen() {
  const today = useToday();
  const member = useMemberPlan();
  const days = Array.from({ length: PRINTED_DAYS }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const planned = member == null ? null : dayOfPlan(member.plan, date);
    if (planned === null || member == null) return [];
    return [{ date, planned, isForbidden: (slot: Slot) => member.stateOf(date, slot).forbidden }];
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
        {member === undefined ? (
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

const namesIn = ({ slots }: PlanDay, slot: Slot): string =>
  slots[slot].map(({ name }) => name).join(', ') || '-';

function PrintedDay({
  date,
  planned,
  isForbidden,
}: {
  date: LocalDay;
  planned: PlanDay;
  isForbidden: (slot: Slot) => boolean;
}) {
  return (
    <Day aria-labelledby={`day-${date}`}>
      <DayName id={`day-${date}`}>
        {longDate(date)}
        <Figure>
          <Kcal>{groupDigits(planned.totals.kcal)} kcal</Kcal>
        </Figure>
      </DayName>
      <Meals>
        {SLOTS.map((slot) => (
          <div key={slot}>
            <dt>{SLOT_LABELS[slot]}</dt>
            <dd>
              {namesIn(planned, slot)}
              {isForbidden(slot) ? <Against> (against your answers)</Against> : null}
            </dd>
          </div>
        ))}
      </Meals>
    </Day>
  );
}
