import type { Slot } from '../../../terms/food.ts';
import type { EatenFood } from '../journal/fold.ts';

/** Energy that was logged without a food. */
const ENERGY = 'quick:energy';

const aboutKcal = (kcal: number): string => `About ${kcal} kcal`;

/** Whole kcal of something; nothing else is known of it. An empty name is made of the energy. */
export const quickEnergy = (slot: Slot, kcal: number, name: string): EatenFood => ({
  slot,
  food: ENERGY,
  grams: 0,
  kcal,
  name: name.trim() || aboutKcal(kcal),
  nutrients: [{ nutrient: 'energy_kcal', amount: kcal }],
});

export const isQuickEnergy = ({ food }: Pick<EatenFood, 'food'>): boolean => food === ENERGY;

/** The name that the member gave to a quick energy; empty where it is made of its energy. */
export const ownNameOf = ({ name = '', kcal }: Pick<EatenFood, 'name' | 'kcal'>): string =>
  name === aboutKcal(kcal) ? '' : name;

/** A name for a member who hides figures. */
export const nameWithoutFigures = (eaten: Pick<EatenFood, 'food' | 'kcal'>, name: string): string =>
  isQuickEnergy(eaten) && name === aboutKcal(eaten.kcal) ? 'Something eaten' : name;
