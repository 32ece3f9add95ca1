import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number that only this program uses. */
const MIGRATION_LOCK = 7_305_321;

const CONNECTIONS_MAX = 20;
/** A connection that is closed takes the plans of its prepared statements with it. */
const IDLE_MS = 5 * 60_000;

/** PostgreSQL inside this process, migrated; in memory where the options name no folder. */
export const openEmbedded = async (
  options: PGliteOptions,
): Promise<OpenDatabase & { readonly client: PGlite }> => {
  const client = await PGlite.create(options);
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return { db, client, close: () => client.close() };
};

/** A PostgreSQL server, migrated. Instances that start together migrate one after the other. */
export const openPostgres = async (url: string, onError: (error: Error) => void): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
  });
  pool.on('error', onError);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(client, { schema }), { migrationsFolder });
  } finally {
    // Closing the connection frees the lock, whatever happened.
    client.release(true);
  }
  return { db: drizzlePg(pool, { schema }), close: () => pool.end() };
};
