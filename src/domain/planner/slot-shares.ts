import type { Slot } from '../catalogue/types.ts';

/** How a day's energy is spread over the slots, where nothing speaks against it. */
export const SLOT_SHARES: Readonly<Record<Slot, number>> = {
  breakfast: 0.25,
  snacks1: 0.1,
  lunch: 0.3,
  snacks2: 0.1,
  dinner: 0.25,
};
