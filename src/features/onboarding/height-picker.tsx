import { HEIGHT_MAX_CM } from '../../domain/constants.ts';
import { heightInWords } from '../../domain/units.ts';
import { NumberInput } from '../../ui/form/number-input.tsx';
import { Slider } from '../../ui/form/slider.tsx';
import { AmountCard } from './amount-card.tsx';
import type { OnboardingDraft } from './draft.ts';
import { stepHeight } from './height.ts';

/** Below this nobody who is planned for is. */
const LEAST_CM = 50;

/** A height by typing, sliding or single steps, in the member's unit. */
export function HeightPicker(props: {
  cm: number;
  unit: OnboardingDraft['heightUnit'];
  onChange: (cm: number) => void;
}) {
  const { cm, unit, onChange } = props;
  const whole = Math.round(cm);
  const words = heightInWords(cm, unit === 'cm' ? 'metric' : 'imperial');
  const one = unit === 'cm' ? 'One centimetre' : 'One inch';
  return (
    <AmountCard
      less={{
        label: `${one} less`,
        disabled: cm <= LEAST_CM,
        onPress: () => onChange(stepHeight(cm, unit, -1)),
      }}
      more={{
        label: `${one} more`,
        disabled: cm >= HEIGHT_MAX_CM,
        onPress: () => onChange(stepHeight(cm, unit, 1)),
      }}
      slider={
        <Slider
          label="Height, slider"
          min={LEAST_CM}
          max={HEIGHT_MAX_CM}
          step={1}
          value={whole}
          text={words}
          onChange={onChange}
        />
      }
    >
      {unit === 'cm' ? (
        <>
          <NumberInput
            label="Height"
            hiddenLabel
            value={whole}
            rule={{ min: LEAST_CM, max: HEIGHT_MAX_CM, decimals: 0 }}
            refusal={`Please enter whole centimetres from ${LEAST_CM} to ${HEIGHT_MAX_CM}.`}
            onChange={onChange}
            large
          />
          <small>cm</small>
        </>
      ) : (
        <span>{words}</span>
      )}
    </AmountCard>
  );
}
