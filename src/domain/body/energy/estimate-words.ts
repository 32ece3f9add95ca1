import { thousands } from '../nutrition/reason.ts';
import type { EnergyEstimate } from './estimate.ts';

const STEP_KCAL = 10;

/** "2 310 kcal": no more exact than it can be. */
export const roundKcal = (kcal: number): number => Math.round(kcal / STEP_KCAL) * STEP_KCAL;

const kcalWords = (kcal: number): string => `${thousands(roundKcal(kcal))} kcal`;

const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** "24 days of food and 19 weights" */
const basisWords = ({ daysLogged, daysWeighed }: EnergyEstimate): string =>
  `${countOf(daysLogged, 'day')} of food and ${countOf(daysWeighed, 'weight')}`;

const AS_LOGGED =
  'It does not include food that you do not log. It is what you would log to keep your weight steady.';

/**
 * Sentences that explain the estimate, with kcal a day and its 95 % band; without `figures` they hold no number of
 * energy or weight.
 */
export const energyEstimateWords = (
  estimate: EnergyEstimate,
  { figures }: { readonly figures: boolean },
): readonly string[] => {
  const { kcal, low, high, learning, daysLogged, daysWeighed } = estimate;
  if (daysLogged === 0 || daysWeighed === 0)
    return [
      'Your log does not say yet how much energy your body uses. A few weeks of food and weights will.',
      ...(figures
        ? [`Until then a formula by age, height and weight says about ${kcalWords(kcal)} a day.`]
        : []),
    ];
  const band = `likely ${thousands(roundKcal(low))} to ${kcalWords(high)}`;
  if (learning)
    return [
      `${figures ? `From ${basisWords(estimate)} Sorrel` : 'Sorrel'} is still learning how much energy your body uses.`,
      ...(figures ? [`So far it is about ${kcalWords(kcal)} a day, ${band}.`] : []),
    ];
  return [
    figures
      ? `Your body uses about ${kcalWords(kcal)} a day, ${band}, by ${basisWords(estimate)}.`
      : 'Your own log of food and weight tells how much energy your body uses.',
    AS_LOGGED,
  ];
};
