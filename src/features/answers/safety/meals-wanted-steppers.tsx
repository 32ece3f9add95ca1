import { chakra, Stack } from '@chakra-ui/react';
import { MEALS_A_WEEK, stepMeals } from '../../../domain/plan/wishes/meals-wanted.ts';
import type { MealsWanted } from '../../../domain/plan/wishes/wishes.ts';
import { Stepper } from '../../../ui/form/stepper.tsx';

const Count = chakra('p', { base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.2 } });
const Label = chakra('p', { base: { fontSize: 'sm' } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

const KINDS = [
  ['meat', 'Meals with meat a week'],
  ['fish', 'Meals with fish a week'],
] as const;

/** Lunches and dinners a week with meat, and with fish: at most 14 together. */
export function MealsWantedSteppers(props: { wanted: MealsWanted; onChange: (wanted: MealsWanted) => void }) {
  const { wanted, onChange } = props;
  return (
    <Stack gap="4">
      <Muted>{`Of the ${MEALS_A_WEEK} lunches and dinners. The rest is vegetarian.`}</Muted>
      {KINDS.map(([kind, label]) => (
        <Stepper
          key={kind}
          label={label}
          onLess={wanted[kind] <= 0 ? null : () => onChange(stepMeals(wanted, kind, -1))}
          onMore={wanted[kind] >= MEALS_A_WEEK ? null : () => onChange(stepMeals(wanted, kind, 1))}
        >
          {/* Raising one may lower the other, so a screen reader says each number with its label. */}
          <div aria-atomic="true">
            <Label>{label}</Label>
            <Count>{wanted[kind]}</Count>
          </div>
        </Stepper>
      ))}
    </Stack>
  );
}
