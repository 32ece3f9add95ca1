import { energyOf, type Label, type LabelKey } from './label.ts';

/** A litre of honey or syrup weighs about 1.4 kg: 100 ml of a food can hold more than 100 g. */
const GRAMS_IN_100: Readonly<Record<'g' | 'ml', number>> = { g: 100, ml: 145 };
/** Labels round each value, those of a small serving to whole grams. */
const ROUNDED_G = 0.5;
/** Pure fat has 900 kcal in 100 g. */
const KCAL_PER_G_MAX = 9;
const ROUNDED_KCAL = 10;
/** By how much the energy may differ from that of the macros before it is asked about: the share of the larger. */
const ENERGY_DIFFERS = 0.2;
const KCAL_PER_G = { fat: 9, protein: 4, carbs: 4, fibre: 2 };

const GRAM_KEYS = ['fat', 'saturates', 'carbs', 'sugars', 'fibre', 'protein', 'salt'] as const;

export type LabelFaults = Readonly<Partial<Record<LabelKey, string>>>;

/**
 * Returns a sentence beside each value that no food can have: more of a thing than there is food, a part that is larger
 * than its whole. `per` tells whether the label's amount is in grams or in millilitres.
 */
export const labelFaults = ({ kind, amount, values }: Label, per: 'g' | 'ml'): LabelFaults => {
  const { fat, saturates, carbs, sugars, fibre, protein, salt } = values;
  const most = (amount * GRAMS_IN_100[per]) / 100;
  const of = `${amount} ${per}`;
  const faults: Partial<Record<LabelKey, string>> = {};
  const isPart = (part: number | null, whole: number | null): boolean =>
    part === null || whole === null || part <= whole + ROUNDED_G;

  for (const key of GRAM_KEYS)
    if ((values[key] ?? 0) > most + ROUNDED_G) faults[key] = `That is more than fits into ${of}.`;
  if ((values.sodium ?? 0) > (most + ROUNDED_G) * 1000)
    faults.sodium = `That is more than fits into ${of}. Is it in mg?`;

  if (!isPart(saturates, fat))
    faults.saturates ??= 'This is a part of the fat, so it cannot be more than it.';
  if (!isPart(sugars, carbs))
    faults.sugars ??= 'Sugars are a part of the carbohydrate, so they cannot be more than it.';
  if (kind === 'us' && !isPart(fibre, carbs))
    faults.fibre ??= 'Fiber is a part of the carbohydrate on this label, so it cannot be more than it.';

  const energy = energyOf(values);
  const energyKey = values.kcal === null ? 'kj' : 'kcal';
  if (energy !== null && energy > most * KCAL_PER_G_MAX + ROUNDED_KCAL)
    faults[energyKey] = `Even pure fat has less energy in ${of}.`;

  const parts = [fat, carbs, kind === 'eu' ? fibre : null, protein, salt].flatMap((each) => each ?? []);
  const sum = parts.reduce((total, each) => total + each, 0);
  if (Object.keys(faults).length === 0 && sum > most * 1.02 + parts.length * ROUNDED_G)
    faults.protein = `Fat, carbohydrate, protein and the rest come to ${Math.round(sum)} g, more than fits into ${of}.`;
  return faults;
};

/**
 * Returns a question where the energy does not fit fat, carbohydrate and protein, or kJ and kcal differ; null where it
 * fits or nothing can be said. Alcohol and sweeteners have energy that no other line tells, so it is no fault.
 */
export const energyDoubt = ({ kind, values }: Label): string | null => {
  const { fat, carbs, fibre, protein, kcal, kj } = values;
  const energy = energyOf(values);
  if (energy === null) return null;
  const differ = (one: number, other: number): boolean =>
    Math.abs(one - other) > Math.max(one, other) * ENERGY_DIFFERS + ROUNDED_KCAL;
  const kjAsKcal = kj === null ? null : (energyOf({ kcal: null, kj }) ?? 0);
  if (kcal !== null && kjAsKcal !== null && differ(kcal, kjAsKcal))
    return `${kj} kJ are about ${Math.round(kjAsKcal)} kcal, not ${kcal}. Is that what the label says?`;
  if (fat === null || carbs === null || protein === null) return null;
  const fibreKcal = (fibre ?? 0) * (kind === 'eu' ? KCAL_PER_G.fibre : KCAL_PER_G.fibre - KCAL_PER_G.carbs);
  const fromMacros =
    fat * KCAL_PER_G.fat + carbs * KCAL_PER_G.carbs + protein * KCAL_PER_G.protein + fibreKcal;
  return differ(energy, fromMacros)
    ? `From fat, carbohydrate and protein the energy would be about ${Math.round(fromMacros)} kcal, not ${Math.round(energy)}. Is that what the label says?`
    : null;
};
