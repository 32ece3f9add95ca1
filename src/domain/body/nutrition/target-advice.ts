import type { FitnessGoal } from '../../../terms/profile.ts';
import { kgToLb, lbToKg, roundKg, type Units, weightInWords } from '../../units.ts';
import { checkTargetWeight, weightAtBmi } from './body.ts';

/** An adult's goal with the figures that it has to fit. */
export interface TargetFacts {
  readonly goal: FitnessGoal;
  readonly weightKg: number;
  readonly heightCm: number;
  readonly targetKg: number;
}

export interface TargetAdvice {
  readonly sentence: string;
  /** True where a plan towards the target would harm: it is not saved. */
  readonly harmful: boolean;
  /** A goal and target that fit each other and the body. */
  readonly instead: { readonly goal: FitnessGoal; readonly targetKg: number };
}

/** A first step of 5 to 10 % is advised (AHA/ACC/TOS 2013). */
const SENSIBLE_LOSS = 0.9;
const SENSIBLE_GAIN = 1.05;
/** WHO: obesity from here. */
const HIGHEST_GAIN_BMI = 30;
/** A weight swings by so much within days, kg. */
const STEADY_KG = 2;

interface Whole {
  readonly near: (kg: number) => number;
  readonly atLeast: (kg: number) => number;
}

/** Kilograms that are whole in the member's unit. */
const wholeIn = (units: Units): Whole => {
  if (units === 'metric') return { near: Math.round, atLeast: (kg) => Math.ceil(kg - 1e-9) };
  return {
    near: (kg) => lbToKg(Math.round(kgToLb(kg))),
    atLeast: (kg) => lbToKg(Math.ceil(kgToLb(kg) - 1e-9)),
  };
};

const lowestOf = (heightCm: number): number => {
  const check = checkTargetWeight(0, heightCm);
  return check.ok ? 0 : check.lowestKg;
};

/** A target that fits the goal; the present weight if none does. */
const sensibleTarget = (
  { goal, weightKg, heightCm }: Omit<TargetFacts, 'targetKg'>,
  units: Units,
): TargetAdvice['instead'] => {
  const whole = wholeIn(units);
  const lowest = lowestOf(heightCm);
  const hold = { goal: 'Maintain Weight', targetKg: Math.max(weightKg, lowest) } as const;
  if (goal === 'Weight Loss') {
    const targetKg = Math.max(whole.near(weightKg * SENSIBLE_LOSS), whole.atLeast(lowest));
    return targetKg < weightKg ? { goal, targetKg } : hold;
  }
  if (goal === 'Weight Gain') {
    const targetKg = Math.max(whole.near(weightKg * SENSIBLE_GAIN), whole.atLeast(lowest));
    return targetKg > weightKg && targetKg <= weightAtBmi(HIGHEST_GAIN_BMI, heightCm)
      ? { goal, targetKg }
      : hold;
  }
  return { ...hold, goal };
};

/** Why goal and target do not fit each other; null where they do. */
const mismatchOf = (facts: TargetFacts, units: Units): string | null => {
  const { goal, heightCm } = facts;
  const [weight, target] = [weightInWords(facts.weightKg, units), weightInWords(facts.targetKg, units)];
  const [weightKg, targetKg] = [roundKg(facts.weightKg), roundKg(facts.targetKg)];
  if (goal === 'Weight Loss')
    return targetKg >= weightKg
      ? `To lose weight, choose a target below your ${weight}. With ${target} your plan only keeps your weight steady.`
      : null;
  if (goal === 'Maintain Weight')
    return Math.abs(targetKg - Math.max(weightKg, lowestOf(heightCm))) > STEADY_KG
      ? `You chose to keep your weight. It is ${weight} now, so a target of ${target} does not fit.`
      : null;
  if (targetKg > weightKg && targetKg > weightAtBmi(HIGHEST_GAIN_BMI, heightCm))
    return `At your height ${target} is far above a healthy weight. Please choose less, or ask a clinician.`;
  if (goal === 'Weight Gain')
    return targetKg <= weightKg
      ? `To gain weight, choose a target above your ${weight}. With ${target} your plan only keeps your weight steady.`
      : null;
  return targetKg < weightKg
    ? `Muscle gain adds weight, so a target of ${target} does not fit your ${weight}.`
    : null;
};

/** Advice about an adult's target weight and a better one; null if the target makes sense. */
export const adviseTarget = (facts: TargetFacts, units: Units): TargetAdvice | null => {
  const check = checkTargetWeight(roundKg(facts.targetKg), facts.heightCm);
  const sentence = check.ok
    ? mismatchOf(facts, units)
    : check.sentence.replace(`${check.lowestKg} kg`, weightInWords(check.lowestKg, units));
  if (sentence === null) return null;
  const weightKg = units === 'metric' ? roundKg(facts.weightKg) : facts.weightKg;
  return { sentence, harmful: !check.ok, instead: sensibleTarget({ ...facts, weightKg }, units) };
};
