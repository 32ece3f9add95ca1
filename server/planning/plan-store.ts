import { eq, sql } from 'drizzle-orm';
import type { Catalogue } from '../../src/domain/catalogue/types.ts';
import { isAllowed } from '../../src/domain/planner/eligibility.ts';
import type { BoundAnswer } from '../../src/domain/planner/wishes-from-answers.ts';
import { planCounts, planInputs, plans, preferences, profiles, wellness } from '../database/schema.ts';
import type { Parts } from '../parts.ts';
import { factsOf, hashFacts, type MemberFacts } from './member-facts.ts';

export type PlanRow = typeof plans.$inferSelect;

export interface PlanningState {
  readonly facts: MemberFacts;
  readonly factsHash: string;
  /** The answers that have a part in it. */
  readonly answers: readonly BoundAnswer[];
  /** The stored outcome, only where it was made from these very facts and nothing in it is forbidden now. */
  readonly stored: PlanRow | null;
  /** The outcome for other facts, until there is one for these. */
  readonly superseded: PlanRow | null;
}

/** A dish may have left the catalogue, or turned out to hold what its record did not tell. */
const isStillAllowed = ({ week }: PlanRow, { rules }: MemberFacts, { dishes }: Catalogue): boolean =>
  (week?.days ?? []).every(({ meals }) =>
    meals.every(({ recipeId }) => {
      const dish = dishes.get(recipeId);
      return dish !== undefined && isAllowed(dish, rules);
    }),
  );

/** Everything about a member's plan in one query; null before there is a profile. */
export const readPlanningState = async (
  { db }: Pick<Parts, 'db'>,
  catalogue: Catalogue,
  userId: string,
): Promise<PlanningState | null> => {
  const [row] = await db
    .select({
      profile: profiles,
      inputs: planInputs.inputs,
      allergies: preferences.allergies,
      preference: preferences.answers,
      wellness: wellness.answers,
      plan: plans,
    })
    .from(profiles)
    .leftJoin(planInputs, eq(planInputs.userId, profiles.userId))
    .leftJoin(preferences, eq(preferences.userId, profiles.userId))
    .leftJoin(wellness, eq(wellness.userId, profiles.userId))
    .leftJoin(plans, eq(plans.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (row === undefined) return null;
  const { facts, answers } = factsOf(
    {
      profile: row.profile,
      inputs: row.inputs,
      answers: { preference: row.preference, wellness: row.wellness },
      allergyText: row.allergies ?? '',
    },
    catalogue,
  );
  const factsHash = hashFacts(facts);
  const isCurrent =
    row.plan !== null && row.plan.factsHash === factsHash && isStillAllowed(row.plan, facts, catalogue);
  return {
    facts,
    factsHash,
    answers,
    stored: isCurrent ? row.plan : null,
    superseded: isCurrent ? null : row.plan,
  };
};

export const savePlan = async ({ db }: Pick<Parts, 'db'>, row: PlanRow): Promise<void> => {
  await db.insert(plans).values(row).onConflictDoUpdate({ target: plans.userId, set: row });
  if (row.week === null) return;
  await db
    .insert(planCounts)
    .values({ day: row.madeAt.toISOString().slice(0, 10), made: 1 })
    .onConflictDoUpdate({ target: planCounts.day, set: { made: sql`${planCounts.made} + 1` } });
};
