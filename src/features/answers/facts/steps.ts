import type { AgeGroup } from './age.ts';

/** The nine screens in their order. */
export const STEPS = [
  '/onboarding',
  '/age',
  '/diet',
  '/fitness',
  '/gender',
  '/height',
  '/weight',
  '/goal',
  '/target',
] as const;
export type Step = (typeof STEPS)[number];

export interface StepPlace {
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  /** The screen before; the first one leads back to the start page. */
  readonly back: Step | '/';
  /** Null on the last screen, which saves. */
  readonly next: Step | null;
}

/** The screens with something to answer: there is no goal to choose below 18. */
export const stepsOf = (group: AgeGroup): readonly Step[] =>
  group === 'adult' ? STEPS : STEPS.filter((step) => step !== '/goal');

/** Every screen opens by its address; one that is left out has its place among all nine. */
export const placeOf = (step: Step, group: AgeGroup): StepPlace => {
  const own = stepsOf(group);
  const steps = own.includes(step) ? own : STEPS;
  const index = steps.indexOf(step);
  return {
    number: index + 1,
    count: steps.length,
    back: steps[index - 1] ?? '/',
    next: steps[index + 1] ?? null,
  };
};

/** True where `step` is asked before `other`. */
export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);
