import { chakra, Stack } from '@chakra-ui/react';
import {
  type CycleLog,
  dayOf,
  FLOWS,
  isBleeding,
  noteFlow,
  noteSymptom,
  SYMPTOMS,
  symptomsOf,
} from '../../../domain/body/cycle/log.ts';
import { startPeriod } from '../../../domain/body/cycle/periods.ts';
import { longDate } from '../../../domain/calendar/day-words.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { dayCount } from './date-words.ts';

const Small = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const NO_FLOW = 'none';
const FLOW_OPTIONS = [
  { value: NO_FLOW, label: 'None' },
  ...FLOWS.map((value) => ({ value, label: capitalised(value) })),
] as const;
const SYMPTOM_OPTIONS = SYMPTOMS.map((value) => ({ value, label: capitalised(value) }));

/** The notes of the chosen day. */
export function DayCard(props: {
  log: CycleLog;
  day: LocalDay;
  today: LocalDay;
  onChange: (change: (log: CycleLog) => CycleLog) => void;
}) {
  const { log, day, today } = props;
  const noted = dayOf(log, day);
  const bleeds = isBleeding(noted.flow);
  return (
    <Card aria-labelledby="day">
      <Stack gap="5">
        <CardTitle id="day">{longDate(day)}</CardTitle>
        {bleeds ? null : (
          <Stack gap="2" alignItems="flex-start">
            <Button onClick={() => props.onChange((held) => startPeriod(held, day, today))}>
              My period started this day
            </Button>
            <Small>Fills in {dayCount(log.periodLength)}, up to today. Tap a day to change it.</Small>
          </Stack>
        )}
        <SingleChoiceChips
          legend="Flow intensity"
          name="flow"
          options={FLOW_OPTIONS}
          value={noted.flow ?? NO_FLOW}
          onChange={(flow) => props.onChange((held) => noteFlow(held, day, flow === NO_FLOW ? null : flow))}
        />
        <ChoiceChips
          legend={bleeds ? 'Symptoms during your period' : 'Symptoms before your period'}
          options={SYMPTOM_OPTIONS}
          values={symptomsOf(noted)}
          onToggle={(symptom, present) => props.onChange((held) => noteSymptom(held, day, symptom, present))}
        />
      </Stack>
    </Card>
  );
}
