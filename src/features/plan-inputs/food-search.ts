export interface FoodName {
  readonly id: string;
  readonly name: string;
}

const MOST_SHOWN = 6;

/** Foods whose name holds every typed word, names that start with the text first; none for fewer than two letters. */
export const findFoods = (foods: readonly FoodName[], text: string): readonly FoodName[] => {
  const typed = text.trim().toLowerCase();
  if (typed.length < 2) return [];
  const words = typed.split(/\s+/);
  const rank = (food: FoodName): number => (food.name.toLowerCase().startsWith(typed) ? 0 : 1);
  return foods
    .filter((food) => words.every((word) => food.name.toLowerCase().includes(word)))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
    .slice(0, MOST_SHOWN);
};
