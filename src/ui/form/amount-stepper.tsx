import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SingleChoiceChips } from './choice-chips.tsx';
import { Stepper } from './stepper.tsx';

const Big = chakra('p', { base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.2 } });
const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** An amount in one of some units. */
export function AmountStepper(props: {
  units: readonly { readonly value: string; readonly label: string }[];
  unit: string;
  onUnit: (unit: string) => void;
  /** The amount in words, and what it means. */
  words: string;
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
        <Big>{props.words}</Big>
        <Note>{props.note}</Note>
      </Stepper>
    </Stack>
  );
}
