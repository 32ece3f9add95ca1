import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SingleChoiceChips } from './choice-chips.tsx';
import type { EntryRule } from './number-entry.ts';
import { NumberInput } from './number-input.tsx';
import { Stepper } from './stepper.tsx';

const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** An amount in one of some units. */
export function AmountStepper(props: {
  units: readonly { readonly value: string; readonly label: string }[];
  unit: string;
  onUnit: (unit: string) => void;
  count: number;
  rule: EntryRule;
  onCount: (count: number) => void;
  /** The amount in other words: its weight, its energy. */
  note: ReactNode;
  /** Null where it ends. */
  onLess: (() => void) | null;
  onMore: (() => void) | null;
}) {
  return (
    <Stack gap="5">
      {props.units.length < 2 ? null : (
        <SingleChoiceChips
          legend="Measured in"
          name="unit"
          options={props.units}
          value={props.unit}
          onChange={props.onUnit}
        />
      )}
      <Stepper label="Amount" onLess={props.onLess} onMore={props.onMore}>
        <NumberInput
          label="Amount"
          hiddenLabel
          value={props.count}
          rule={props.rule}
          refusal={`From ${props.rule.min} to ${props.rule.max}.`}
          onChange={props.onCount}
        />
        <Note>{props.note}</Note>
      </Stepper>
    </Stack>
  );
}
