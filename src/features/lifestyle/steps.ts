import type { LifestyleField } from './options.ts';

/** One of the three screens: what it asks, and where its buttons lead. */
export interface LifestyleStep {
  readonly number: number;
  readonly label: string;
  readonly lead: string;
  readonly fields: readonly LifestyleField[];
  readonly back: '/dashboard' | '/dashboard/lifestyle' | '/dashboard/lifestyle2';
  /** Null on the last screen, which submits. */
  readonly next: '/dashboard/lifestyle2' | '/dashboard/lifestyle3' | null;
}

export const FIRST_STEP: LifestyleStep = {
  number: 1,
  label: '1 of 3',
  lead: 'How your days go. Answer what you like and leave out what you like.',
  fields: ['water_intake', 'activity_level', 'activity_count', 'rest_days', 'equipments'],
  back: '/dashboard',
  next: '/dashboard/lifestyle2',
};
export const SECOND_STEP: LifestyleStep = {
  number: 2,
  label: '2 of 3',
  lead: 'How you feel in your body, and what your work asks of you.',
  fields: ['physical_condition', 'athletic_level', 'work_classification', 'diet_history'],
  back: '/dashboard/lifestyle',
  next: '/dashboard/lifestyle3',
};
export const THIRD_STEP: LifestyleStep = {
  number: 3,
  label: '3 of 3',
  lead: 'What you enjoy, and when you shop.',
  fields: ['gym_experience', 'plan_preference', 'fun_activities', 'shopping_day'],
  back: '/dashboard/lifestyle2',
  next: null,
};

export const STEP_COUNT = 3;
/** Where submitted answers lead. */
export const AFTER_LIFESTYLE = '/dashboard/preference';
