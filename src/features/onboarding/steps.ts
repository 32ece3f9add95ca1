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
  /** The screen before; the first one leads back to the start page. */
  readonly back: Step | '/';
  /** Null on the last screen, which saves. */
  readonly next: Step | null;
}

export const placeOf = (step: Step): StepPlace => {
  const index = STEPS.indexOf(step);
  return { number: index + 1, back: STEPS[index - 1] ?? '/', next: STEPS[index + 1] ?? null };
};
