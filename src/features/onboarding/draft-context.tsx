import { createContext, type ReactNode, useContext } from 'react';
import { useKeptDraft } from '../../ports/kept-draft.ts';
import { Notice } from '../../ui/notice.tsx';
import { decodeDraft, type OnboardingDraft } from './draft.ts';

interface DraftInHand {
  readonly draft: OnboardingDraft;
  readonly answer: (answers: Partial<OnboardingDraft>) => void;
  /** Forgets the stored draft: its answers have become a profile. */
  readonly drop: () => Promise<void>;
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
  if (kept === null) return null;
  const { values: draft, change, drop, unkept } = kept;
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
