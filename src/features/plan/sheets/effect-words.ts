import { groupDigits } from '../../../ui/show/group-digits.ts';

/** The effect of an exchange on a day. */
export interface DayEffect {
  /** Added to the day; negative takes away. */
  readonly kcal: number;
  /** Grams. */
  readonly protein: number;
  readonly dayKcal: number;
  readonly targetKcal: number;
}

const ABOUT_THE_SAME_KCAL = 30;
const MUCH_KCAL = 150;
const ABOUT_THE_SAME_GRAMS = 4;
/** A day this near to its target is on plan, as a share of it. */
const ON_PLAN = 0.05;
const MINUS = '\u2212';

const signed = (value: number): string => {
  const whole = Math.round(value);
  return whole < 0 ? `${MINUS}${groupDigits(-whole)}` : `+${groupDigits(whole)}`;
};

/** "+35 kcal, −4 g protein; day 1 905 of 1 920 kcal" */
export const effectInFigures = ({ kcal, protein, dayKcal, targetKcal }: DayEffect): string =>
  `${signed(kcal)} kcal, ${signed(protein)} g protein; day ${groupDigits(dayKcal)} of ${groupDigits(targetKcal)} kcal`;

const energyWords = (kcal: number): string => {
  if (Math.abs(kcal) < ABOUT_THE_SAME_KCAL) return 'About as filling';
  const size = Math.abs(kcal) < MUCH_KCAL ? 'A little' : 'Much';
  return `${size} ${kcal > 0 ? 'more filling' : 'lighter'}`;
};

const proteinWords = (grams: number): string =>
  Math.abs(grams) < ABOUT_THE_SAME_GRAMS ? 'as much protein' : grams > 0 ? 'more protein' : 'less protein';

const dayWords = (dayKcal: number, targetKcal: number): string => {
  const off = dayKcal / targetKcal - 1;
  if (Math.abs(off) <= ON_PLAN) return 'the day stays as planned';
  return off > 0 ? 'the day becomes fuller than planned' : 'the day becomes lighter than planned';
};

/** The same without a figure. */
export const effectInWords = ({ kcal, protein, dayKcal, targetKcal }: DayEffect): string =>
  `${energyWords(kcal)}, ${proteinWords(protein)}; ${dayWords(dayKcal, targetKcal)}`;
