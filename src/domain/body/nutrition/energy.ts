import type { PersonFacts } from '../../../terms/plan.ts';
import type { ActivityLevel } from '../../../terms/profile.ts';

type Sex = 'male' | 'female';
type Body = Pick<PersonFacts, 'sex' | 'age' | 'heightCm' | 'weightKg'>;

/** Total energy as a multiple of resting energy. */
export const ACTIVITY_FACTORS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  'lightly active': 1.375,
  'moderately active': 1.55,
  'very active': 1.725,
};

/** A figure for each sex; a person of unknown sex gets the mean of both. */
export const bySex = (sex: Sex | null, figure: (sex: Sex) => number): number =>
  sex === null ? (figure('male') + figure('female')) / 2 : figure(sex);

/**
 * Resting energy in kcal a day: 10 kg + 6.25 cm - 5 years, + 5 for men, - 161 for women.
 * Mifflin et al., Am J Clin Nutr 1990; 51:241-247.
 */
export const restingEnergy = ({ sex, age, heightCm, weightKg }: Body): number =>
  10 * weightKg + 6.25 * heightCm - 5 * age + bySex(sex, (one) => (one === 'male' ? 5 : -161));

/** Expenditure that a member's own log told, and that they chose to plan with. */
export interface LearnedEnergy {
  /** kcal a day. */
  readonly kcal: number;
  /** As it was then: another level of activity makes it worthless. */
  readonly activity: ActivityLevel;
}

/** A log that says more than this beside the formula says it of something else: food that nobody logs, say. */
const FARTHEST_FROM_FORMULA = 0.25;

type ActiveBody = Body & Pick<PersonFacts, 'activity'>;

/**
 * Energy that holds an adult's weight by formula, kcal a day: Mifflin and activity, and NASEM's requirement for whoever
 * must not lose weight, since 1.2 times resting energy falls short of most people's day.
 */
const formulaEnergy = (person: ActiveBody, isProtected: boolean): number =>
  isProtected ? adultEnergy(person) : restingEnergy(person) * ACTIVITY_FACTORS[person.activity];

/** Energy that holds an adult's weight, kcal a day: by the member's own log, else by `formulaEnergy`. */
export const heldEnergy = (
  person: ActiveBody,
  learned: LearnedEnergy | null,
  isProtected: boolean,
): number => {
  const formula = formulaEnergy(person, isProtected);
  if (learned === null || learned.activity !== person.activity) return formula;
  const most = FARTHEST_FROM_FORMULA * formula;
  return Math.min(Math.max(learned.kcal, formula - most), formula + most);
};

type EerTerms = readonly [constant: number, perYear: number, perCm: number, perKg: number];

/** NASEM 2023, from 19 years: the levels are named inactive, low active, active and very active there. */
const ADULT_EER: Readonly<Record<Sex, Readonly<Record<ActivityLevel, EerTerms>>>> = {
  male: {
    sedentary: [753.07, -10.83, 6.5, 14.1],
    'lightly active': [581.47, -10.83, 8.3, 14.94],
    'moderately active': [1004.82, -10.83, 6.52, 15.91],
    'very active': [-517.88, -10.83, 15.61, 19.11],
  },
  female: {
    sedentary: [584.9, -7.01, 5.72, 11.71],
    'lightly active': [575.77, -7.01, 6.6, 12.14],
    'moderately active': [710.25, -7.01, 6.54, 12.34],
    'very active': [511.83, -7.01, 9.07, 12.56],
  },
};

const required = (terms: EerTerms, { age, heightCm, weightKg }: Body): number =>
  terms[0] + terms[1] * age + terms[2] * heightCm + terms[3] * weightKg;

/**
 * Estimated energy requirement of an adult in kcal a day.
 * NASEM, Dietary Reference Intakes for Energy (2023), equations for men and women from 19 years.
 */
export const adultEnergy = (person: ActiveBody): number =>
  bySex(person.sex, (one) => required(ADULT_EER[one][person.activity], person));

/** NASEM 2023, ages 3 to 18: the four levels are inactive, low active, active and very active there. */
const YOUTH_EER: Readonly<Record<Sex, Readonly<Record<ActivityLevel, EerTerms>>>> = {
  male: {
    sedentary: [-447.51, 3.68, 13.01, 13.15],
    'lightly active': [19.12, 3.68, 8.62, 20.28],
    'moderately active': [-388.19, 3.68, 12.66, 20.46],
    'very active': [-671.75, 3.68, 15.38, 23.25],
  },
  female: {
    sedentary: [55.59, -22.25, 8.43, 17.07],
    'lightly active': [-297.54, -22.25, 12.77, 14.73],
    'moderately active': [-189.55, -22.25, 11.74, 18.34],
    'very active': [-709.59, -22.25, 18.22, 14.25],
  },
};

/** kcal a day laid down in growing tissue (NASEM 2023). */
const growthEnergy = (sex: Sex, age: number): number => (age >= 14 ? 20 : sex === 'male' ? 25 : 30);

/** No nine-year-old needs less; it only binds where the height and weight given cannot be a child's. */
const YOUTH_MINIMUM = 1000;

/**
 * Estimated energy requirement in kcal a day for ages 9 to 17, growth included.
 * NASEM, Dietary Reference Intakes for Energy (2023).
 */
export const youthEnergy = (person: ActiveBody): number => {
  const requirement = bySex(
    person.sex,
    (one) => required(YOUTH_EER[one][person.activity], person) + growthEnergy(one, person.age),
  );
  return Math.max(requirement, YOUTH_MINIMUM);
};

/** The least that an adult's plan may hold, kcal a day (AHA/ACC/TOS 2013). */
export const energyFloor = (sex: Sex | null): number => bySex(sex, (one) => (one === 'male' ? 1500 : 1200));

const KCAL_PER_KG = 7700;
const FASTEST_LOSS_KG_PER_WEEK = 1;

/** kcal a day taken off for loss: min(500, 20 %), never more than 1 kg a week (AHA/ACC/TOS 2013). */
export const lossDeficit = (totalKcal: number): number =>
  Math.min(500, totalKcal * 0.2, (FASTEST_LOSS_KG_PER_WEEK * KCAL_PER_KG) / 7);

/**
 * kcal a day that a member with overweight may take off by figures of their own: 30 %, and no more than 1 kg a week
 * (AHA/ACC/TOS 2013).
 */
export const mostDeficit = (totalKcal: number): number =>
  Math.min(totalKcal * 0.3, (FASTEST_LOSS_KG_PER_WEEK * KCAL_PER_KG) / 7);

/** kg a week, at first, that a difference in kcal a day comes to. */
export const weeklyKg = (kcal: number): number => (kcal * 7) / KCAL_PER_KG;

export const MUSCLE_SURPLUS = 0.1;
export const GAIN_SURPLUS = 0.15;
