import type { Slot } from '../../domain/catalogue/types.ts';
import type { DiaryNames } from '../../domain/diary/diary-day.ts';
import type { DiaryChange } from '../../domain/diary/log-food.ts';
import type { LocalDay } from '../../domain/planner/types.ts';

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
