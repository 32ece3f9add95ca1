import { chakra } from '@chakra-ui/react';
import { HEIGHT_MAX_CM } from '../../../domain/constants.ts';
import { feetInchesToCm } from '../../../domain/units.ts';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Slider } from '../../../ui/form/slider.tsx';
import { AmountCard } from './amount-card.tsx';
import {
  CM_RULE,
  FEET_RULE,
  type HeightTexts,
  type HeightUnit,
  heightInUnit,
  INCHES_RULE,
  MAX_FEET,
  MAX_INCHES,
  onFeetSliders,
  shownCm,
  stepHeight,
} from './height.ts';

const UNITS = [
  { value: 'cm', label: 'CM' },
  { value: 'ft', label: 'FT' },
] as const;

const Sliders = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: '4',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 600,
  },
});

/** An amount and its unit, which stay together where a narrow screen breaks the line. */
const Pair = chakra('span', { base: { display: 'inline-flex', alignItems: 'baseline', gap: '2' } });

/** A height by typing, sliding or steps, in centimetres or in feet and inches. `cm` is unrounded. */
export function HeightPicker(props: {
  cm: number;
  unit: HeightUnit;
  refused: HeightTexts;
  /** Beside a refused text, `cm` is the height before it was typed. */
  onChange: (cm: number, refused: HeightTexts) => void;
  onUnit: (unit: HeightUnit) => void;
}) {
  const { cm, unit, refused, onChange } = props;
  const { feet, inches } = onFeetSliders(cm);
  const withFeet = (value: number) => feetInchesToCm({ feet: value, inches });
  const withInches = (value: number) => feetInchesToCm({ feet, inches: value });
  const pickFeet = (value: number) => onChange(withFeet(value), { inches: refused.inches });
  const pickInches = (value: number) => onChange(withInches(value), { feet: refused.feet });
  const step = (by: number) => onChange(stepHeight(cm, unit, by), {});
  const one = unit === 'cm' ? 'One centimetre' : 'One inch';
  return (
    <>
      <Segmented
        legend="Unit of height"
        name="height-unit"
        options={UNITS}
        value={unit}
        onChange={(chosen) => {
          const held = heightInUnit(cm, chosen);
          props.onUnit(chosen);
          if (held !== cm) onChange(held, {});
        }}
      />
      <AmountCard
        less={{ label: `${one} less`, disabled: cm <= 0, onPress: () => step(-1) }}
        more={{ label: `${one} more`, disabled: cm >= HEIGHT_MAX_CM, onPress: () => step(1) }}
        slider={
          unit === 'cm' ? (
            <Slider
              label="Height in centimetres"
              min={0}
              max={HEIGHT_MAX_CM}
              step={1}
              value={Math.round(cm)}
              text={`${shownCm(cm)} cm`}
              onChange={(value) => onChange(value, {})}
            />
          ) : (
            <Sliders>
              <span aria-hidden="true">Feet</span>
              <Slider
                label="Feet"
                min={0}
                max={MAX_FEET}
                step={1}
                value={feet}
                text={`${feet} feet`}
                onChange={pickFeet}
              />
              <span aria-hidden="true">Inches</span>
              <Slider
                label="Inches"
                min={0}
                max={MAX_INCHES}
                step={1}
                value={inches}
                text={`${inches} inches`}
                onChange={pickInches}
              />
            </Sliders>
          )
        }
      >
        {unit === 'cm' ? (
          <>
            <NumberInput
              label="Height"
              hiddenLabel
              value={shownCm(cm)}
              rule={CM_RULE}
              refusal={`Please enter centimetres, from ${CM_RULE.min} to ${CM_RULE.max}.`}
              refused={refused.cm ?? null}
              onChange={(value) => onChange(value, {})}
              onRefuse={(text, before) => onChange(before ?? cm, { cm: text })}
              large={4}
            />
            <small>cm</small>
          </>
        ) : (
          <>
            <Pair>
              <NumberInput
                label="Height, feet"
                hiddenLabel
                value={feet}
                rule={FEET_RULE}
                refusal={`Whole feet, ${FEET_RULE.min} to ${FEET_RULE.max}.`}
                refused={refused.feet ?? null}
                onChange={pickFeet}
                onRefuse={(text, before) => onChange(withFeet(before ?? feet), { ...refused, feet: text })}
                large={2}
              />
              <small>ft</small>
            </Pair>
            <Pair>
              <NumberInput
                label="Height, inches"
                hiddenLabel
                value={inches}
                rule={INCHES_RULE}
                refusal={`Whole inches, ${INCHES_RULE.min} to ${INCHES_RULE.max}.`}
                refused={refused.inches ?? null}
                onChange={pickInches}
                onRefuse={(text, before) =>
                  onChange(withInches(before ?? inches), { ...refused, inches: text })
                }
                large={2}
              />
              <small>in</small>
            </Pair>
          </>
        )}
      </AmountCard>
    </>
  );
}
