import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { dietOptions } from '../facts/choices.tsx';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export function DietScreen() {
  const { draft, answer } = useDraft();
  return (
    <OnboardingFrame
      step="/diet"
      question="How do you eat?"
      lead="Every dish in your plan fits it. We ask about allergies right after these questions."
    >
      <ChoiceCards
        goesOn
        legend="Diet"
        name="diet"
        options={dietOptions}
        value={draft.dietType}
        onChange={(dietType) => answer({ dietType })}
      />
    </OnboardingFrame>
  );
}
