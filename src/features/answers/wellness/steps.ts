import type { Gender } from '../../../terms/profile.ts';

const WELLNESS_PATHS = [
  '/dashboard/chronic-conditions',
  '/dashboard/energy-stress',
  '/dashboard/hereditary-issues',
  '/dashboard/sleep-measures',
  '/dashboard/urine-flow',
  '/dashboard/other-issues',
] as const;
export type WellnessPath = (typeof WELLNESS_PATHS)[number];

export interface WellnessPlace {
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly label: string;
  readonly back: WellnessPath | '/dashboard';
  /** Null on the last screen, which saves. */
  readonly next: WellnessPath | null;
}

export const placeOf = (path: WellnessPath): WellnessPlace => {
  const at = WELLNESS_PATHS.indexOf(path);
  const count = WELLNESS_PATHS.length;
  return {
    number: at + 1,
    count,
    label: `${at + 1} of ${count}`,
    back: WELLNESS_PATHS[at - 1] ?? '/dashboard',
    next: WELLNESS_PATHS[at + 1] ?? null,
  };
};

/** The next page after saving. */
export const afterWellness = (gender: Gender | null): '/dashboard/cycle' | '/dashboard/lifestyle' =>
  gender === 'Female' ? '/dashboard/cycle' : '/dashboard/lifestyle';
