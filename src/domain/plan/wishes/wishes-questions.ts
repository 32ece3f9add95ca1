import { DIET_TYPES, type DietType } from '../../../terms/profile.ts';
import type { Condition } from '../../body/nutrition/condition-names.ts';
import { INSULIN_WARNING, POTASSIUM_WARNING } from '../../body/nutrition/conditions.ts';
import { CUISINES, DISH_WISHES, FRUITS, type MainMeal, type PlanWishes, type SnackWish } from './wishes.ts';

/** The effect of an answer that is turned on. */
export interface Binding {
  readonly effect: string;
  readonly wishes?: Partial<Omit<PlanWishes, 'conditions'>>;
  readonly activeMinutesMax?: number;
  readonly diet?: DietType;
  /** It forbids foods that a person may not eat at all: no switch turns it off. */
  readonly firm?: true;
  /** Why it does nothing with diabetes. */
  readonly asideWithDiabetes?: string;
}

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key);

const WHERE_IT_FITS = 'where your numbers allow';

const SNACKS = {
  Fruit: 'fruit',
  Nuts: 'nuts',
  Yoghurt: 'yoghurt',
  Savoury: 'savoury',
  Sweet: 'sweet',
  'No Snacks': 'none',
} as const satisfies Readonly<Record<string, SnackWish>>;
const MAIN_MEALS = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Dinner: 'dinner',
} as const satisfies Readonly<Record<string, MainMeal>>;
const COOKING_MINUTES = {
  '15 minutes': 15,
  '30 minutes': 30,
  '45 minutes': 45,
  '60 minutes': 60,
} as const satisfies Readonly<Record<string, number>>;
const AT_WORK: readonly string[] = ['Day Shift', 'Evening Shift', 'Night Shift', 'Changing Shifts'];

const DIET_WORDS: Readonly<Record<DietType, string>> = {
  vegetarian: 'Vegetarian',
  ovo_vegetarian: 'Ovo-vegetarian',
  vegan: 'Vegan',
  full_non_vegetarian: 'Non-vegetarian',
};

export interface Question {
  readonly field: string;
  readonly question: string;
  readonly words?: Readonly<Record<string, string>>;
  readonly bind: (answer: string) => Binding | null;
}

/** Every question of the food preferences that the plan follows. */
export const PREFERENCES: readonly Question[] = [
  {
    field: 'fruit_preference',
    question: 'Fruit Preference',
    bind: (answer) =>
      isKeyOf(FRUITS, answer)
        ? { effect: `More breakfasts and snacks with it, ${WHERE_IT_FITS}.`, wishes: { fruit: answer } }
        : null,
  },
  {
    field: 'food_preference',
    question: 'Food Preference',
    bind: (answer) =>
      isKeyOf(DISH_WISHES, answer)
        ? { effect: `More main meals of this kind, ${WHERE_IT_FITS}.`, wishes: { dish: answer } }
        : null,
  },
  {
    field: 'diet_type',
    question: 'Diet Type',
    words: DIET_WORDS,
    bind: (answer) => {
      const diet = DIET_TYPES.find((type) => type === answer);
      return diet === undefined
        ? null
        : {
            effect: 'Counts together with the diet in your profile. A dish must fit both.',
            diet,
            firm: true,
          };
    },
  },
  {
    field: 'favorite_cuisine',
    question: 'Favorite Cuisine',
    bind: (answer) =>
      isKeyOf(CUISINES, answer)
        ? {
            effect: `More breakfasts and main meals of this cuisine, ${WHERE_IT_FITS}.`,
            wishes: { cuisine: answer },
          }
        : null,
  },
  {
    field: 'main_meal',
    question: 'Main Meal',
    bind: (answer) => {
      return isKeyOf(MAIN_MEALS, answer)
        ? {
            effect: 'This meal is the largest of your day.',
            wishes: { mainMeal: MAIN_MEALS[answer] },
            asideWithDiabetes: 'Not used: with diabetes your three meals are kept even.',
          }
        : null;
    },
  },
  {
    field: 'preferred_cooking_time',
    question: 'Preferred Cooking Time',
    bind: (answer) => {
      if (!isKeyOf(COOKING_MINUTES, answer)) return null;
      const minutes = COOKING_MINUTES[answer];
      return {
        effect: `Only dishes with at most ${minutes} minutes of work in the kitchen. Oven and pot may take longer by themselves.`,
        activeMinutesMax: minutes,
      };
    },
  },
  {
    field: 'snacking_preference',
    question: 'Snacking Preference',
    bind: (answer) => {
      if (!isKeyOf(SNACKS, answer)) return null;
      const snack = SNACKS[answer];
      if (snack === 'none')
        return { effect: `No snacks: their energy goes to your meals, ${WHERE_IT_FITS}.`, wishes: { snack } };
      const binding = { effect: `More snacks of this kind, ${WHERE_IT_FITS}.`, wishes: { snack } };
      return snack === 'sweet'
        ? { ...binding, asideWithDiabetes: 'Not used: with diabetes your plan keeps sugars low.' }
        : binding;
    },
  },
  {
    field: 'work_schedule',
    question: 'Work Schedule',
    bind: (answer) =>
      AT_WORK.includes(answer)
        ? {
            effect: `Quick dishes from Monday to Friday, about an hour at the stove for a whole day, ${WHERE_IT_FITS}.`,
            wishes: { quickWeekdays: true },
          }
        : null,
  },
];

export interface ConditionBinding {
  readonly condition: Condition | 'kidney';
  readonly effect: string;
  readonly warning: string | null;
}

export const CONDITIONS: Readonly<Record<string, ConditionBinding>> = {
  Hypertension: {
    condition: 'hypertension',
    effect: 'Your week follows the DASH pattern: less salt and saturated fat, more potassium and fibre.',
    warning: POTASSIUM_WARNING,
  },
  Diabetes: {
    condition: 'diabetes',
    effect: 'Carbohydrate is spread evenly over your meals, with more fibre and less sugar.',
    warning: INSULIN_WARNING,
  },
  Arthritis: {
    condition: 'arthritis',
    effect: 'More omega-3, from oily fish or from seeds, nuts and soy. It may ease joints. It is not a cure.',
    warning: null,
  },
  'Heart Disease': { condition: 'heart', effect: 'Less saturated fat.', warning: null },
  'High Cholesterol': { condition: 'heart', effect: 'Less saturated fat.', warning: null },
  'Kidney Disease': {
    condition: 'kidney',
    effect:
      'No plan is made: your safe amounts depend on your blood tests. Please ask your clinician for a renal dietitian.',
    warning: null,
  },
};

export const YOUNG = 'Not used under 18. With a condition, please plan your meals with a clinician.';
