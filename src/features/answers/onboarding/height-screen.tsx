import { HeightPicker } from '../facts/height-picker.tsx';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export function HeightScreen() {
  const { draft, answer } = useDraft();
  return (
    <OnboardingFrame step="/height" question="How tall are you?" lead="Without shoes. A guess is fine.">
      <HeightPicker
        cm={draft.heightCm}
        unit={draft.heightUnit}
        refused={draft.refused.heightCm ?? {}}
        onChange={(heightCm, refused) => answer({ heightCm }, { heightCm: refused })}
        onUnit={(heightUnit) => answer({ heightUnit }, { heightCm: {} })}
      />
    </OnboardingFrame>
  );
}
