import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { activityOptions } from '../facts/choices.tsx';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export function ActivityScreen() {
  const { draft, answer } = useDraft();
  return (
    <OnboardingFrame
      step="/onboarding"
      question="How active are you?"
      lead="Think of a usual week. It decides how much energy your meals give you."
    >
      <ChoiceCards
        goesOn
        legend="Activity level"
        name="activity"
        options={activityOptions}
        value={draft.activityLevel}
        onChange={(activityLevel) => answer({ activityLevel })}
      />
    </OnboardingFrame>
  );
}
