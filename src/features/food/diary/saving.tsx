import { useRef, useState } from 'react';
import type { DiaryChange } from '../../../domain/food/diary/log-food.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import type { DiaryContext } from './diary-context.ts';

export interface Saving {
  /** `then` runs once it is stored. */
  readonly save: (change: DiaryChange, then?: () => void) => void;
  readonly failed: boolean;
}

/** Stores what was chosen on a sheet and closes it; the sheet stays open if storing fails. */
export const useSaving = ({ onSave, onClose }: Pick<DiaryContext, 'onSave' | 'onClose'>): Saving => {
  const [failed, setFailed] = useState(false);
  const storing = useRef(false);
  const store = async (change: DiaryChange, then?: () => void): Promise<void> => {
    if (storing.current) return;
    storing.current = true;
    setFailed(false);
    const stored = await onSave(change);
    storing.current = false;
    setFailed(!stored);
    if (!stored) return;
    then?.();
    onClose();
  };
  return { save: (change, then) => void store(change, then), failed };
};

export function SavingFailed({ saving }: { saving: Saving }) {
  if (!saving.failed) return null;
  return (
    <Notice role="alert" tone="error">
      This device could not save that change. Please try again.
    </Notice>
  );
}
