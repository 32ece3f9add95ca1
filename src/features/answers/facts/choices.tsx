import type { ActivityLevel, DietType, FitnessGoal, FitnessLevel } from '../../../terms/profile.ts';
import type { ChoiceOption } from '../../../ui/form/choice-cards.tsx';
import { DishArt } from '../../../ui/show/dish-art.tsx';
import avocado from './art/avocado.svg';
import balance from './art/balance-scale.svg';
import broccoli from './art/broccoli.svg';
import cheese from './art/cheese-wedge.svg';
import sofa from './art/couch-and-lamp.svg';
import egg from './art/egg.svg';
import feather from './art/feather.svg';
import muscle from './art/flexed-biceps.svg';
import cyclist from './art/person-biking.svg';
import lifter from './art/person-lifting-weights.svg';
import runner from './art/person-running.svg';
import walker from './art/person-walking.svg';
import drumstick from './art/poultry-leg.svg';
import shoe from './art/running-shoe.svg';
import medal from './art/sports-medal.svg';
import type { OnboardingDraft } from './draft.ts';

const leaf = (src: string) => <DishArt src={src} tint="leaf" />;
const amber = (src: string) => <DishArt src={src} tint="amber" />;
const water = (src: string) => <DishArt src={src} tint="water" />;
const tomato = (src: string) => <DishArt src={src} tint="tomato" />;

export const activityOptions: readonly ChoiceOption<ActivityLevel>[] = [
  { value: 'sedentary', label: 'Sedentary', note: 'Mostly sitting, little exercise', picture: water(sofa) },
  {
    value: 'lightly active',
    label: 'Lightly active',
    note: 'On your feet a bit, exercise 1 to 3 days a week',
    picture: leaf(walker),
  },
  {
    value: 'moderately active',
    label: 'Moderately active',
    note: 'Exercise 3 to 5 days a week',
    picture: amber(cyclist),
  },
  {
    value: 'very active',
    label: 'Very active',
    note: 'Hard exercise on most days, or physical work',
    picture: tomato(runner),
  },
];

export const dietOptions: readonly ChoiceOption<DietType>[] = [
  {
    value: 'vegetarian',
    label: 'Vegetarian',
    note: 'No meat or fish; milk and cheese are fine',
    picture: amber(cheese),
  },
  {
    value: 'ovo_vegetarian',
    label: 'Ovo vegetarian',
    note: 'No meat, fish or milk; eggs are fine',
    picture: tomato(egg),
  },
  { value: 'vegan', label: 'Vegan', note: 'Only from plants', picture: leaf(broccoli) },
  {
    value: 'full_non_vegetarian',
    label: 'Full non vegetarian',
    note: 'Everything, meat and fish too',
    picture: water(drumstick),
  },
];

export const fitnessOptions: readonly ChoiceOption<FitnessLevel>[] = [
  {
    value: 'Beginner',
    label: 'Beginner',
    note: 'New to training, or back again',
    picture: leaf(shoe),
  },
  { value: 'Intermediate', label: 'Intermediate', note: 'Training for some months', picture: amber(lifter) },
  { value: 'Expert', label: 'Expert', note: 'Training for years', picture: water(medal) },
];

export const goalOptions: readonly ChoiceOption<FitnessGoal>[] = [
  {
    value: 'Weight Loss',
    label: 'Weight Loss',
    note: 'Gently, and never below a safe amount',
    picture: water(feather),
  },
  {
    value: 'Muscle Gain',
    label: 'Muscle Gain',
    note: 'More protein, a little more food',
    picture: amber(muscle),
  },
  {
    value: 'Maintain Weight',
    label: 'Maintain Weight',
    note: 'Eat well and stay as you are',
    picture: leaf(balance),
  },
  {
    value: 'Weight Gain',
    label: 'Weight Gain',
    note: 'More energy from good food',
    picture: tomato(avocado),
  },
];

export const genderOptions: readonly ChoiceOption<OnboardingDraft['gender']>[] = [
  { value: 'Male', label: 'Male' },
  { value: 'Female', label: 'Female' },
  {
    value: 'undisclosed',
    label: 'Prefer not to say',
    note: 'Your plan then uses the average for men and women',
  },
];

/** The label of a chosen value. */
export const labelOf = <T extends string>(options: readonly ChoiceOption<T>[], value: T): string =>
  options.find((option) => option.value === value)?.label ?? value;
