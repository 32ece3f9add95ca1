import { useToday } from '../../../device/hooks/hooks.ts';
import { isReadable } from '../../../device/hooks/use-recorder.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { type OwnFood, type OwnId, putFood } from '../../../domain/food/own-food/own-food.ts';
import type { JournalFact } from '../../../terms/journal.ts';

export interface FoodRecorder {
  readonly newId: () => OwnId;
  /** The fact that puts a food; `replaces` as in `putFood`. */
  readonly put: (food: OwnFood, replaces: string | null) => JournalFact;
  readonly remove: (food: OwnFood, replaces: string) => JournalFact;
  /** False where this device could not store them. */
  readonly record: (...facts: readonly JournalFact[]) => Promise<boolean>;
}

/** Puts and removes foods of the member's own. */
export const usePutFood = (): FoodRecorder => {
  const { ids, sync } = usePorts();
  const day = useToday();
  return {
    newId: () => `o:${ids.next()}`,
    put: (food, replaces) => ({ day, kind: 'food.put', payload: putFood(food, replaces) }),
    remove: ({ id }, replaces) => ({ day, kind: 'food.remove', payload: { food: id, replaces } }),
    record: async (...facts) => facts.every(isReadable) && (await sync.record(...facts)).ok,
  };
};
