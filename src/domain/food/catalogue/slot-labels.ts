import type { Slot } from '../../../terms/food.ts';

export const SLOT_LABELS: Readonly<Record<Slot, string>> = {
  breakfast: 'Breakfast',
  snacks1: 'Snacks 1',
  lunch: 'Lunch',
  snacks2: 'Snacks 2',
  dinner: 'Dinner',
};
