import type { Condition } from '../../body/nutrition/condition-names.ts';
import type { Region } from './seasons.ts';

/**
 * Wishes beyond the hard rules. They are weighed against the day's numbers and against each other, never against
 * safety; no wish can add a forbidden dish.
 */
export interface PlanWishes {
  readonly conditions: readonly Condition[];
  readonly mainMeal: MainMeal | null;
  readonly snack: SnackWish | null;
  readonly cuisine: Cuisine | null;
  readonly fruit: Fruit | null;
  readonly dish: DishWish | null;
  /** Monday to Friday the dishes take little time at the stove. */
  readonly quickWeekdays: boolean;
  /** Absent where the member never said: `USUAL_MEALS` then hold for those who eat everything. */
  readonly mealsWanted?: MealsWanted;
  readonly cookingLimits?: CookingLimits;
  /** Absent for the usual week. */
  readonly variety?: Variety;
  /** Few dear foods. */
  readonly smallBudget?: boolean;
  /** Few dishes with chilli. */
  readonly mild?: boolean;
  readonly cuisinesOut?: readonly Cuisine[];
  /** Absent in the northern temperate zone, and where the member never said where they live. */
  readonly region?: Region;
}

export const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export type MainMeal = (typeof MAIN_MEALS)[number];

/** Minutes that a meal takes at most; null where any are fine. */
export type MealLimits = Readonly<Record<MainMeal, number | null>>;

export interface DayLimits {
  /** Monday to Friday. */
  readonly weekdays: MealLimits;
  readonly weekend: MealLimits;
}

/** Minutes of work in the kitchen. */
export interface CookingLimits extends DayLimits {
  /** Minutes until a meal stands on the table; absent where any are fine. */
  readonly ready?: DayLimits | undefined;
}

export const VARIETIES = ['simple', 'usual', 'varied'] as const;
export type Variety = (typeof VARIETIES)[number];

/** Lunches and dinners a week with meat, and with fish. */
export interface MealsWanted {
  readonly meat: number;
  readonly fish: number;
}

export const USUAL_MEALS: MealsWanted = { meat: 5, fish: 2 };

export const NO_WISHES: PlanWishes = {
  conditions: [],
  mainMeal: null,
  snack: null,
  cuisine: null,
  fruit: null,
  dish: null,
  quickWeekdays: false,
};

export type SnackWish = 'none' | 'fruit' | 'nuts' | 'yoghurt' | 'savoury' | 'sweet';

/** The cuisines of the catalogue that each favourite takes in. */
export const CUISINES = {
  African: ['West African', 'Ethiopian', 'Moroccan', 'Tunisian', 'Egyptian'],
  American: ['American', 'Southern American'],
  Chinese: ['Chinese'],
  French: ['French'],
  Indian: ['Indian', 'Nepali', 'Sri Lankan'],
  Italian: ['Italian', 'Sicilian'],
  Japanese: ['Japanese'],
  Mexican: ['Mexican'],
  'Middle Eastern': ['Middle Eastern', 'Lebanese', 'Syrian', 'Turkish', 'Persian', 'Egyptian'],
  Thai: ['Thai'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Cuisine = keyof typeof CUISINES;

/** Beginnings of the names of a fruit's foods. */
export const FRUITS = {
  Apple: /^apple/i,
  Banana: /^banana/i,
  Berries: /^(?:straw|blue|black|rasp|cran)berr/i,
  Grapes: /^(?:grape|raisin)/i,
  Lemon: /^lemon/i,
  Mango: /^mango/i,
  Melon: /melon/i,
  Orange: /^orange/i,
} as const satisfies Readonly<Record<string, RegExp>>;
export type Fruit = keyof typeof FRUITS;

/** Words of a dish's name. */
export const DISH_WISHES = {
  'Chicken Chowmein': /noodle|chow ?mein|soba/i,
  'Veg Chowmein': /noodle|chow ?mein|soba/i,
  'Rice and Curry': /curry|dal\b|masala|rajma/i,
  Pasta: /pasta|spaghetti|bolognese|lasagn/i,
  Salad: /salad|tabbouleh|slaw/i,
  Soup: /soup|chowder|broth|ribollita|harira/i,
  'Grilled Fish': /salmon|cod\b|tilapia|mackerel|sardine|trout|tuna/i,
} as const satisfies Readonly<Record<string, RegExp>>;
export type DishWish = keyof typeof DISH_WISHES;
