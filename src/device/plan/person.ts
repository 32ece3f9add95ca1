import type { PlanInputs } from '../../contract/plan.ts';
import type { WireProfile } from '../../contract/profile.ts';
import { CM_PER_INCH, INCHES_PER_FOOT } from '../../domain/constants.ts';
import { lbToKg } from '../../domain/units.ts';
import type { PersonFacts } from '../../terms/plan.ts';

/** A profile as the formulas take it: cm and kg, whatever it came in. */
export const personOf = (profile: WireProfile, inputs: PlanInputs | null): PersonFacts => {
  const kg = (weight: number): number => (profile.weight_uom === 'lbs' ? lbToKg(weight) : weight);
  return {
    sex: inputs?.sex_undisclosed ? null : profile.gender === 'Female' ? 'female' : 'male',
    age: profile.age,
    heightCm: profile.height_uom === 'ft' ? profile.height * INCHES_PER_FOOT * CM_PER_INCH : profile.height,
    weightKg: kg(profile.weight),
    targetWeightKg: profile.target_weight > 0 ? kg(profile.target_weight) : null,
    activity: profile.activity_level,
    goal: profile.fitness_goal,
  };
};
