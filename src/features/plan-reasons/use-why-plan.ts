import { readPlan } from '../../data/repositories/plan.ts';
import { readPlanAnswers } from '../../data/repositories/plan-answers.ts';
import { readPlanInputs } from '../../data/repositories/plan-inputs.ts';
import { readProfile } from '../../data/repositories/profile.ts';
import { useLive } from '../../ports/hooks.ts';
import type { KnownOfPlan } from './why-plan.ts';

/** Undefined while it is read, null before there is a profile. All of it is on this device. */
export const useKnownOfPlan = (): KnownOfPlan | null | undefined =>
  useLive(async (db) => {
    const [profile, inputs, plan, answers] = await Promise.all([
      readProfile(db),
      readPlanInputs(db),
      readPlan(db),
      readPlanAnswers(db),
    ]);
    return profile === null
      ? null
      : {
          profile: profile.profile,
          inputs: inputs.ok ? inputs.value : null,
          plan: plan?.plan ?? null,
          answers,
        };
  }, []);
