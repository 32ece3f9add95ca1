import type { PlanInputs } from '../../contract/plan.ts';
import type { WireProfile } from '../../contract/profile.ts';
import { foodIdsNamed } from '../../domain/catalogue/food-ids.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import { stricterRules } from '../../domain/planner/stricter-rules.ts';
import type { EatingRules } from '../../domain/planner/types.ts';
import type { MemberDatabase } from '../member-database.ts';
import { type MemberPlan, memberPlanOf } from '../member-plan.ts';
import type { JournalRow, StoredPlan } from '../stored-rows.ts';
import { ONLY } from '../stored-rows.ts';
import { readJournalKind, readJournalKinds } from './journal.ts';
import { readPlan } from './plan.ts';
import { readPlanInputs } from './plan-inputs.ts';
import { readProfile } from './profile.ts';

const DAY_KINDS = ['meals.set', 'meals.lock', 'meal.eaten', 'food.eaten'] as const;

/** The operations that bear on the days of a dated plan. */
const readEntries = async (db: MemberDatabase, { plan }: StoredPlan): Promise<readonly JournalRow[]> => {
  const dates = plan.dated.flatMap(({ date }) => date ?? []).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const [table, ...ofDays] = await Promise.all([
    readJournalKinds(db, ['table.set']),
    ...DAY_KINDS.map((kind) => readJournalKind(db, kind, first, last)),
  ]);
  return [...ofDays.flat(), ...table.filter(({ day }) => day <= last)];
};

/** The device's own answers, where the stored plan was read before they were given; null where it knows them. */
const readNewerInputs = async (
  db: MemberDatabase,
  fetchedAt: number,
): Promise<PlanInputs | null | 'unreadable'> => {
  const row = await db.planInputs.get(ONLY);
  if (row === undefined) return null;
  const waits = (await db.outbox.where('lane').equals('profile').toArray()).some(
    ({ kind }) => kind === 'plan-inputs.put',
  );
  if (!waits && row.updatedAt <= fetchedAt) return null;
  const inputs = await readPlanInputs(db);
  return inputs.ok ? inputs.value : 'unreadable';
};

const withInputs = (rules: EatingRules, inputs: PlanInputs | null, catalogue: Catalogue | null) =>
  inputs === null
    ? rules
    : stricterRules(rules, {
        diet: rules.diet,
        eatsEggs: inputs.eats_eggs,
        eatsDairy: inputs.eats_dairy,
        allergies: inputs.allergies,
        excludedFoods:
          catalogue === null ? inputs.excluded_foods : foodIdsNamed(inputs.excluded_foods, catalogue),
      });

const withDiet = (rules: EatingRules, profile: WireProfile | undefined): EatingRules =>
  profile === undefined ? rules : stricterRules(rules, { ...rules, diet: profile.diet_type });

/** Whatever the plan's own rules or this device's newer answers forbid; null where either is not known. */
const readRules = async (
  db: MemberDatabase,
  { plan, fetchedAt }: StoredPlan,
  catalogue: Catalogue | null,
): Promise<EatingRules | null> => {
  if (plan.rules == null) return null;
  const [inputs, profile] = await Promise.all([readNewerInputs(db, fetchedAt), readProfile(db)]);
  return inputs === 'unreadable'
    ? null
    : withDiet(withInputs(plan.rules, inputs, catalogue), profile?.profile);
};

/**
 * The plan as the member has it: every screen reads it here. Null before the first one. `catalogue` names and
 * counts what the member chose; null while it loads.
 */
export const readMemberPlan = async (
  db: MemberDatabase,
  catalogue: Catalogue | null,
): Promise<MemberPlan | null> => {
  const stored = await readPlan(db);
  if (stored === null) return null;
  const [entries, rules] = await Promise.all([readEntries(db, stored), readRules(db, stored, catalogue)]);
  return memberPlanOf(stored, entries, rules, catalogue);
};
