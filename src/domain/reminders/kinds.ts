import { ADULT_AGE } from '../../terms/adult-age.ts';
import type { Slot } from '../../terms/food.ts';
import type { SafetyFacts } from '../../terms/plan.ts';

/** Kinds of things a member can be reminded of while the app is closed. */
export const PUSH_KINDS = [
  'breakfast',
  'lunch',
  'dinner',
  'water',
  'weight',
  'check-in',
  'shopping',
  'soak',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** The slot of a meal's reminder; null for every other kind. */
export const slotOf = (kind: PushKind): Slot | null =>
  kind === 'breakfast' || kind === 'lunch' || kind === 'dinner' ? kind : null;

/** Weight is not talked about to members under age or with an eating disorder, nor counted in pregnancy. */
export const mayNameWeight = (
  age: number,
  { pregnantOrBreastfeeding, eatingDisorder }: Omit<SafetyFacts, 'kidneyDisease'>,
): boolean => age >= ADULT_AGE && !pregnantOrBreastfeeding && !eatingDisorder;

/** True for kinds that `mayNameWeight` must allow. */
export const namesWeight = (kind: PushKind): boolean => kind === 'weight' || kind === 'check-in';
