import { nutrientFigure } from '../../../domain/body/nutrition/nutrient-words.ts';
import { shareInWords } from '../../../domain/comfort/in-words.ts';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import type { NutrientRow } from './nutrient-rows.ts';

/** "1 905", "0.85" */
export const figure = (amount: number): string => {
  const rounded = nutrientFigure(amount);
  return rounded >= 10 ? groupDigits(rounded) : String(rounded);
};

export const percent = (amount: number, goal: number): number => Math.round((amount / goal) * 100);

/** "82 %"; at least so much where some foods have no figure. */
export const percentWords = ({ whole, goal, undetermined }: NutrientRow): string =>
  `${undetermined > 0 ? 'at least ' : ''}${percent(whole, goal)} %`;

/** "12 of 15 µg" */
export const amountWords = ({ whole, goal, unit, kind }: NutrientRow): string =>
  `${figure(whole)} of ${kind === 'limit' ? 'at most ' : ''}${figure(goal)} ${unit}`;

const LIMIT_NEAR = 0.9;

/** The same for those who hide figures. */
export const shareWords = ({ whole, goal, kind }: NutrientRow): string => {
  const share = whole / goal;
  if (kind !== 'limit') return shareInWords(share);
  return share > 1 ? 'over its limit' : share > LIMIT_NEAR ? 'near its limit' : 'well under its limit';
};
