import { useRef, useState } from 'react';
import type { DiaryChange } from '../../../domain/food/diary/log-food.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import type { DiaryContext } from './diary-context.ts';

export interface Saving {
  readonly save: (change: DiaryChange) => void;
  readonly failed: boolean;
}

/** Stores what was chosen on a sheet and closes it; the sheet stays open if storing fails. */
export const useSaving = ({ onSave, onClose }: Pick<DiaryContext, 'onSave' | 'onClose'>): Saving => {
  const [failed, setFailed] = useState(false);
  const storing = useRef(false);
  const store = async (change: DiaryChange): Promise<void> => {
    if (storing.current) return;
    storing.current = true;
    setFailed(false);
    const stored = await onSave(change);
    storing.current = false;
    if (stored) onClose();
    else setFailed(true);
  };
  return { save: (change) => void store(change), failed };
};

export function SavingFailed({ saving }: { saving: Saving }) {
  if (!saving.failed) return null;
  return (
    <Notice role="alert" tone="error">
      This device could not keep that change. Please try again.
    </Notice>
  );
}
