/** Body mass index, and the lowest weight that Sorrel helps anyone aim for. */
export const LOWEST_HEALTHY_BMI = 18.5;
/** Protein per kilogram counts body weight up to this BMI. */
export const PROTEIN_WEIGHT_BMI = 25;

/** kg / m^2. Zero when the height is not known, which no rule mistakes for a healthy weight. */
export const bodyMassIndex = (weightKg: number, heightCm: number): number =>
  heightCm > 0 ? weightKg / (heightCm / 100) ** 2 : 0;

/** The weight in kg that gives `bmi` at a height. */
export const weightAtBmi = (bmi: number, heightCm: number): number => bmi * (heightCm / 100) ** 2;

export type TargetWeightCheck =
  | { readonly ok: true }
  /** `lowestKg` is the lightest target accepted for this height, rounded up to 0.1 kg. */
  | { readonly ok: false; readonly lowestKg: number; readonly sentence: string };

/** Adults' target weights below a BMI of 18.5 are refused (WHO: underweight). */
export const checkTargetWeight = (targetKg: number, heightCm: number): TargetWeightCheck => {
  const lowestKg = Math.ceil(weightAtBmi(LOWEST_HEALTHY_BMI, heightCm) * 10 - 1e-9) / 10;
  if (targetKg >= lowestKg) return { ok: true };
  return {
    ok: false,
    lowestKg,
    sentence: `At your height the lowest healthy weight is ${lowestKg} kg. Choose that or more, and talk to a clinician if you want to go lower.`,
  };
};
