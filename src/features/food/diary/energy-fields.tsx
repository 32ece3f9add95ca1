import { Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Input, Label } from '../../../ui/form/control.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';

const USUAL = [200, 400, 600, 800] as const;
const RULE = { min: 1, max: 5000, decimals: 0 } as const;
const LONGEST_NAME = 80;

/** Energy without a food; null where none is given. */
export interface EnergyGiven {
  readonly kcal: number | null;
  readonly name: string;
}

/** About how much energy it was, and what it was if somebody cares to say. */
export function EnergyFields(props: { given: EnergyGiven; onChange: (given: EnergyGiven) => void }) {
  const { given, onChange } = props;
  const nameId = useId();
  return (
    <Stack gap="4">
      <SingleChoiceChips
        legend="About"
        name="about"
        options={USUAL.map((kcal) => ({ value: String(kcal), label: `${kcal} kcal` }))}
        value={given.kcal === null ? null : String(given.kcal)}
        onChange={(kcal) => onChange({ ...given, kcal: Number(kcal) })}
      />
      <NumberInput
        label="Energy in kcal"
        value={given.kcal}
        rule={RULE}
        refusal="From 1 to 5000, without decimals."
        onChange={(kcal) => onChange({ ...given, kcal })}
        onClear={() => onChange({ ...given, kcal: null })}
      />
      <div>
        <Label htmlFor={nameId}>What was it? You may leave this empty.</Label>
        <Input
          id={nameId}
          maxLength={LONGEST_NAME}
          value={given.name}
          onChange={(event) => onChange({ ...given, name: event.target.value })}
        />
      </div>
    </Stack>
  );
}
