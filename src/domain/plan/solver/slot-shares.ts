import type { Slot } from '../../../terms/food.ts';

/** Usual shares of a day's energy by slot. */
export const SLOT_SHARES: Readonly<Record<Slot, number>> = {
  breakfast: 0.25,
  snacks1: 0.1,
  lunch: 0.3,
  snacks2: 0.1,
  dinner: 0.25,
};
