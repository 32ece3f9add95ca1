import type { OwnTargets, PersonFacts } from '../../../terms/plan.ts';
import { bodyMassIndex } from './body.ts';
import { lossDeficit, mostDeficit, weeklyKg } from './energy.ts';
import { OLDER_AGE } from './gates.ts';
import { LOW_BMI, LOW_WEIGHT, UNCONFIRMED } from './goal.ts';
import { type Reason, reason, SOURCES, thousands } from './reason.ts';

export const NO_OWN_TARGETS: OwnTargets = { kcal: null, protein: null, carbs: null };

export const hasOwnTargets = ({ kcal, protein, carbs }: OwnTargets): boolean =>
  kcal !== null || protein !== null || carbs !== null;

/** About a kilogram a week. */
const MOST_ADDED = 1000;
/** Beside these a difference is one of rounding, kcal. */
const SAME_KCAL = 50;

interface Bounds {
  /** Energy that keeps the weight steady, kcal a day. */
  readonly held: number;
  readonly floor: number;
  readonly mayLose: boolean;
  /** By the member's own log less keeps their weight than by the formula. */
  readonly isLearnedLess: boolean;
}

const OVERWEIGHT_BMI = 25;

const paceInWords = (kcal: number, held: number): string => {
  const difference = Math.round(kcal - held);
  if (Math.abs(difference) <= SAME_KCAL) return 'which keeps your weight steady';
  const kg = Math.abs(weeklyKg(difference)).toFixed(1);
  const [side, way] = difference < 0 ? ['less', 'down'] : ['more', 'up'];
  return `${thousands(Math.abs(difference))} ${side} than keeps your weight steady: at first about ${kg} kg a week ${way}`;
};

/**
 * Energy that a member chose, kcal a day, within what is safe: nothing below `floor`, and at most 1,000 kcal added. Where
 * they may lose weight, 30 % or 1 kg a week is taken off at most, and no more than for any goal of loss below a BMI of 25,
 * from 65 years, and where their own log tells less than the formula.
 */
export const ownEnergy = (
  wished: number,
  { age, weightKg, heightCm }: PersonFacts,
  { held, floor, mayLose, isLearnedLess }: Bounds,
): { readonly kcal: number; readonly reason: Reason } => {
  const isGentle = isLearnedLess || age >= OLDER_AGE || bodyMassIndex(weightKg, heightCm) < OVERWEIGHT_BMI;
  const least = Math.round(
    Math.max(floor, mayLose ? held - (isGentle ? lossDeficit(held) : mostDeficit(held)) : held),
  );
  const most = Math.floor(held + MOST_ADDED);
  const kcal = Math.max(least, Math.min(most, wished));
  const chosen = `You chose ${thousands(wished)} kcal a day`;
  const sentence =
    kcal === wished
      ? `${chosen}, ${paceInWords(kcal, held)}.`
      : kcal < wished
        ? `${chosen}. At most ${thousands(MOST_ADDED)} kcal are added to what keeps your weight steady, so your plan has ${thousands(kcal)}.`
        : mayLose
          ? `${chosen}. Your plan has ${thousands(kcal)}: at most ${isGentle ? '20 % or 500 kcal' : '30 % or 1 kg a week'} is taken off, and nothing below ${thousands(floor)} kcal.`
          : `${chosen}. For you nothing is taken off now, so your plan has ${thousands(kcal)}.`;
  return { kcal, reason: reason('own-energy', sentence, SOURCES.loss) };
};

/** The goal's reasons beside an energy that the member chose: "steady" may not hold, and low weights are warned of. */
export const reasonsBeside = (
  reasons: readonly Reason[],
  kcal: number,
  {
    person,
    held,
    factsConfirmed,
  }: { readonly person: PersonFacts; readonly held: number; readonly factsConfirmed: boolean },
): readonly Reason[] => {
  const kept = reasons.filter(({ code }) => code !== 'target-reached' || Math.abs(kcal - held) <= SAME_KCAL);
  const added = [
    ...(kcal < held - SAME_KCAL && bodyMassIndex(person.weightKg, person.heightCm) < LOW_BMI
      ? [LOW_WEIGHT]
      : []),
    ...(factsConfirmed ? [] : [UNCONFIRMED]),
  ];
  return [...kept, ...added.filter(({ code }) => !kept.some((one) => one.code === code))];
};

const LIMITS =
  'Together they must fit your energy: protein is at least what your body needs and 15 to 35 % of it, carbohydrate 100 g to 65 %, fat 20 to 45 %.';

export const ownProteinReason = (wished: number, planned: number): Reason =>
  reason(
    'own-protein',
    wished === planned
      ? `You chose ${wished} g protein a day.`
      : `You chose ${wished} g protein a day. Your plan has ${planned} g. ${LIMITS}`,
    SOURCES.macros,
  );

/** Grams of carbohydrate beside which a difference is one of rounding. */
const SAME_CARBS_G = 2;

export const ownCarbsReason = (wished: number, planned: number): Reason =>
  reason(
    'own-carbs',
    Math.abs(wished - planned) <= SAME_CARBS_G
      ? `You chose ${wished} g carbohydrate a day; fat is the rest.`
      : `You chose ${wished} g carbohydrate a day. Your plan has ${planned} g. ${LIMITS}`,
    SOURCES.macros,
  );

export const OWN_ASIDE = reason(
  'own-aside',
  'Your own figures are not used now: what keeps you well comes first.',
  SOURCES.sorrel,
);
