import { learnedOf, ownTargetsOf } from '../../../domain/body/energy/answers.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readJournalKinds, readLastWeight } from '../../journal/journal.ts';
import { readPlanBasis } from '../../rows/plan-basis.ts';
import { readPlanInputs } from '../../rows/plan-inputs.ts';
import { readProfile } from '../../rows/profile.ts';
import type { KnownOfPlan } from '../known-of-plan.ts';
import { readPlan } from './plan.ts';
import { readPlanAnswers } from './plan-answers.ts';

/** Null before there is a profile. */
export const readKnownOfPlan = async (db: MemberDatabase, today: LocalDay): Promise<KnownOfPlan | null> => {
  const plan = await readPlan(db);
  const [profile, logged, inputs, basis, answers, energy] = await Promise.all([
    readProfile(db),
    readLastWeight(db, today),
    readPlanInputs(db),
    plan === null ? null : readPlanBasis(db, plan),
    readPlanAnswers(db),
    readJournalKinds(db, ['energy.set', 'targets.set']),
  ]);
  return profile === null
    ? null
    : {
        profile: profile.profile,
        logged,
        inputs: inputs.ok ? inputs.value : null,
        plan: plan?.plan ?? null,
        rules: basis?.rules ?? null,
        plannedSafety: basis?.plannedFor?.safety ?? null,
        answers,
        learned: learnedOf(energy),
        own: ownTargetsOf(energy),
      };
};
