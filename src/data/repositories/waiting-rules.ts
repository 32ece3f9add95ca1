import type { PlanInputs } from '../../contract/plan.ts';
import { foodIdsNamed } from '../../domain/catalogue/food-ids.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import { readAllergyText } from '../../domain/planner/allergy-text.ts';
import { stricterRules } from '../../domain/planner/stricter-rules.ts';
import type { EatingRules } from '../../domain/planner/types.ts';
import type { DietType } from '../../domain/profile.ts';
import type { OutboxRow, Sealed } from '../intents.ts';
import type { MemberDatabase } from '../member-database.ts';
import { unseal } from '../sealing.ts';
import { ONLY } from '../stored-rows.ts';
import { readPlanInputs } from './plan-inputs.ts';
import { readProfile } from './profile.ts';

type Forbids = Pick<EatingRules, 'allergies' | 'excludedFoods'>;
type OrUnreadable<T> = T | 'unreadable';

/** The device's own answers, where a plan of `fetchedAt` was read before they were given. */
const readNewerInputs = async (
  db: MemberDatabase,
  fetchedAt: number,
): Promise<OrUnreadable<PlanInputs | null>> => {
  const row = await db.planInputs.get(ONLY);
  if (row === undefined) return null;
  const waits = (await db.outbox.where('lane').equals('profile').toArray()).some(
    ({ kind }) => kind === 'plan-inputs.put',
  );
  if (!waits && row.updatedAt <= fetchedAt) return null;
  const inputs = await readPlanInputs(db);
  return inputs.ok ? inputs.value : 'unreadable';
};

/** Allergies as written in preferences that have not reached the server. */
const readUnsentAllergies = async (db: MemberDatabase): Promise<OrUnreadable<string>> => {
  const rows: readonly OutboxRow[] = await db.outbox.where('lane').equals('questionnaires').toArray();
  const row = rows.findLast(({ kind }) => kind === 'preference.submit');
  if (row === undefined) return '';
  const opened = await unseal(db, row.payload as Sealed);
  if (!opened.ok) return 'unreadable';
  return (opened.value as { readonly allergies?: string }).allergies ?? '';
};

const withForbidden = (rules: EatingRules, { allergies, excludedFoods }: Forbids): EatingRules =>
  stricterRules(rules, { ...rules, allergies, excludedFoods });

const withInputs = (
  rules: EatingRules,
  { eats_eggs, eats_dairy, allergies, excluded_foods }: PlanInputs,
  catalogue: Catalogue | null,
): EatingRules =>
  withForbidden(
    { ...rules, eatsEggs: rules.eatsEggs && eats_eggs, eatsDairy: rules.eatsDairy && eats_dairy },
    {
      allergies,
      excludedFoods: catalogue === null ? excluded_foods : foodIdsNamed(excluded_foods, catalogue),
    },
  );

/** What this device knows that may forbid more than the plan's own rules do. */
export interface WaitingAnswers {
  readonly inputs: OrUnreadable<PlanInputs | null>;
  readonly allergyText: OrUnreadable<string>;
  readonly diet: DietType | null;
}

/** `fetchedAt` is when the plan was read. */
export const readWaitingAnswers = async (db: MemberDatabase, fetchedAt: number): Promise<WaitingAnswers> => {
  const [inputs, allergyText, profile] = await Promise.all([
    readNewerInputs(db, fetchedAt),
    readUnsentAllergies(db),
    readProfile(db),
  ]);
  return { inputs, allergyText, diet: profile?.profile.diet_type ?? null };
};

/**
 * The rules of a plan, and whatever answers on this device forbid that it was not made by: until the server has
 * heard of an allergy it binds all the same. Null where such answers cannot be read.
 */
export const withWaitingAnswers = (
  planRules: EatingRules,
  { inputs, allergyText, diet }: WaitingAnswers,
  catalogue: Catalogue | null,
): EatingRules | null => {
  if (inputs === 'unreadable' || allergyText === 'unreadable') return null;
  const written = readAllergyText(allergyText, catalogue?.foods.values() ?? []);
  const rules = withForbidden(planRules, { allergies: written.allergies, excludedFoods: written.foods });
  const stricter = stricterRules(rules, { ...rules, diet: diet ?? rules.diet });
  return inputs === null ? stricter : withInputs(stricter, inputs, catalogue);
};
