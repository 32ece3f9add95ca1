/** Why a target is what it is. `reasons` of a day's targets answer "Why 1 920 kcal?" from top to bottom. */
export const REASON_CODES = [
  'resting-energy',
  'youth-energy',
  'required-energy',
  'mean-of-both-sexes',
  'activity',
  'own-log',
  'under-18',
  'over-100',
  'from-65',
  'low-weight',
  'pregnant-or-breastfeeding',
  'underweight',
  'kidney-disease',
  'eating-disorder',
  'facts-unconfirmed',
  'target-weight-too-low',
  'target-reached',
  'expecting-energy',
  'supplements',
  'maintenance',
  'deficit',
  'surplus',
  'floor',
  'own-energy',
  'own-protein',
  'own-carbs',
  'own-fat',
  'own-aside',
  'protein',
  'fat',
  'carbs',
  'fiber',
  'saturated-fat',
  'sodium',
  'potassium',
  'sugars',
  'even-carbs',
  'omega-3',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** A sentence fit to show. */
  readonly sentence: string;
  /** The source of the rule. */
  readonly source: string;
}

export const reason = (code: ReasonCode, sentence: string, source: string): Reason => ({
  code,
  sentence,
  source,
});

export const SOURCES = {
  mifflin: 'Mifflin et al., Am J Clin Nutr 1990',
  energy: 'NASEM, Dietary Reference Intakes for Energy, 2023',
  expecting: 'IOM, Dietary Reference Intakes for Energy, 2005; EFSA 2013',
  supplements: 'WHO antenatal care, 2016; NHS; American Thyroid Association, 2017',
  loss: 'AHA/ACC/TOS guideline for overweight and obesity, 2013',
  macros: 'NASEM, Dietary Reference Intakes for macronutrients, 2005',
  muscle: 'Morton et al., Br J Sports Med 2018',
  olderAdults: 'ESPEN practical guideline: nutrition in older people, 2022',
  guidelines: 'Dietary Guidelines for Americans 2020-2025',
  sodium: 'NASEM, Dietary Reference Intakes for sodium and potassium, 2019',
  dash: 'NHLBI, the DASH eating plan',
  cholesterol: 'AHA/ACC guideline on lifestyle, 2013',
  freeSugars: 'WHO, guideline on free sugars, 2015',
  diabetes: 'ADA, Standards of Care in Diabetes',
  diabetesFiber: 'EASD study group on diabetes and nutrition, Diabetologia 2023',
  arthritis: 'ACR guideline for rheumatoid arthritis, 2022',
  intakes: 'NASEM, Dietary Reference Intakes (RDA or AI)',
  bmi: 'WHO, underweight in adults: BMI below 18.5',
  sorrel: 'Sorrel',
} as const;

/** "1 920", with a space that does not break. */
export const thousands = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
