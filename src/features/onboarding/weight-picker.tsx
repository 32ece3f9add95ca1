import { NumberInput } from '../../ui/form/number-input.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Slider } from '../../ui/form/slider.tsx';
import { AmountCard } from './amount-card.tsx';
import { pickedWeight, shownWeight, type WeightUnit, weightRule } from './weight.ts';

const UNITS = [
  { value: 'kg', label: 'KG' },
  { value: 'lbs', label: 'LB' },
] as const;
const STEP = 0.1;

/** A weight by typing, sliding or tenths, in kilograms or pounds. `kg` is unrounded. */
export function WeightPicker(props: {
  label: string;
  kg: number;
  unit: WeightUnit;
  onChange: (kg: number) => void;
  onUnit: (unit: WeightUnit) => void;
}) {
  const { kg, unit } = props;
  const rule = weightRule(unit);
  const shown = shownWeight(kg, unit);
  const unitName = unit === 'kg' ? 'kg' : 'lb';
  const pick = (value: number) => props.onChange(pickedWeight(value, unit));
  return (
    <>
      <Segmented
        legend="Unit of weight"
        name="weight-unit"
        options={UNITS}
        value={unit}
        onChange={props.onUnit}
      />
      <AmountCard
        less={{
          label: `${STEP} ${unitName} less`,
          disabled: shown <= rule.min,
          onPress: () => pick(shown - STEP),
        }}
        more={{
          label: `${STEP} ${unitName} more`,
          disabled: shown >= rule.max,
          onPress: () => pick(shown + STEP),
        }}
        slider={
          <Slider
            label={`${props.label}, slider`}
            min={rule.min}
            max={rule.max}
            step={STEP}
            value={shown}
            text={`${shown} ${unitName}`}
            onChange={pick}
          />
        }
      >
        <NumberInput
          key={unit}
          label={props.label}
          hiddenLabel
          value={shown}
          rule={rule}
          refusal={`Please enter a weight from ${rule.min} to ${rule.max} ${unitName}.`}
          onChange={pick}
          large
        />
        <small>{unitName}</small>
      </AmountCard>
    </>
  );
}
