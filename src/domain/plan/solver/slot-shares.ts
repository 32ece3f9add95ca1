import type { Slot } from '../../../terms/food.ts';

/** Usual shares of a day's energy by slot. */
export const SLOT_SHARES: Readonly<Record<Slot, number>> = {
  breakfast: 0.25,
  snacks1: 0.09,
  lunch: 0.29,
  snacks2: 0.09,
  dinner: 0.28,
};
