import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { ageGroupOf } from '../facts/age.ts';
import { goalOptions } from '../facts/choices.tsx';
import { shownAge } from '../facts/to-profile.ts';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export function GoalScreen() {
  const { draft, answer } = useDraft();
  return (
    <OnboardingFrame step="/goal" question="What is your goal?">
      {ageGroupOf(shownAge(draft)) === 'adult' ? (
        <ChoiceCards
          goesOn
          legend="Goal"
          name="goal"
          options={goalOptions}
          value={draft.fitnessGoal}
          onChange={(fitnessGoal) => answer({ fitnessGoal })}
        />
      ) : (
        <Notice>
          Under 18 you are still growing. Your meals give your body what it needs, without a weight goal.
          There is nothing to choose here.
        </Notice>
      )}
    </OnboardingFrame>
  );
}
