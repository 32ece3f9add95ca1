/** Days that cooked food keeps in the fridge after the day on which it was cooked. */
export const KEEPING_DAYS = {
  /** Spores of Bacillus cereus outlive cooking (British Food Standards Agency). */
  rice: 1,
  /** It drinks the sauce and falls apart; that is taste, not safety. */
  pasta: 1,
  /** USDA FoodKeeper says three; two leaves room for the way home and a warm fridge. */
  fish: 2,
} as const;

/** Rice or pasta that was cooked with a pot is eaten on that day and the next, and cooked anew for later ones. */
export const FRESH_KEEPS = Math.min(KEEPING_DAYS.rice, KEEPING_DAYS.pasta);

const KEPT: readonly (readonly [foods: RegExp, days: number])[] = [
  [/^rice-(?!noodles).*-cooked$/, KEEPING_DAYS.rice],
  [/(?:^|-)(?:pasta|noodles|soba|couscous)(?:-.*)?-cooked$/, KEEPING_DAYS.pasta],
  [/^(?:cod|mackerel|salmon|tilapia|shrimp)-cooked$/, KEEPING_DAYS.fish],
];

/** Days that a dish keeps: its own, but never longer than the food in it that keeps the shortest. */
export const keptWith = (days: number, foods: readonly string[]): number =>
  foods.reduce(
    (least, food) => Math.min(least, KEPT.find(([names]) => names.test(food))?.[1] ?? least),
    days,
  );
