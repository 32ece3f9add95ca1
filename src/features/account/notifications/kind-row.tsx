import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import type { KindChoice } from '../../../domain/reminders/choices.ts';
import type { PushKind } from '../../../domain/reminders/kinds.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Input, Label } from '../../../ui/form/control.tsx';
import { Switch } from '../../../ui/form/switch.tsx';

const LABELS: Readonly<Record<PushKind, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  water: 'Water',
  weight: 'Weigh-in',
  'check-in': 'Weekly check-in',
  shopping: 'Shopping day',
  soak: 'Soak and thaw for tomorrow',
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, at) => ({
  value: String(at + 1),
  label,
}));

const Row = chakra('li', {
  base: {
    py: '2',
    '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  },
});

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Null for a field that holds no whole time yet. */
const minuteOf = (time: string): number | null => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes;
};

export function TimeField(props: { label: string; minute: number; onChange: (minute: number) => void }) {
  const id = useId();
  return (
    <chakra.div width="9rem">
      <Label htmlFor={id}>{props.label}</Label>
      <Input
        id={id}
        type="time"
        value={timeOf(props.minute)}
        onChange={(event) => {
          const minute = minuteOf(event.target.value);
          if (minute !== null) props.onChange(minute);
        }}
      />
    </chakra.div>
  );
}

/** One kind of reminder: whether, at what time, and on which days. */
export function KindRow(props: {
  kind: PushKind;
  choice: KindChoice;
  onChange: (choice: KindChoice) => void;
}) {
  const { kind, choice, onChange } = props;
  const label = LABELS[kind];
  const toggle = (day: number, chosen: boolean): void => {
    const others = choice.days.filter((each) => each !== day);
    onChange({ ...choice, days: chosen ? [...others, day].sort() : others });
  };
  return (
    <Row>
      <Switch label={label} on={choice.on} onChange={(on) => onChange({ ...choice, on })} />
      {choice.on ? (
        <Flex gap="4" flexWrap="wrap" pb="3">
          <TimeField
            label={`${label}: time`}
            minute={choice.minute}
            onChange={(minute) => onChange({ ...choice, minute })}
          />
          <ChoiceChips
            legend={`${label}: days`}
            options={DAYS}
            values={choice.days.map(String)}
            onToggle={(day, chosen) => toggle(Number(day), chosen)}
          />
        </Flex>
      ) : null}
    </Row>
  );
}
