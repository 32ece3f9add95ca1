import { chakra } from '@chakra-ui/react';
import { HEIGHT_MAX_CM } from '../../domain/constants.ts';
import { feetInchesToCm } from '../../domain/units.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Slider } from '../../ui/form/slider.tsx';
import { AmountCard } from './amount-card.tsx';
import { useDraft } from './draft-context.tsx';
import { MAX_FEET, MAX_INCHES, onFeetSliders, stepHeight } from './height.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';

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

export function HeightScreen() {
  const { draft, answer } = useDraft();
  const { heightCm, heightUnit } = draft;
  const centimetres = Math.round(heightCm);
  const { feet, inches } = onFeetSliders(heightCm);
  const step = (by: number) => answer({ heightCm: stepHeight(heightCm, heightUnit, by) });
  const one = heightUnit === 'cm' ? 'One centimetre' : 'One inch';
  return (
    <OnboardingFrame step="/height" question="How tall are you?" lead="Without shoes, as near as you know.">
      <Segmented
        legend="Unit of height"
        name="height-unit"
        options={UNITS}
        value={heightUnit}
        onChange={(unit) => answer({ heightUnit: unit })}
      />
      <AmountCard
        less={{ label: `${one} less`, disabled: heightCm <= 0, onPress: () => step(-1) }}
        more={{ label: `${one} more`, disabled: heightCm >= HEIGHT_MAX_CM, onPress: () => step(1) }}
        slider={
          heightUnit === 'cm' ? (
            <Slider
              label="Height in centimetres"
              min={0}
              max={HEIGHT_MAX_CM}
              step={1}
              value={centimetres}
              text={`${centimetres} cm`}
              onChange={(cm) => answer({ heightCm: cm })}
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
                onChange={(value) => answer({ heightCm: feetInchesToCm({ feet: value, inches }) })}
              />
              <span aria-hidden="true">Inches</span>
              <Slider
                label="Inches"
                min={0}
                max={MAX_INCHES}
                step={1}
                value={inches}
                text={`${inches} inches`}
                onChange={(value) => answer({ heightCm: feetInchesToCm({ feet, inches: value }) })}
              />
            </Sliders>
          )
        }
      >
        {heightUnit === 'cm' ? (
          <span>
            {centimetres} <small>cm</small>
          </span>
        ) : (
          <span>
            {feet} <small>ft</small> {inches} <small>in</small>
          </span>
        )}
      </AmountCard>
    </OnboardingFrame>
  );
}
