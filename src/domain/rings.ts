import { RING_LOW_PERCENT, RING_MIDDLE_PERCENT } from './constants.ts';

export type RingLevel = 'low' | 'middle' | 'high';

/** Percent of a goal reached; may pass 100. Nothing is reached of a goal that is zero or unknown. */
export const percentOf = (current: number, goal: number): number => (goal > 0 ? (current / goal) * 100 : 0);

/** Up to 30 percent low, up to 80 middle, above high. */
export const ringLevel = (percent: number): RingLevel =>
  percent <= RING_LOW_PERCENT ? 'low' : percent <= RING_MIDDLE_PERCENT ? 'middle' : 'high';

/** The part of a ring or bar that is filled, 0 to 1. */
export const progressFraction = (percent: number): number => Math.min(Math.max(percent, 0), 100) / 100;
