import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createApp } from '../../../server/create-app.ts';
import type { Database } from '../../../server/database/database.ts';
import {
  accessTokens,
  journalHeads,
  preferences,
  profiles,
  users,
  wellness,
} from '../../../server/database/schema.ts';
import { localDayAt } from '../../../src/domain/calendar/days.ts';
import { ACTIVITY_LEVELS, DIET_TYPES } from '../../../src/terms/profile.ts';
import { profileRow } from '../../chaos/backend.ts';
import { PREFERENCE } from '../../support/questionnaire-records.ts';
import { testParts } from '../../support/server-parts.ts';

export interface Seed {
  readonly members: readonly { readonly id: string; readonly token: string }[];
  /** The day everybody's plan and journal reach to. */
  readonly today: string;
}

const DAYS = 365;
const OPERATIONS_A_DAY = 8;
export const OPERATIONS = DAYS * OPERATIONS_A_DAY;
const TOKEN_MS = 3_600_000;

const profileOf = (userId: string, at: number, updatedAt: Date) => ({
  ...profileRow(userId, `Member ${at}`, updatedAt),
  gender: at % 2 === 0 ? ('Female' as const) : ('Male' as const),
  activityLevel: ACTIVITY_LEVELS[at % ACTIVITY_LEVELS.length] ?? 'sedentary',
  dietType: DIET_TYPES[at % DIET_TYPES.length] ?? 'vegetarian',
});

/** A year of a member's days: water, meals, ticks and a weight. */
const fillJournal = (db: Database, id: string, today: string) =>
  db.execute(sql`
    insert into journal_operations (user_id, seq, id, day, kind, payload)
    select ${id}::uuid, place, gen_random_uuid(),
      ${today}::date - ${DAYS}::int + 1 + (place - 1) / ${OPERATIONS_A_DAY}::int,
      case place % ${OPERATIONS_A_DAY}::int when 0 then 'weight.set' when 1 then 'shopping.tick'
        when 2 then 'meal.eaten' when 3 then 'meal.eaten' when 4 then 'meal.eaten' else 'water.add' end,
      case place % ${OPERATIONS_A_DAY}::int when 0 then '{"kg": 66.5}'::jsonb
        when 1 then '{"item": "Grains/Oats", "ticked": true}'
        when 2 then '{"planId": null, "slot": "breakfast", "dish": "porridge", "kcal": 310, "eaten": true}'
        when 3 then '{"planId": null, "slot": "lunch", "dish": "soup", "kcal": 520, "eaten": true}'
        when 4 then '{"planId": null, "slot": "dinner", "dish": "dal", "kcal": 480, "eaten": true}'
        else '{"litres": 0.25}' end
    from generate_series(1, ${OPERATIONS}::int) place`);

/** Members who have answered the questionnaires, have a plan, and have kept a journal for a year. */
export const seedHousehold = async (db: Database, count: number): Promise<Seed> => {
  const { parts } = testParts(db, Date.now, 1);
  const now = Date.now();
  const at = new Date(now);
  const members = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
  await db.insert(users).values(
    members.map(({ id }, n) => ({
      id,
      email: `member${n}@sorrel.example`,
      username: `member${n}`,
      passwordHash: '',
      verifiedAt: at,
      createdAt: at,
    })),
  );
  await db.insert(accessTokens).values(
    members.map(({ id, token }) => ({
      tokenHash: createHash('sha256').update(token).digest('hex'),
      userId: id,
      expiresAt: new Date(now + TOKEN_MS),
    })),
  );
  await db.insert(profiles).values(members.map(({ id }, n) => profileOf(id, n, at)));
  await db
    .insert(preferences)
    .values(
      members.map(({ id }) => ({ userId: id, allergies: 'peanuts', answers: PREFERENCE, updatedAt: at })),
    );
  await db.insert(wellness).values(
    members.map(({ id }) => ({
      userId: id,
      answers: { chronic_conditions: ['No'], sleep_quality: ['Good'] },
      updatedAt: at,
    })),
  );
  const today = localDayAt(now, 0);
  for (const { id } of members) await fillJournal(db, id, today);
  await db.insert(journalHeads).values(members.map(({ id }) => ({ userId: id, lastSeq: OPERATIONS })));

  const settings = { publicUrl: null, backends: [], staticDir: null, devPages: false };
  const app = createApp(parts, settings);
  for (const { id, token } of members) {
    const headers = { Authorization: `Bearer ${token}` };
    await app.hono.request(`/django/nutrition/meal/${id}`, { headers });
  }
  await app.settled();
  await db.execute(sql`vacuum analyze`);
  return { members, today };
};
