import {
  ADULT_INTAKES,
  type NutrientGoals,
  nutrientGoals,
  referenceIntakes,
} from '../../../domain/body/nutrition/reference-intakes.ts';
import { goalsFor } from '../../../domain/plan/solver/plan-request.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { readPlanInputs } from '../../rows/plan-inputs.ts';
import { readProfile } from '../../rows/profile.ts';
import { useLive } from '../hooks.ts';
import { useMemberPlan } from './use-member-plan.ts';

export interface KnownGoals extends NutrientGoals {
  /** Potassium and phosphorus are then nobody's aim. */
  readonly kidneyDisease: boolean;
}

/** By age, sex and stage as this device knows them, for plans that do not say whom they were made for. */
const useOwnGoals = (): KnownGoals | undefined => {
  const read = useLive(async (db) => {
    const [profile, inputs, undisclosed] = await Promise.all([
      readProfile(db),
      readPlanInputs(db),
      readMemberSetting(db, 'sexUndisclosed'),
    ]);
    return { profile: profile?.profile ?? null, inputs: inputs.ok ? inputs.value : null, undisclosed };
  }, []);
  if (read === undefined) return undefined;
  const { profile, inputs, undisclosed } = read;
  const kidneyDisease = inputs?.kidney_disease ?? false;
  const sex =
    undisclosed === true || profile === null ? null : profile.gender === 'Female' ? 'female' : 'male';
  const intakes =
    profile === null || profile.age === 0
      ? ADULT_INTAKES
      : referenceIntakes(
          { sex, age: profile.age },
          {
            pregnantOrBreastfeeding: inputs?.pregnant_or_breastfeeding ?? false,
            expectingStage: inputs?.expecting_stage ?? null,
          },
        );
  return { ...nutrientGoals(intakes, kidneyDisease), kidneyDisease };
};

/** The nutrient targets that the plan was made for; undefined while they are read. */
export const useNutrientGoals = (): KnownGoals | undefined => {
  const member = useMemberPlan();
  const own = useOwnGoals();
  if (member === undefined) return undefined;
  const solverInput = member?.solverInput ?? null;
  if (solverInput === null || solverInput.plannedFor === null) return own;
  const { plannedFor, rules, targets } = solverInput;
  return {
    ...goalsFor({ ...plannedFor, rules, targets }),
    kidneyDisease: plannedFor.safety.kidneyDisease,
  };
};
