import { WeightPicker } from '../facts/weight-picker.tsx';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export function WeightScreen() {
  const { draft, answer } = useDraft();
  return (
    <OnboardingFrame
      step="/weight"
      question="What is your weight?"
      lead="Today's weight is fine. It is only a start."
    >
      <WeightPicker
        label="Weight"
        kg={draft.weightKg}
        unit={draft.weightUnit}
        refused={draft.refused.weightKg ?? null}
        onChange={(weightKg, refused) => answer({ weightKg }, { weightKg: refused ?? undefined })}
        onUnit={(weightUnit) => answer({ weightUnit })}
      />
    </OnboardingFrame>
  );
}
