import { type DailyTargets, dailyTargets } from '../../../src/domain/body/nutrition/daily-targets.ts';
import type { PersonFacts, SafetyFacts } from '../../../src/terms/plan.ts';
import { NO_SAFETY_FACTS } from '../random-profiles.ts';

export { NO_SAFETY_FACTS } from '../random-profiles.ts';

/** A woman of 30, 165 cm, 65 kg (BMI 23.9), lightly active, who wants to lose weight. */
export const WOMAN: PersonFacts = {
  sex: 'female',
  age: 30,
  heightCm: 165,
  weightKg: 65,
  targetWeightKg: 60,
  activity: 'lightly active',
  goal: 'Weight Loss',
};

export const targetsOf = (
  person: Partial<PersonFacts> = {},
  safety: Partial<SafetyFacts> = {},
  factsConfirmed = true,
): DailyTargets => {
  const result = dailyTargets({ ...WOMAN, ...person }, { ...NO_SAFETY_FACTS, ...safety }, { factsConfirmed });
  if (!result.ok) throw new Error('no targets under nine');
  return result.value;
};

export const codesOf = ({ reasons }: DailyTargets): readonly string[] => reasons.map(({ code }) => code);
