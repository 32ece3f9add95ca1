import type { PersonFacts } from '../../../terms/plan.ts';
import { bodyMassIndex } from './body.ts';
import { ACTIVITY_FACTORS, bySex, restingEnergy } from './energy.ts';

/**
 * An adult's weight after a lasting change of energy eaten: the two-compartment model of Hall et al., Lancet 2011;
 * 378:826-837 (its web appendix has the equations), in days, kg and kcal. Glycogen and its water, a kilogram or two
 * in the first weeks, are left out. Validated on adults who lost weight, over months to a few years; not for
 * children, pregnancy or oedema, and no promise for one person.
 */
const KCAL_PER_MJ = 239.006;
/** Energy of a kilogram of tissue. */
const FAT_ENERGY = 39.5 * KCAL_PER_MJ;
const LEAN_ENERGY = 7.6 * KCAL_PER_MJ;
/** Energy to build or clear a kilogram. */
const FAT_TURNOVER = 0.75 * KCAL_PER_MJ;
const LEAN_TURNOVER = 0.96 * KCAL_PER_MJ;
/** Energy that a kilogram uses in a day. */
const FAT_USE = 0.013 * KCAL_PER_MJ;
const LEAN_USE = 0.092 * KCAL_PER_MJ;
/** Shares of a change in energy eaten: spent on digesting it, and saved or spent by adapting to it. */
const DIGESTION = 0.1;
const ADAPTATION = 0.14;
const ADAPTATION_DAYS = 14;

/** The share of a change in energy eaten that a body spends or saves again after so many days of it. */
export const responseShare = (days: number): number =>
  DIGESTION + ADAPTATION * (1 - Math.exp(-days / ADAPTATION_DAYS));

/** Forbes: how energy is shared between lean tissue and fat. */
const FORBES_KG = (10.4 * LEAN_ENERGY) / FAT_ENERGY;

/** Fat in kg by age and body mass index (Jackson et al., Int J Obes 2002). */
const fatMass = ({ sex, age, heightCm, weightKg }: PersonFacts): number => {
  const bmi = bodyMassIndex(weightKg, heightCm);
  const percent = bySex(sex, (one) =>
    one === 'male'
      ? 0.14 * age + 37.31 * Math.log(bmi) - 103.94
      : 0.14 * age + 39.96 * Math.log(bmi) - 102.01,
  );
  return (weightKg * Math.min(Math.max(percent, 5), 60)) / 100;
};

/**
 * Energy stored or released per kilogram of weight, in kcal: tissue changes by Forbes' split between lean tissue and
 * fat, so a lean body pays less for a kilogram than a fat one. Water is no part of it.
 */
export const energyPerKg = (person: PersonFacts): number => {
  const toLean = FORBES_KG / (FORBES_KG + fatMass(person));
  return 1 / ((1 - toLean) / FAT_ENERGY + toLean / LEAN_ENERGY);
};

/**
 * Weight in kg at the end of each day while `changeKcal` more (or, negative, less) is eaten every day than
 * holds the weight.
 */
export const weightByDay = (person: PersonFacts, changeKcal: number, days: number): Float64Array => {
  const weights = new Float64Array(days);
  const held = restingEnergy(person) * ACTIVITY_FACTORS[person.activity];
  const moving = ((1 - DIGESTION) * held - restingEnergy(person)) / person.weightKg;
  const fatAtFirst = fatMass(person);
  const leanAtFirst = person.weightKg - fatAtFirst;
  let fat = fatAtFirst;
  let lean = leanAtFirst;
  let adapted = 0;
  for (let day = 0; day < days; day += 1) {
    const used =
      FAT_USE * (fat - fatAtFirst) +
      LEAN_USE * (lean - leanAtFirst) +
      moving * (fat + lean - person.weightKg) +
      DIGESTION * changeKcal +
      adapted;
    const toLean = FORBES_KG / (FORBES_KG + fat);
    const stored =
      (changeKcal - used) /
      (1 + (LEAN_TURNOVER / LEAN_ENERGY) * toLean + (FAT_TURNOVER / FAT_ENERGY) * (1 - toLean));
    fat = Math.max(fat + ((1 - toLean) * stored) / FAT_ENERGY, 0);
    lean += (toLean * stored) / LEAN_ENERGY;
    adapted += (ADAPTATION * changeKcal - adapted) / ADAPTATION_DAYS;
    weights[day] = fat + lean;
  }
  return weights;
};
