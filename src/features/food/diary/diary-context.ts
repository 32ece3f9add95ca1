import type { DiaryNames } from '../../../domain/food/diary/diary-day.ts';
import type { DiaryChange } from '../../../domain/food/diary/log-food.ts';
import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

/** The day that a sheet of the diary writes to, and all that is known around it. */
export interface DiaryContext {
  readonly day: LocalDay;
  readonly today: LocalDay;
  readonly names: DiaryNames;
  /** Null where it is unclear which meal is meant. */
  readonly slot: Slot | null;
  /** False where this device could not store it. */
  readonly onSave: (change: DiaryChange) => Promise<boolean>;
  readonly onClose: () => void;
}
