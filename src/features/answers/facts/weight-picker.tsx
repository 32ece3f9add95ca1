import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../../../domain/constants.ts';
import { kgToLb, lbToKg, roundKg } from '../../../domain/units.ts';
import { type EntryRule, readEntry } from '../../../ui/form/number-entry.ts';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Slider } from '../../../ui/form/slider.tsx';
import { AmountCard } from './amount-card.tsx';

type WeightUnit = 'kg' | 'lbs';

const holdKg = (kg: number): number => Math.max(WEIGHT_MIN_KG, Math.min(WEIGHT_MAX_KG, kg));

/** A weight as the picker shows it, with one decimal in its unit. */
const shownWeight = (kg: number, unit: WeightUnit): number => (unit === 'kg' ? roundKg(kg) : kgToLb(kg));

/** The kilograms of a picked number, inside the range: its ends do not fall on whole tenths of a pound. */
const pickedWeight = (shown: number, unit: WeightUnit): number =>
  holdKg(unit === 'kg' ? roundKg(shown) : lbToKg(shown));

/** The picker's rule, in its unit. */
const weightRule = (unit: WeightUnit): EntryRule => ({
  min: shownWeight(WEIGHT_MIN_KG, unit),
  max: shownWeight(WEIGHT_MAX_KG, unit),
  decimals: 1,
});

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
  /** A typed text that was refused; null where there is none. */
  refused: string | null;
  /** Beside a refused text, `kg` is the weight before it was typed: it must not be sent. */
  onChange: (kg: number, refused: string | null) => void;
  onUnit: (unit: WeightUnit) => void;
}) {
  const { kg, unit, refused } = props;
  const rule = weightRule(unit);
  const shown = shownWeight(kg, unit);
  const unitName = unit === 'kg' ? 'kg' : 'lb';
  const pick = (value: number) => props.onChange(pickedWeight(value, unit), null);
  /** A refused text has nothing to convert: it is read again, as somebody may have typed pounds first. */
  const chooseUnit = (chosen: WeightUnit) => {
    props.onUnit(chosen);
    const read = readEntry(refused ?? '', weightRule(chosen));
    if (read.kind === 'value') props.onChange(pickedWeight(read.value, chosen), null);
  };
  return (
    <>
      <Segmented
        legend="Unit of weight"
        name="weight-unit"
        options={UNITS}
        value={unit}
        onChange={chooseUnit}
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
          refused={refused}
          onChange={pick}
          onRefuse={(text, before) => props.onChange(pickedWeight(before ?? shown, unit), text)}
          large={4}
        />
        <small>{unitName}</small>
      </AmountCard>
    </>
  );
}
