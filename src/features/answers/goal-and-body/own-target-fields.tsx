import { thousands } from '../../../domain/body/nutrition/reason.ts';
import { OWN_TARGET_BOUNDS } from '../../../domain/constants.ts';
import type { OwnTargets } from '../../../terms/plan.ts';
import { Hint } from '../../../ui/form/control.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';

const FIELDS = [
  ['kcal', 'Energy (kcal)', 'kcal'],
  ['protein', 'Protein (g)', 'g protein'],
  ['carbs', 'Carbohydrate (g)', 'g carbohydrate'],
] as const;

/** "1 900 kcal, 130 g protein". */
export const ownInWords = (own: OwnTargets): string => {
  const told = FIELDS.flatMap(([key, , unit]) => {
    const value = own[key];
    return value === null ? [] : [`${thousands(value)} ${unit}`];
  });
  return told.length === 0 ? 'None: they follow from your answers' : told.join(', ');
};

/** An empty field leaves the figure to the plan. */
export function OwnTargetFields(props: { own: OwnTargets; onChange: (own: OwnTargets) => void }) {
  const { own, onChange } = props;
  return (
    <>
      <Hint>
        Leave a field empty to let it follow from your answers. Fat is the rest. Your days come as near to
        your figures as your dishes allow.
      </Hint>
      {FIELDS.map(([key, label]) => {
        const [min, max] = OWN_TARGET_BOUNDS[key];
        return (
          <NumberInput
            key={key}
            label={label}
            value={own[key]}
            rule={{ min, max, decimals: 0 }}
            refusal={`Please enter a whole number from ${thousands(min)} to ${thousands(max)}.`}
            onChange={(value) => onChange({ ...own, [key]: value })}
            onClear={() => onChange({ ...own, [key]: null })}
          />
        );
      })}
    </>
  );
}
