/** Counts in how many planned dishes each food appears, to know how many different foods a week needs. */
export interface FoodUses {
  readonly add: (dish: number) => void;
  readonly exchange: (from: number, to: number) => void;
  readonly distinct: () => number;
  readonly distinctAfter: (from: number, to: number) => number;
}

/** `foods` lists the foods of each dish as indices below `foodCount`, each food once. */
export const createFoodUses = (foods: readonly (readonly number[])[], foodCount: number): FoodUses => {
  const uses = new Uint16Array(foodCount);
  let distinct = 0;
  const add = (dish: number): void => {
    for (const food of foods[dish] ?? []) {
      if (uses[food] === 0) distinct += 1;
      uses[food] = (uses[food] ?? 0) + 1;
    }
  };
  const remove = (dish: number): void => {
    for (const food of foods[dish] ?? []) {
      uses[food] = (uses[food] ?? 0) - 1;
      if (uses[food] === 0) distinct -= 1;
    }
  };
  return {
    add,
    exchange: (from, to) => {
      remove(from);
      add(to);
    },
    distinct: () => distinct,
    distinctAfter: (from, to) => {
      let after = distinct;
      const leaving = foods[from] ?? [];
      for (const food of leaving) {
        const left = (uses[food] ?? 0) - 1;
        uses[food] = left;
        if (left === 0) after -= 1;
      }
      for (const food of foods[to] ?? []) if (uses[food] === 0) after += 1;
      for (const food of leaving) uses[food] = (uses[food] ?? 0) + 1;
      return after;
    },
  };
};
