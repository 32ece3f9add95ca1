import { createContext, type ReactNode, useContext, useRef } from 'react';
import { useKeptDraft } from '../../ports/kept-draft.ts';
import { Notice } from '../../ui/notice.tsx';
import { decodeDraft, type OnboardingDraft } from './draft.ts';

interface DraftInHand {
  readonly draft: OnboardingDraft;
  readonly answer: (answers: Partial<OnboardingDraft>) => void;
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
  const kept = useKeptDraft('onboarding', decodeDraft);
  const latest = useRef(kept?.values);
  latest.current = kept?.values;
  if (kept === null) return null;
  const { values: draft, change, unkept } = kept;
  const drop = async (saved: OnboardingDraft): Promise<boolean> => {
    if (latest.current !== saved) return false;
    await kept.drop();
    return true;
  };
  return (
    <DraftContext value={{ draft, answer: (answers) => change({ ...draft, ...answers }), drop }}>
      {unkept ? (
        <Notice tone="warning" role="status">
          This device could not keep your answers; a reload would lose them.
        </Notice>
      ) : null}
      {children}
    </DraftContext>
  );
}
