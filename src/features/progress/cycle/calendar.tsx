import { chakra, Flex } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { longDate } from '../../../domain/calendar/day-words.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { monthWords } from './date-words.ts';
import { DayCell, markLook } from './day-cell.tsx';
import type { DayMark } from './day-mark.ts';
import { addMonths, type Month, monthOf, WEEK, weeksOf } from './month.ts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    mt: '4',
    fontSize: 'xs',
    color: 'muted',
  },
});
const Item = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Swatch = chakra('span', {
  ...markLook,
  base: { ...markLook.base, width: '18px', height: '18px', borderRadius: '6px', flex: 'none' },
});

const MEANINGS = [
  ['medium', 'Period'],
  ['expected-period', 'Period expected'],
  ['possible-period', 'May start'],
  ['likely-fertile', 'Fertile, likely'],
  ['possibly-fertile', 'Fertile, possible'],
] as const;

function Legend() {
  return (
    <List aria-label="What the colours mean">
      {MEANINGS.map(([mark, meaning]) => (
        <Item key={mark}>
          <Swatch mark={mark} aria-hidden="true" />
          {meaning}
        </Item>
      ))}
    </List>
  );
}

const Grid = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    borderSpacing: '3px',
    borderCollapse: 'separate',
    mt: '3',
    '& th': { color: 'muted', fontSize: 'xs', fontWeight: 600, pb: '1' },
    '& td': { p: 0 },
  },
});

const MONTHS_AHEAD = 3;
const STEP_BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** A month to tap days in. Arrow keys move the day; days to come can be read, not chosen. */
export function Calendar(props: {
  month: Month;
  today: LocalDay;
  selected: LocalDay;
  markOf: (day: LocalDay) => DayMark;
  onMonth: (month: Month) => void;
  onSelect: (day: LocalDay) => void;
}) {
  const { month, today, selected } = props;
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
  }, [selected]);

  const pressKey = (event: KeyboardEvent) => {
    const by = STEP_BY_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const day = addDays(selected, by);
    if (day > today) return;
    movedByKey.current = true;
    props.onSelect(day);
  };
  const entry = monthOf(selected) === month ? selected : `${month}-01`;
  return (
    <Card aria-labelledby="month" px={{ base: '3', sm: '5' }}>
      <Flex alignItems="center" justifyContent="space-between" gap="2">
        <Button
          look="quiet"
          size="icon"
          aria-label="Month before"
          onClick={() => props.onMonth(addMonths(month, -1))}
        >
          <ChevronLeft size={22} aria-hidden="true" />
        </Button>
        <CardTitle id="month" aria-live="polite">
          {monthWords(month)}
        </CardTitle>
        <Button
          look="quiet"
          size="icon"
          aria-label="Month after"
          disabled={month >= addMonths(monthOf(today), MONTHS_AHEAD)}
          onClick={() => props.onMonth(addMonths(month, 1))}
        >
          <ChevronRight size={22} aria-hidden="true" />
        </Button>
      </Flex>
      <Grid ref={grid} aria-labelledby="month">
        <thead>
          <tr>
            {WEEK.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) => (
                <td key={day ?? `blank-${column}`}>
                  {day === null ? null : (
                    <DayCell
                      day={day}
                      name={longDate(day)}
                      mark={props.markOf(day)}
                      today={day === today}
                      future={day > today}
                      selected={day === selected}
                      inTabOrder={day === entry}
                      onSelect={() => props.onSelect(day)}
                      onKeyDown={pressKey}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Legend />
    </Card>
  );
}
