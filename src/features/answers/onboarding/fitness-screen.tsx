import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { fitnessOptions } from '../facts/choices.tsx';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export function FitnessScreen() {
  const { draft, answer } = useDraft();
  return (
    <OnboardingFrame
      step="/fitness"
      question="What is your fitness level?"
      lead="There is no wrong answer. Everyone starts somewhere."
    >
      <ChoiceCards
        goesOn
        legend="Fitness level"
        name="fitness"
        options={fitnessOptions}
        value={draft.fitnessLevel}
        onChange={(fitnessLevel) => answer({ fitnessLevel })}
      />
    </OnboardingFrame>
  );
}
