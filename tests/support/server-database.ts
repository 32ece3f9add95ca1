import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from '../../server/database/database.ts';
import { migrationsFolder, openEmbedded, openPostgres } from '../../server/database/open.ts';
import * as schema from '../../server/database/schema.ts';
import { createDatabase } from './postgres.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/sorrel/', import.meta.url));

const snapshotPath = (): string => {
  const hash = createHash('sha256').update(process.version);
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  hash.update(readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)));
  return join(CACHE, `database-${hash.digest('hex').slice(0, 16)}.tar`);
};

/** Creating a cluster takes seconds, loading one a fraction: a migrated one is kept between test files. */
const makeSnapshot = async (path: string): Promise<void> => {
  const { client } = await openEmbedded({});
  const snapshot = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await snapshot.arrayBuffer()));
  renameSync(unfinished, path);
};

export interface TestDatabase extends OpenDatabase {
  /** The database as each instance of a server has it: two on a PostgreSQL server, one where it is embedded. */
  readonly instances: readonly Database[];
}

const INSTANCES = 2;
const CONNECTIONS_MAX = 10;

/** Without timers of its own: a test may hold the clock. A test's writes need not outlive a power failure. */
const openPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    idleTimeoutMillis: 0,
    options: '-c synchronous_commit=off',
  });

const openOnServer = async (serverUrl: string): Promise<TestDatabase> => {
  const { url, drop } = await createDatabase(serverUrl);
  const migrated = await openPostgres(url, (error) => process.stderr.write(`${error.message}\n`));
  await migrated.close();
  const pools = Array.from({ length: INSTANCES }, () => openPool(url));
  const [db, ...others] = pools.map((pool): Database => drizzle(pool, { schema }));
  if (db === undefined) throw new Error('A server has at least one instance.');
  const close = async (): Promise<void> => {
    await Promise.all(pools.map((pool) => pool.end()));
    await drop();
  };
  return { db, instances: [db, ...others], close };
};

/** Embedded databases whose test file is done with them: the next one of this process empties and takes one. */
const idle: OpenDatabase[] = [];

const openEmpty = async (): Promise<OpenDatabase> => {
  const left = idle.pop();
  if (left !== undefined) {
    await emptyDatabase(left.db);
    return left;
  }
  const path = snapshotPath();
  if (!existsSync(path)) await makeSnapshot(path);
  return openEmbedded({ loadDataDir: new Blob([new Uint8Array(readFileSync(path))]) });
};

/** Returns a text that changes when a test changes the schema, and not when it only fills tables. */
const shapeOf = async (db: Database): Promise<string> => {
  const parts = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc'];
  const counts = parts.map((part) => `(select count(*) from ${part}) as ${part}`).join(', ');
  const { rows } = (await db.execute(sql.raw(`select ${counts}`))) as unknown as { rows: readonly unknown[] };
  return JSON.stringify(rows);
};

const openInMemory = async (): Promise<TestDatabase> => {
  const { db, close } = await openEmpty();
  const shape = await shapeOf(db);
  return {
    db,
    instances: [db],
    close: async () => {
      if ((await shapeOf(db)) === shape) idle.push({ db, close });
      else await close();
    },
  };
};

/**
 * An empty database, migrated: of the PostgreSQL server that TEST_DATABASE_URL names, or in memory. Every server of a
 * test gets its database here.
 */
export const openTestDatabase = (): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? openInMemory() : openOnServer(url);
};

/**
 * Every row of every table, gone, and every count begun anew: in one statement, at whose end what refers to a row is
 * gone like it. Truncating so many tables takes many times as long.
 */
export const emptyDatabase = async (db: Database): Promise<void> => {
  const { rows } = (await db.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )) as unknown as { rows: readonly { name: string }[] };
  const deletes = rows.map(({ name }, at) => `gone${at} as (delete from ${name})`).join(', ');
  await db.execute(
    sql.raw(`with ${deletes} select setval(seqrelid, seqstart, false) from pg_sequence
      join pg_class on pg_class.oid = seqrelid where relnamespace = 'public'::regnamespace`),
  );
};
