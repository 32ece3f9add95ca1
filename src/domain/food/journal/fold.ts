import { SLOTS, type Slot } from '../../../terms/food.ts';
import { type JournalEntry, withoutRetracted } from '../../../terms/journal.ts';
import type { DescribedFood } from '../catalogue/eaten-food.ts';

export interface EatenDish {
  readonly slot: Slot;
  readonly dish: string;
  readonly kcal: number;
}

/** Something eaten beside the plan. */
export interface EatenFood extends DescribedFood {
  readonly slot: Slot;
  readonly food: string;
  /** As eaten. */
  readonly grams: number;
  readonly kcal: number;
}

/** The sum of a day's operations. */
export interface DayState {
  /** Never below zero. */
  readonly waterLitres: number;
  /** Dishes that are marked eaten now, by `eatenKey`. */
  readonly eaten: ReadonlyMap<string, EatenDish>;
  /** Food beside the plan, by its entry. */
  readonly foods: ReadonlyMap<string, EatenFood>;
  /** Lines of the shopping list that are ticked now. */
  readonly ticks: ReadonlySet<string>;
  /** The last weight of the day, or null. */
  readonly weightKg: number | null;
}

/** Amounts that the backend's figures for a day do not include yet; they may be negative. */
export interface UnsyncedAmounts {
  readonly waterLitres: number;
  readonly kcal: Readonly<Record<Slot, number>>;
}

const ML_PER_LITRE = 1000;

export const eatenKey = (slot: Slot, dish: string): string => `${slot}/${dish}`;

const placeOf = ({ serverSeq, refusedAfter }: JournalEntry): number =>
  serverSeq ?? (refusedAfter ?? Number.MAX_VALUE) + 0.5;

/** Compares by the member's one order: the server's sequence, then the device's. What was refused keeps its place. */
export const byPlace = (a: JournalEntry, b: JournalEntry): number => placeOf(a) - placeOf(b) || a.seq - b.seq;

/** Each operation that stands once by id, in the member's one order. */
export const inOrder = (entries: readonly JournalEntry[]): JournalEntry[] => {
  const byId = new Map(withoutRetracted(entries).map((entry) => [entry.id, entry]));
  return [...byId.values()].sort(byPlace);
};

const sumWaterMl = (entries: readonly JournalEntry[]): number =>
  entries.reduce(
    (ml, entry) => (entry.kind === 'water.add' ? ml + Math.round(entry.payload.litres * ML_PER_LITRE) : ml),
    0,
  );

/**
 * The state of the given operations, each counted once by id. Water adds up in whole millilitres;
 * of the rest the last one wins, by the server's sequence, then the device's.
 */
export const foldDay = (entries: readonly JournalEntry[]): DayState => {
  const ordered = inOrder(entries);
  const eaten = new Map<string, EatenDish>();
  const foods = new Map<string, EatenFood>();
  const ticks = new Set<string>();
  let weightKg: number | null = null;
  for (const entry of ordered) {
    switch (entry.kind) {
      case 'meal.eaten': {
        const { slot, dish, kcal } = entry.payload;
        if (entry.payload.eaten) eaten.set(eatenKey(slot, dish), { slot, dish, kcal });
        else eaten.delete(eatenKey(slot, dish));
        break;
      }
      case 'food.eaten': {
        const { entry: name, eaten: isEaten, ...food } = entry.payload;
        if (isEaten) foods.set(name, food);
        else foods.delete(name);
        break;
      }
      case 'shopping.tick':
        if (entry.payload.ticked) ticks.add(entry.payload.item);
        else ticks.delete(entry.payload.item);
        break;
      case 'weight.set':
        weightKg = entry.payload.kg;
        break;
    }
  }
  return { waterLitres: Math.max(0, sumWaterMl(ordered)) / ML_PER_LITRE, eaten, foods, ticks, weightKg };
};

/** Energy eaten, planned or not, by slot, in kcal. */
export const eatenKcal = ({ eaten, foods }: Pick<DayState, 'eaten' | 'foods'>): Record<Slot, number> => {
  const kcal = Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as Record<Slot, number>;
  for (const each of [...eaten.values(), ...foods.values()]) kcal[each.slot] += each.kcal;
  return kcal;
};

/**
 * The difference between a day's state and what the backend's figures count of it: everything up to
 * `countedUpTo` in the server's order, or where the backend does not say (null) all that it has ordered.
 * Shown figures are the backend's plus this, so that nothing counts twice and nothing is missing, however
 * old the copy of the figures is.
 */
export const unsyncedAmounts = (
  entries: readonly JournalEntry[],
  countedUpTo: number | null = null,
): UnsyncedAmounts => {
  const all = inOrder(entries);
  const known = inOrder(
    entries.filter(
      ({ serverSeq }) => serverSeq !== null && (countedUpTo === null || serverSeq <= countedUpTo),
    ),
  );
  const now = eatenKcal(foldDay(all));
  const then = eatenKcal(foldDay(known));
  return {
    waterLitres: (sumWaterMl(all) - sumWaterMl(known)) / ML_PER_LITRE,
    kcal: Object.fromEntries(SLOTS.map((slot) => [slot, now[slot] - then[slot]])) as Record<Slot, number>,
  };
};
