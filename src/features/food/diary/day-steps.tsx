import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayTitle, longDate } from '../../../domain/calendar/day-words.ts';
import { addDays, daysBetween } from '../../../domain/calendar/days.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Button } from '../../../ui/show/button.tsx';

const Words = chakra('div', { base: { flex: '1', minW: 0, textAlign: 'center', lineHeight: 1.3 } });
const Title = chakra('h2', { base: { fontSize: 'lg', fontWeight: 700 } });
const Small = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Goes from day to day, up to today. */
export function DaySteps(props: { day: LocalDay; today: LocalDay; onDay: (day: LocalDay) => void }) {
  const { day, today, onDay } = props;
  const isNamed = daysBetween(day, today) <= 1;
  return (
    <Flex alignItems="center" gap="2">
      <Button look="outline" size="icon" aria-label="Previous day" onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <Words aria-live="polite">
        <Title>{isNamed ? dayTitle(day, today) : longDate(day)}</Title>
        {isNamed ? <Small>{longDate(day)}</Small> : null}
      </Words>
      <Button
        look="outline"
        size="icon"
        aria-label="Next day"
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </Flex>
  );
}
