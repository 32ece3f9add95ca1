/** A member's body, goal and way of eating, in the words of the wire. */
export const GENDERS = ['Male', 'Female'] as const;
export const ACTIVITY_LEVELS = ['sedentary', 'lightly active', 'moderately active', 'very active'] as const;
export const DIET_TYPES = ['vegetarian', 'ovo_vegetarian', 'vegan', 'full_non_vegetarian'] as const;
export const FITNESS_LEVELS = ['Beginner', 'Intermediate', 'Expert'] as const;
export const FITNESS_GOALS = ['Weight Loss', 'Muscle Gain', 'Maintain Weight', 'Weight Gain'] as const;

export type Gender = (typeof GENDERS)[number];
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];
export type DietType = (typeof DIET_TYPES)[number];
export type FitnessLevel = (typeof FITNESS_LEVELS)[number];
export type FitnessGoal = (typeof FITNESS_GOALS)[number];
