import { chakra, Stack } from '@chakra-ui/react';
import { AGE_MAX, AGE_MIN } from '../../../domain/constants.ts';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { ageGroupOf } from '../facts/age.ts';
import { AgeStepper } from '../facts/age-stepper.tsx';
import { shownAge } from '../facts/to-profile.ts';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

const Confirm = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    bg: 'amber-soft',
    color: 'amber-ink',
    borderRadius: 'md',
    fontWeight: 550,
    cursor: 'pointer',
    '& input': { width: '22px', height: '22px', flex: 'none', accentColor: 'var(--leaf)', mt: '2px' },
  },
});

export function AgeScreen() {
  const { draft, answer } = useDraft();
  const group = ageGroupOf(shownAge(draft));
  return (
    <OnboardingFrame
      step="/age"
      question="How old are you?"
      lead="Your age changes how much energy you need."
    >
      <AgeStepper age={draft.age} onChange={(age) => answer({ age })} />
      <NumberInput
        label="Or type your age"
        value={draft.age}
        rule={{ min: AGE_MIN, max: AGE_MAX, decimals: 0 }}
        refusal={`Please enter whole years from ${AGE_MIN} to ${AGE_MAX}.`}
        onChange={(age) => answer({ age })}
        refused={draft.refused.age ?? null}
        onClear={() => answer({ age: null })}
        onRefuse={(text, age) => answer({ age }, { age: text })}
      />
      {group === 'guardian-confirms' ? (
        <Stack gap="2">
          <p role="status">Under 16, a parent or guardian has to agree. Please give them the phone.</p>
          <Confirm>
            <input
              type="checkbox"
              checked={draft.guardianConfirmed}
              onChange={(event) => answer({ guardianConfirmed: event.target.checked })}
            />
            I am a parent or guardian of this person, and I agree that Sorrel plans their meals.
          </Confirm>
        </Stack>
      ) : null}
      {group === 'under-nine' ? (
        <Notice>
          Children under nine grow in their own way, so we do not plan a week for them. Please ask a
          clinician. The whole family can look at the recipes.
        </Notice>
      ) : null}
    </OnboardingFrame>
  );
}
