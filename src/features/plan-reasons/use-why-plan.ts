import { readPlan } from '../../data/repositories/plan.ts';
import { readPlanAnswers } from '../../data/repositories/plan-answers.ts';
import { readPlanBasis } from '../../data/repositories/plan-basis.ts';
import { readPlanInputs } from '../../data/repositories/plan-inputs.ts';
import { readProfile } from '../../data/repositories/profile.ts';
import { useLive } from '../../ports/hooks.ts';
import type { KnownOfPlan } from './why-plan.ts';

/** Undefined while it is read, null before there is a profile. All of it is on this device. */
export const useKnownOfPlan = (): KnownOfPlan | null | undefined =>
  useLive(async (db) => {
    const plan = await readPlan(db);
    const [profile, inputs, basis, answers] = await Promise.all([
      readProfile(db),
      readPlanInputs(db),
      plan === null ? null : readPlanBasis(db, plan),
      readPlanAnswers(db),
    ]);
    return profile === null
      ? null
      : {
          profile: profile.profile,
          inputs: inputs.ok ? inputs.value : null,
          plan: plan?.plan ?? null,
          rules: basis?.rules ?? null,
          plannedSafety: basis?.plannedFor?.safety ?? null,
          answers,
        };
  }, []);
