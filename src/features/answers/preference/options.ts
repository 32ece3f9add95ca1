import type { LucideIcon } from 'lucide-react';
import Apple from 'lucide-react/icons/apple';
import Bell from 'lucide-react/icons/bell';
import Briefcase from 'lucide-react/icons/briefcase';
import ChefHat from 'lucide-react/icons/chef-hat';
import Citrus from 'lucide-react/icons/citrus';
import Clock from 'lucide-react/icons/clock';
import Cookie from 'lucide-react/icons/cookie';
import Droplet from 'lucide-react/icons/droplet';
import Earth from 'lucide-react/icons/earth';
import Gauge from 'lucide-react/icons/gauge';
import Heart from 'lucide-react/icons/heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import Refrigerator from 'lucide-react/icons/refrigerator';
import Repeat from 'lucide-react/icons/repeat';
import Salad from 'lucide-react/icons/salad';
import Sparkles from 'lucide-react/icons/sparkles';
import Sun from 'lucide-react/icons/sun';
import TestTubeDiagonal from 'lucide-react/icons/test-tube-diagonal';
import Utensils from 'lucide-react/icons/utensils';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import Wind from 'lucide-react/icons/wind';
import { DIET_TYPES } from '../../../terms/profile.ts';
import type { ChoiceList } from '../../../ui/form/choice-list.ts';

/**
 * The choices of the wizard: the product's own options first and word for word; the `added` ones let everybody
 * answer truthfully.
 */

/** One select field of the wizard. */
export interface Question extends ChoiceList {
  readonly icon: LucideIcon;
}

const FRUITS = ['Apple', 'Banana', 'Berries', 'Grapes', 'Mango', 'Melon', 'None'];
const TIMES_PER_DAY = ['1 time/day', '4 times/day'];
const FOODS = ['Rice and Curry', 'Pasta', 'Salad', 'Soup', 'Grilled Fish', 'Other'];
const WEAKNESSES = ['Chocolate', 'Bread', 'Cheese', 'Sweets', 'Crisps', 'None'];
const REASONS = ['Comfort', 'Habit', 'Stress'];

export const FIRST_LISTS = {
  fruit_preference: { icon: Citrus, label: 'Fruit Preference', options: ['Orange', 'Lemon'], added: FRUITS },
  favorite_food_frequency: {
    icon: Repeat,
    label: 'Favorite Food Frequency',
    options: ['2 times/day', '3 times/day'],
    added: TIMES_PER_DAY,
    hint: 'How often you eat the food you like best.',
  },
  food_preference: {
    icon: Utensils,
    label: 'Food Preference',
    options: ['Chicken Chowmein', 'Veg Chowmein'],
    added: FOODS,
  },
  food_weakness: {
    icon: Cookie,
    label: 'Food Weakness',
    options: ['Yoghurt', 'Milk'],
    added: WEAKNESSES,
    hint: 'What you find hard to resist.',
  },
  food_weakness_reason: {
    icon: Heart,
    label: 'Food Weakness Reason',
    options: ['Love It', 'Enjoy It'],
    added: REASONS,
  },
} as const satisfies Readonly<Record<string, Question>>;

/** Reminders and a blood report: no call carries them. */
export const DEVICE_LISTS = {
  weekly_reminder: {
    icon: Bell,
    label: 'Weekly reminder',
    options: ['7 AM'],
    added: ['6 AM', '8 AM', '9 AM', '6 PM', '8 PM'],
  },
  fridge_meal_cooking: {
    icon: Refrigerator,
    label: 'Fridge meal cooking',
    options: ['2 times / week'],
    added: ['1 time / week', '3 times / week', '4 times / week', 'Never'],
  },
  vitamin_d_intake: {
    icon: Sun,
    label: 'Vitamin D intake',
    options: ['2 times / day'],
    added: ['1 time / day', '1 time / week', 'Never'],
  },
  cholesterol_level: {
    icon: TestTubeDiagonal,
    label: 'Cholesterol Level',
    options: ['30 mg/dl'],
    added: ['150 mg/dl', '175 mg/dl', '200 mg/dl', '225 mg/dl', '250 mg/dl', '275 mg/dl', '300 mg/dl'],
  },
  blood_pressure_systolic: {
    icon: HeartPulse,
    label: 'Blood pressure systolic',
    options: ['12/8'],
    added: ['10/6', '11/7', '13/8', '14/9', '15/9', '16/10', '17/10', '18/11'],
    hint: '12/8 is 120 over 80 mmHg.',
  },
  blood_pressure_diastolic: {
    icon: Gauge,
    label: 'Blood pressure diastolic',
    options: ['11/8'],
    added: ['10/6', '11/7', '12/7', '12/8', '13/9', '14/10', '15/11'],
  },
  fasting_blood_sugar: {
    icon: Droplet,
    label: 'Fasting blood sugar',
    options: ['1g/l'],
    added: ['0.7g/l', '0.8g/l', '0.9g/l', '1.1g/l', '1.2g/l', '1.3g/l', '1.5g/l', '2g/l'],
  },
} as const satisfies Readonly<Record<string, Question>>;

