import { and, eq, inArray, sql } from 'drizzle-orm';
import { drinkLitres } from '../../src/domain/body/water/water-goal.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { DEFAULT_WATER_GOAL_L } from '../../src/domain/constants.ts';
import { foldDay, inOrder } from '../../src/domain/food/journal/fold.ts';
import { duePreparations } from '../../src/domain/kitchen/cooking/preparations.ts';
import { drinkerOf } from '../../src/domain/plan/making/member-facts.ts';
import { foldWeek } from '../../src/domain/plan/week/week.ts';
import { mayNameWeight, namesWeight, slotOf } from '../../src/domain/reminders/kinds.ts';
import type { Occurrence } from '../../src/domain/reminders/schedule.ts';
import type { Slot } from '../../src/terms/food.ts';
import type { JournalEntry, JournalKind } from '../../src/terms/journal.ts';
import type { Basics } from '../base/basics.ts';
import type { Database } from '../database/database.ts';
import { journalOperations, planInputs, profiles } from '../database/schema.ts';
import { entriesOf } from '../journal/read.ts';
import { readPlanRecord } from '../planning/plan-store.ts';

/** A reminder of one member that is due. */
export interface Due {
  readonly userId: string;
  readonly occurrence: Occurrence;
}

const KINDS: readonly JournalKind[] = [
  'water.add',
  'meal.eaten',
  'food.eaten',
  'meals.set',
  'weight.set',
  'shopping.bought',
  'entry.retract',
];
/** Today, tomorrow and the day after: no preparation is longer than 48 hours. */
const LAST_AHEAD = 2;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
const keyOf = (userId: string, day: string): string => `${userId} ${day}`;

/** Reads what members logged on the days that their reminders are about, in one statement. */
const readDays = async (
  db: Database,
  due: readonly Due[],
): Promise<ReadonlyMap<string, readonly JournalEntry[]>> => {
  const asked = new Map(due.map((each) => [keyOf(each.userId, each.occurrence.day), each]));
  const userIds = [...asked.values()].map(({ userId }) => userId);
  const days = [...asked.values()].map(({ occurrence }) => occurrence.day);
  const { userId, seq, id, day, kind, payload } = journalOperations;
  const rows = await db
    .select({ userId, seq, id, day, kind, payload })
    .from(sql`unnest(${sql.param(userIds)}::uuid[], ${sql.param(days)}::date[]) as asked(user_id, day)`)
    .innerJoin(
      journalOperations,
      and(eq(userId, sql`asked.user_id`), eq(day, sql`asked.day`), inArray(kind, [...KINDS])),
    );
  const found = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const key = keyOf(row.userId, row.day);
    const before = found.get(key);
    if (before === undefined) found.set(key, [row]);
    else before.push(row);
  }
  return new Map([...found].map(([key, of]) => [key, entriesOf(of)]));
};

interface Person {
  readonly waterGoal: number;
  readonly weightMayBeNamed: boolean;
}
/** Without a profile nothing is known that would allow to talk about weight. */
const NOBODY: Person = { waterGoal: DEFAULT_WATER_GOAL_L, weightMayBeNamed: false };

const readPeople = async (db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.userId, gender: profiles.gender, age: profiles.age, inputs: planInputs.inputs })
    .from(profiles)
    .leftJoin(planInputs, eq(planInputs.userId, profiles.userId))
    .where(inArray(profiles.userId, [...userIds]));
  return new Map(
    rows.map(({ id, inputs, ...profile }) => {
      const pregnantOrBreastfeeding = inputs?.pregnant_or_breastfeeding ?? false;
      const waterGoal = drinkLitres(drinkerOf(profile, inputs), {
        pregnantOrBreastfeeding,
        expectingStage: inputs?.expecting_stage ?? null,
      });
      const eatingDisorder = inputs?.eating_disorder ?? false;
      const weightMayBeNamed = mayNameWeight(profile.age, { pregnantOrBreastfeeding, eatingDisorder });
      return [id, { waterGoal, weightMayBeNamed }];
    }),
  );
};

/** True if something was eaten in the slot, or the member skips it. */
const isSlotDone = (entries: readonly JournalEntry[], slot: Slot): boolean => {
  const { eaten, foods } = foldDay(entries);
  if ([...eaten.values(), ...foods.values()].some((each) => each.slot === slot)) return true;
  const last = inOrder(entries).findLast((each) => each.kind === 'meals.set' && each.payload.slot === slot);
  return last?.kind === 'meals.set' && last.payload.meals?.length === 0;
};

const isDone = (
  { kind, day }: Occurrence,
  entries: readonly JournalEntry[],
  { waterGoal, weightMayBeNamed }: Person,
): boolean => {
  const slot = slotOf(kind);
  if (slot !== null) return isSlotDone(entries, slot);
  if (namesWeight(kind) && !weightMayBeNamed) return true;
  if (kind === 'water') return foldDay(entries).waterLitres >= waterGoal;
  if (kind === 'weight') return foldDay(entries).weightKg !== null;
  return (
    kind === 'shopping' &&
    inOrder(entries).some((entry) => entry.kind === 'shopping.bought' && entry.day === day)
  );
};

/** True if a meal of the stored plan asks for something to be begun by this time of the day. */
const hasPreparation = async (
  parts: Pick<Basics, 'db' | 'catalogue'>,
  { userId, occurrence: { day, minute } }: Due,
): Promise<boolean> => {
  const last = addDays(day, LAST_AHEAD);
  const { state, entries, catalogue } = await readPlanRecord(parts, userId, day, last);
  const stored = state?.stored;
  if (state == null || stored?.week == null) return false;
  const days = stored.week.days.filter(({ date }) => date >= day && date <= last);
  const { slots } = foldWeek({ id: stored.planId, days }, entries, state.facts.rules, catalogue);
  const meals = slots
    .filter(({ eaten }) => !eaten)
    .flatMap(({ date, slot, meals: of }) =>
      of.flatMap(({ recipeId }) => {
        const dish = catalogue.dishes.get(recipeId);
        return dish === undefined ? [] : [{ date, slot, dish }];
      }),
    );
  return duePreparations(meals, day, minute).some(({ isTime }) => isTime);
};

/** Leaves out the reminders of what members have done already, and of what must not be named to them. */
export const stillNeeded = async <D extends Due>(
  parts: Pick<Basics, 'db' | 'catalogue'>,
  due: readonly D[],
): Promise<readonly D[]> => {
  if (due.length === 0) return [];
  const { db } = parts;
  const about = due.filter(({ occurrence: { kind } }) => kind === 'water' || namesWeight(kind));
  const days = await readDays(db, due);
  const people = await readPeople(db, unique(about.map(({ userId }) => userId)));
  const needed: D[] = [];
  for (const each of due) {
    const { userId, occurrence } = each;
    const entries = days.get(keyOf(userId, occurrence.day)) ?? [];
    if (isDone(occurrence, entries, people.get(userId) ?? NOBODY)) continue;
    if (occurrence.kind === 'soak' && !(await hasPreparation(parts, each))) continue;
    needed.push(each);
  }
  return needed;
};
