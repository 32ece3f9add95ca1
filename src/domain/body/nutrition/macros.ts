import type { DayTargets } from '../../../terms/plan.ts';

const KCAL_PER_G_PROTEIN = 4;
const KCAL_PER_G_FAT = 9;
const KCAL_PER_G_CARBS = 4;
/** Energy of a gram of fibre in the composition table; 4 kcal per gram of carbohydrate overstates it. */
const KCAL_PER_G_FIBER = 2;

/**
 * Shares of energy: acceptable ranges (NASEM 2005), and where protein and fat are put when nothing else binds.
 * 0.8 g/kg is the least that a body needs, not what a kitchen makes: adults in the US eat about 16 % of their
 * energy as protein (What We Eat in America, NHANES), few dishes hold under 13 %, and weeks of those few run
 * short of choline, vitamin B12 and zinc.
 */
const PROTEIN_SHARE = { min: 0.1, max: 0.35, usual: 0.15 } as const;
const FAT_SHARE = { min: 0.2, max: 0.35, usual: 0.3 } as const;
const CARBS_SHARE = { min: 0.45, max: 0.65 } as const;
/** Carbohydrate that a member chose: never less than the brain uses without ketones, with room for fat above 35 %. */
const OWN_CARBS_MIN_G = 100;
const FAT_SHARE_MOST = 0.45;
const FIBER_G_PER_1000_KCAL = 14;
const SATURATED_FAT_SHARE = 0.1;

/**
 * Grams of carbohydrate that fill a day: (kcal - 4 P - 9 F + 2 x fibre) / 4.
 * The composition table's energy counts fibre at about 2 kcal/g, so plain 4/4/9 contradicts it.
 */
export const carbsFor = (kcal: number, protein: number, fat: number, fiber: number): number =>
  (kcal - KCAL_PER_G_PROTEIN * protein - KCAL_PER_G_FAT * fat + KCAL_PER_G_FIBER * fiber) / KCAL_PER_G_CARBS;

/** Grams of fat that fill a day beside its protein and carbohydrate. */
export const fatFor = ({ kcal, protein, carbs }: DayTargets, fiber: number): number =>
  Math.round(
    (kcal - KCAL_PER_G_PROTEIN * protein - KCAL_PER_G_CARBS * carbs + KCAL_PER_G_FIBER * fiber) /
      KCAL_PER_G_FAT,
  );

/** Grams of saturated fat a day, 10 % of energy (Dietary Guidelines for Americans). */
export const saturatedFatMaxG = ({ kcal }: Pick<DayTargets, 'kcal'>): number =>
  Math.round((kcal * SATURATED_FAT_SHARE) / KCAL_PER_G_FAT);

/** Share of energy that no protein target goes under; with kidney disease only the range's own end holds. */
export const leastProteinShare = (kidneyDisease: boolean): number =>
  kidneyDisease ? PROTEIN_SHARE.min : PROTEIN_SHARE.usual;

/** Grams of protein that give a share of a day's energy. */
const proteinGrams = (share: number, kcal: number): number => (share * kcal) / KCAL_PER_G_PROTEIN;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/**
 * A day's targets in whole kcal and grams from its energy and the protein wished for (g).
 * Protein is held between `leastShare` and 35 % of energy; fat is 30 %, and gives way down to 20 % where
 * protein would press carbohydrate under 45 %; if that is not enough, protein gives way too. With `ownCarbs` (g), held
 * between 100 g and 65 % of energy, fat is the rest, from 20 to 45 %.
 */
export const macrosFor = (
  energyKcal: number,
  proteinWished: number,
  leastShare: number = PROTEIN_SHARE.usual,
  ownCarbs: number | null = null,
): DayTargets => {
  const kcal = Math.round(energyKcal);
  const fiber = (kcal * FIBER_G_PER_1000_KCAL) / 1000;
  const fiberShare = (KCAL_PER_G_FIBER * fiber) / kcal;
  const carbsShare =
    ownCarbs === null
      ? CARBS_SHARE.min
      : Math.min(CARBS_SHARE.max, (Math.max(OWN_CARBS_MIN_G, ownCarbs) * KCAL_PER_G_CARBS) / kcal);
  const spare = 1 + fiberShare - carbsShare;
  const proteinShare = clamp(
    (proteinWished * KCAL_PER_G_PROTEIN) / kcal,
    leastShare,
    Math.min(PROTEIN_SHARE.max, spare - FAT_SHARE.min),
  );
  const fatShare = clamp(
    spare - proteinShare,
    FAT_SHARE.min,
    ownCarbs === null ? FAT_SHARE.usual : FAT_SHARE_MOST,
  );
  const protein = Math.round(proteinGrams(proteinShare, kcal));
  const fat = Math.round((fatShare * kcal) / KCAL_PER_G_FAT);
  const wholeFiber = Math.round(fiber);
  return {
    kcal,
    protein,
    fat,
    carbs: Math.round(carbsFor(kcal, protein, fat, wholeFiber)),
    fiber: wholeFiber,
  };
};
