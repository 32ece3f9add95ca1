import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../server/database/database.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import { PLAN_INPUTS, rightRequests } from '../support/contract-requests.ts';
import { startPostgres } from '../support/postgres.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';
import { seedYear } from './interactions/year.ts';

const MEMBERS = 10;
const QUESTIONS_A_YEAR = 104;
/** Keys are kept for thirty days. */
const KEPT_KEYS = 30 * 20;
const PHOTO_SIDE = 800;

/** A photo that is as hard to compress as one with much in it. */
const busyPhoto = async (): Promise<Blob> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const create = { width: PHOTO_SIDE, height: PHOTO_SIDE, channels: 3, background: 'grey', noise } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' });
};

const fillAccount = async (server: TestServer, member: TestMember, photo: Blob): Promise<void> => {
  for (const name of ['createProfile', 'createLifestyle', 'createPreference', 'addWellness'] as const)
    await server.call(endpoints[name], await rightRequests[name](server, member));
  const { id, token } = member;
  const inputs = { params: { userId: id }, body: { user: id, ...PLAN_INPUTS }, token };
  await server.call(endpoints.putPlanInputs, inputs);
  await server.call(endpoints.getMealPlan, { params: { userId: id }, token });
  await server.settled();
  const upload = { params: { userId: id }, body: { user: id, photo }, token };
  await server.call(endpoints.uploadPhoto, upload);
};

const fillYear = async (db: Database, id: string, now: number): Promise<void> => {
  await seedYear({ db }, id, localDayAt(now, 0));
  await db.execute(sql`insert into chat_messages (id, user_id, role, text, created_at)
    select gen_random_uuid(), ${id}, role, repeat('What a person asks. ', case role when 'user' then 3 else 20 end), now()
    from generate_series(1, ${QUESTIONS_A_YEAR}::int), unnest(array['user', 'assistant']) role`);
  await db.execute(sql`insert into idempotency_keys
    select ${id}, gen_random_uuid(), md5(n::text) || md5(n::text), gen_random_uuid(), now(),
      '{"accepted":[{"id":"' || gen_random_uuid() || '","seq":' || n || '}]}', now()
    from generate_series(1, ${KEPT_KEYS}::int) n`);
};

interface Size {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
  readonly indexes: number;
}

/**
 * What one member's account and one year of keen use take on a PostgreSQL server, tables and indexes: meals,
 * water, weights, cooking and shopping of every day, two questions to the coach a week, and one photo.
 */
export async function measure() {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  const server = await startTestServer();
  try {
    const { db } = server.parts;
    const photo = await busyPhoto();
    for (let at = 0; at < MEMBERS; at += 1) {
      const member = await server.signUpMember();
      await fillAccount(server, member, photo);
      await fillYear(db, member.id, server.clock.now());
    }
    await db.execute(sql`vacuum analyze`);
    const { rows } = (await db.execute(sql`
      select relname as "table", n_live_tup::int as rows, pg_total_relation_size(relid)::int as bytes,
        pg_indexes_size(relid)::int as indexes
      from pg_stat_user_tables where n_live_tup >= ${MEMBERS} order by bytes desc`)) as unknown as {
      rows: Size[];
    };
    const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
    const each = ({ table, rows: count, bytes, indexes }: Size) => ({
      table,
      'rows per member': Math.round(count / MEMBERS),
      'kB per member': Number((bytes / MEMBERS / 1000).toFixed(1)),
      'of which indexes': Number((indexes / MEMBERS / 1000).toFixed(1)),
    });
    return [
      ...rows.map(each),
      { table: 'all', 'kB per member': Number((total / MEMBERS / 1000).toFixed(1)) },
    ];
  } finally {
    await server.stop();
    await postgres.stop();
  }
}
