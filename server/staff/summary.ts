import { and, count, eq, gte, isNull, lt, lte, or, sql, sum } from 'drizzle-orm';
import type { StaffSummary } from '../../src/contract/staff.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { MEMBERSHIPS } from '../../src/domain/membership.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';
import type { Database } from '../database/database.ts';
import { paidMemberships, planCounts, profiles, users } from '../database/schema.ts';
import { isMember } from './members.ts';

const PERIOD_DAYS = 7;

/** The first moment after a UTC day. */
const endOf = (day: LocalDay): Date => new Date(`${addDays(day, 1)}T00:00:00Z`);

const memberAt = (moment: Date) =>
  and(isMember, lt(users.createdAt, moment), or(isNull(users.deletedAt), gte(users.deletedAt, moment)));

/** Revenue at the end of each day, in US dollars a month. */
const readRevenue = async (db: Database, days: readonly LocalDay[]): Promise<StaffSummary['revenue']> => {
  const heldAt = (moment: Date) =>
    and(
      lt(paidMemberships.startedAt, moment),
      or(isNull(paidMemberships.endedAt), gte(paidMemberships.endedAt, moment)),
    );
  const held = Object.fromEntries(
    days.map((day) => [day, sql`count(*) filter (where ${heldAt(endOf(day))})`.mapWith(Number)]),
  );
  const rows = await db
    .select({ type: paidMemberships.type, ...held })
    .from(paidMemberships)
    .groupBy(paidMemberships.type);
  const members = (type: string, day: LocalDay): number =>
    Number(rows.find((row) => row.type === type)?.[day as 'type'] ?? 0);
  return days.map((day) => ({
    day,
    amount: MEMBERSHIPS.reduce(
      (total, { type, pricePerMonth }) => total + members(type, day) * pricePerMonth,
      0,
    ),
  }));
};

/** The figures of the seven UTC days from `start`; the revenue of days to come is left out. */
export const readSummary = async (db: Database, start: LocalDay, today: LocalDay): Promise<StaffSummary> => {
  const days = Array.from({ length: PERIOD_DAYS }, (_, offset) => addDays(start, offset));
  const end = addDays(start, PERIOD_DAYS - 1);
  const from = new Date(`${start}T00:00:00Z`);
  const until = endOf(end);
  const [members] = await db
    .select({
      users: count(),
      // A location is written "city, country".
      countries:
        sql`count(distinct nullif(lower(trim(regexp_replace(${profiles.location}, '^.*,', ''))), ''))`.mapWith(
          Number,
        ),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(memberAt(until));
  const [made] = await db
    .select({ plans: sum(planCounts.made).mapWith(Number) })
    .from(planCounts)
    .where(and(gte(planCounts.day, start), lte(planCounts.day, end)));
  const [ended] = await db
    .select({ canceled: count() })
    .from(paidMemberships)
    .where(
      and(
        eq(paidMemberships.canceled, true),
        gte(paidMemberships.endedAt, from),
        lt(paidMemberships.endedAt, until),
      ),
    );
  return {
    start,
    end,
    users: members?.users ?? 0,
    meal_plans: made?.plans ?? 0,
    countries: members?.countries ?? 0,
    canceled: ended?.canceled ?? 0,
    revenue: await readRevenue(
      db,
      days.filter((day) => day <= today),
    ),
  };
};
