import { eq } from 'drizzle-orm';
import type { LabelFood } from '../../src/domain/food/label/food-facts.ts';
import type { Basics } from '../base/basics.ts';
import { barcodeFoods } from '../database/schema.ts';

const DAY_MS = 86_400_000;
/** A code that nobody knew may be known tomorrow; a label changes seldom. */
export const UNKNOWN_MS = DAY_MS;
const KNOWN_MS = 180 * DAY_MS;

type Store = Pick<Basics, 'db' | 'clock'>;

/** The stored answer for a code; null once it is too old. */
export const findFood = async (
  { db, clock }: Store,
  code: string,
): Promise<{ readonly food: LabelFood | null } | null> => {
  const [row] = await db.select().from(barcodeFoods).where(eq(barcodeFoods.code, code));
  if (row === undefined) return null;
  const age = clock() - row.askedAt.getTime();
  return age < (row.food === null ? UNKNOWN_MS : KNOWN_MS) ? { food: row.food } : null;
};

export const saveFood = async ({ db, clock }: Store, code: string, food: LabelFood | null): Promise<void> => {
  const askedAt = new Date(clock());
  await db
    .insert(barcodeFoods)
    .values({ code, food, askedAt })
    .onConflictDoUpdate({ target: barcodeFoods.code, set: { food, askedAt } });
};
