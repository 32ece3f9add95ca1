/** Each takes some 150 bytes; of one that is forgotten the database still knows. */
const MOST_REMEMBERED = 10_000;

/** The limits that this process knows to be spent, by their keys. */
export interface SpentLimits {
  /** When it resets, in epoch milliseconds; 0 for one that is not known to be spent. */
  readonly resetOf: (key: string) => number;
  readonly note: (key: string, resetsAt: number) => void;
}

export const createSpentLimits = (): SpentLimits => {
  const resets = new Map<string, number>();
  return {
    resetOf: (key) => resets.get(key) ?? 0,
    note: (key, resetsAt) => {
      if (resets.size >= MOST_REMEMBERED) resets.clear();
      resets.set(key, resetsAt);
    },
  };
};
