import { createContext, type ReactNode, useContext, useRef } from 'react';
import { useStoredDraft } from '../../../device/hooks/stored-draft.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import { decodeDraft, type OnboardingDraft, type RefusedTexts, withAnswers } from '../facts/draft.ts';

interface DraftInHand {
  readonly draft: OnboardingDraft;
  /** Takes answers, and the texts that were refused in the place of some; nothing older is sent for those. */
  readonly answer: (answers: Partial<OnboardingDraft>, refused?: RefusedTexts) => void;
  /** Forgets the stored draft, which has become a profile; false where it has changed since, and stays. */
  readonly drop: (saved: OnboardingDraft) => Promise<boolean>;
}

const DraftContext = createContext<DraftInHand | null>(null);

export const useDraft = (): DraftInHand => {
  const held = useContext(DraftContext);
  if (held === null) throw new Error('useDraft outside DraftProvider');
  return held;
};

/** Holds the answers of all nine screens and keeps each change on the device, so that a reload loses nothing. */
export function DraftProvider({ children }: { children: ReactNode }) {
  const kept = useStoredDraft('onboarding', decodeDraft);
  const latest = useRef(kept?.values);
  latest.current = kept?.values;
  if (kept === null) return null;
  const { values: draft, change, unsaved } = kept;
  const drop = async (saved: OnboardingDraft): Promise<boolean> => {
    if (latest.current !== saved) return false;
    await kept.drop();
    return true;
  };
  const answer = (answers: Partial<OnboardingDraft>, refused?: RefusedTexts) => {
    // One press may answer twice; the second answer starts from the first.
    const next = withAnswers(latest.current ?? draft, answers, refused);
    latest.current = next;
    change(next);
  };
  return (
    <DraftContext value={{ draft, answer, drop }}>
      {unsaved ? (
        <Notice tone="warning" role="status">
          This device could not save your answers. If you reload, they are lost.
        </Notice>
      ) : null}
      {children}
    </DraftContext>
  );
}
