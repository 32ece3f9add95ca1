import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OnboardingDraft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';

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
  const { clock, device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const store = useMemo(
    () => (memberId === null ? null : createDraftStore(device.open(memberId), clock)),
    [memberId, device, clock],
  );
  const [draft, setDraft] = useState<OnboardingDraft | null>(null);
  const [unkept, setUnkept] = useState(false);

  useEffect(() => {
    let gone = false;
    void store?.load().then((loaded) => {
      if (!gone) setDraft(loaded);
    });
    return () => {
      gone = true;
    };
  }, [store]);

  if (store === null || draft === null) return null;
  const held: DraftInHand = {
    draft,
    answer: (answers) => {
      const next = { ...draft, ...answers };
      setDraft(next);
      void store.save(next).then((kept) => setUnkept(!kept.ok));
    },
    drop: store.drop,
  };
  return (
    <DraftContext value={held}>
      {unkept ? (
        <Notice tone="warning" role="status">
          This device could not keep your answers; a reload would lose them.
        </Notice>
      ) : null}
      {children}
    </DraftContext>
  );
}
