import { learnedOf, ownTargetsOf } from '../../domain/body/energy/answers.ts';
import type { MemberRecords } from '../../domain/plan/making/member-facts.ts';
import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { Sealed } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { unseal } from '../db/sealing.ts';
import { readJournalKinds } from '../journal/journal.ts';
import { personOf } from '../plan/person.ts';
import { readAnswersOff, readSealedAnswers } from '../plan/read/plan-answers.ts';
import { readPlanInputs } from '../rows/plan-inputs.ts';
import { readProfile } from '../rows/profile.ts';

type Answers = Readonly<Record<string, unknown>>;

const openAnswers = async (
  db: MemberDatabase,
  sealed: Sealed | undefined,
): Promise<Result<Answers | null, AppError>> => {
  if (sealed === undefined) return ok(null);
  const opened = await unseal(db, sealed);
  return opened.ok ? ok(opened.value as Answers) : opened;
};

const writtenAllergies = (preference: Answers | null): string => {
  const written = preference?.allergies;
  return typeof written === 'string' ? written : '';
};

/** Everything that a plan is made from, as this device has it; null before there is a profile. Health answers are opened. */
export const readRecordsHere = async (
  db: MemberDatabase,
): Promise<Result<MemberRecords | null, AppError>> => {
  const profile = (await readProfile(db))?.profile;
  if (profile === undefined) return ok(null);
  const [inputs, off, sealed, energy] = await Promise.all([
    readPlanInputs(db),
    readAnswersOff(db),
    readSealedAnswers(db),
    readJournalKinds(db, ['energy.set', 'targets.set']),
  ]);
  if (!inputs.ok) return inputs;
  const [preference, wellness] = await Promise.all([
    openAnswers(db, sealed.preference),
    openAnswers(db, sealed.wellness),
  ]);
  if (!preference.ok) return preference;
  if (!wellness.ok) return wellness;
  const { heightCm, weightKg, targetWeightKg } = personOf(profile, null);
  return ok({
    profile: {
      gender: profile.gender,
      age: profile.age,
      heightCm,
      weightKg,
      targetWeightKg,
      activityLevel: profile.activity_level,
      fitnessGoal: profile.fitness_goal,
      dietType: profile.diet_type,
      location: profile.location,
    },
    inputs: inputs.value === null ? null : { ...inputs.value, answers_off: off },
    answers: { preference: preference.value, wellness: wellness.value },
    allergyText: writtenAllergies(preference.value),
    learned: learnedOf(energy),
    own: ownTargetsOf(energy),
  });
};