/** Fields of the record that no list of the product asks for: every option is added. */
export const ADDED_LISTS = {
  diet_type: {
    icon: Salad,
    label: 'Diet Type',
    options: [],
    added: DIET_TYPES,
    words: {
      vegetarian: 'Vegetarian',
      ovo_vegetarian: 'Ovo-vegetarian',
      vegan: 'Vegan',
      full_non_vegetarian: 'Non-vegetarian',
    },
  },
  favorite_cuisine: {
    icon: Earth,
    label: 'Favorite Cuisine',
    options: [],
    added: [
      'African',
      'American',
      'Chinese',
      'French',
      'Indian',
      'Italian',
      'Japanese',
      'Mexican',
      'Middle Eastern',
      'Thai',
    ],
  },
  favorite_food_reason: {
    icon: MessageCircleHeart,
    label: 'Favorite Food Reason',
    options: [],
    added: ['Love It', 'Enjoy It', 'Quick to Make', 'Family Dish'],
  },
  main_meal: {
    icon: UtensilsCrossed,
    label: 'Main Meal',
    options: [],
    added: ['Breakfast', 'Lunch', 'Dinner'],
  },
  cooking_skills: {
    icon: ChefHat,
    label: 'Cooking Skills',
    options: [],
    added: ['Beginner', 'Intermediate', 'Advanced'],
  },
  preferred_cooking_time: {
    icon: Clock,
    label: 'Preferred Cooking Time',
    options: [],
    added: ['15 minutes', '30 minutes', '45 minutes', '60 minutes'],
  },
  snacking_preference: {
    icon: Sparkles,
    label: 'Snacking Preference',
    options: [],
    added: ['Fruit', 'Nuts', 'Yoghurt', 'Savoury', 'Sweet', 'No Snacks'],
  },
  work_schedule: {
    icon: Briefcase,
    label: 'Work Schedule',
    options: [],
    added: ['Day Shift', 'Evening Shift', 'Night Shift', 'Changing Shifts', 'From Home', 'Not Working'],
  },
  smoke_preference: {
    icon: Wind,
    label: 'Smoke Preference',
    options: [],
    added: ['Never', 'Former Smoker', 'Sometimes', 'Daily'],
  },
} as const satisfies Readonly<Record<string, Question>>;

const firstOf = <List extends ChoiceList>({ hint: _, ...list }: List) => ({
  ...list,
  options: list.options.slice(0, 1),
  added: [...list.options.slice(1), ...list.added],
});

/** The last step asks again for what the first asked; there each list of the product has one option. */
export const THIRD_LISTS = {
  fruit_preference: firstOf<Question>(FIRST_LISTS.fruit_preference),
  favorite_fruit_frequency: {
    ...firstOf<Question>(FIRST_LISTS.favorite_food_frequency),
    icon: Apple,
    label: 'Favorite Fruit Preference',
  },
  food_weakness: firstOf<Question>(FIRST_LISTS.food_weakness),
  food_weakness_reason: firstOf<Question>(FIRST_LISTS.food_weakness_reason),
} as const satisfies Readonly<Record<string, Question>>;

export const CHOICE_LISTS = {
  ...FIRST_LISTS,
  ...DEVICE_LISTS,
  ...ADDED_LISTS,
  favorite_fruit_frequency: THIRD_LISTS.favorite_fruit_frequency,
} as const satisfies Readonly<Record<string, Question>>;
export type ChoiceField = keyof typeof CHOICE_LISTS;

/** Target weights read "75 kg". */
export const TARGET_WEIGHT_LIST: ChoiceList = {
  label: 'Target Weight',
  options: ['75 kg', '60 kg'],
  added: [
    '45 kg',
    '50 kg',
    '55 kg',
    '65 kg',
    '70 kg',
    '80 kg',
    '85 kg',
    '90 kg',
    '95 kg',
    '100 kg',
    '110 kg',
    '120 kg',
  ],
};
export const THIRD_TARGET_WEIGHT_LIST: ChoiceList = firstOf(TARGET_WEIGHT_LIST);
