import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { isAside, KEEP_INSTEAD } from './aside.ts';
import type { Connections, Database, OpenDatabase } from './database.ts';
import * as schema from './schema.ts';
import { isUnavailable } from './unavailable.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number that only this program uses. */
const MIGRATION_LOCK = 7_305_321;

const HALF_RESTORED = `a restore is under way or was interrupted. Let it end, or run it again: npm run restore. ${KEEP_INSTEAD}`;

const CONNECTIONS_MAX = 20;
const CONNECT_WITHIN_MS = 5_000;
const TABLE_WITHIN_MS = 5_000;
/** As long as the app waits for an answer. A connection that is needed for longer is taken for dead. */
const HELD_AT_MOST_MS = 15_000;
/** A connection that is closed takes the plans of its prepared statements with it. */
const IDLE_MS = 5 * 60_000;

/** True if a folder holds a database of the embedded PostgreSQL. */
export const isCluster = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/** After so many statements everything else that waits for the thread gets its turn. */
const STATEMENTS_A_TURN = 8;

/**
 * Statements are worked on by this thread, one after the other: while some wait, nothing else of the process would get
 * its turn before the last of them is done.
 */
const giveTurns = (client: PGlite): void => {
  const work = client.execProtocolRaw.bind(client);
  let statements = 0;
  client.execProtocolRaw = async (...message) => {
    statements += 1;
    if (statements % STATEMENTS_A_TURN === 0) await nextTurn();
    return work(...message);
  };
};

/** PostgreSQL inside this process, migrated; in memory where the options name no folder. */
export const openEmbedded = async (
  options: PGliteOptions,
): Promise<OpenDatabase & { readonly client: PGlite }> => {
  const client = await PGlite.create(options);
  giveTurns(client);
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return { db, client, close: () => client.close() };
};

/**
 * `openEmbedded` in a folder. It is made beside its place and then moved there: a start that is killed leaves
 * no half of a cluster behind.
 */
export const openEmbeddedFolder = async (folder: string): Promise<OpenDatabase> => {
  if (!isCluster(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const made = await PGlite.create({ dataDir: unfinished });
    await made.close();
    renameSync(unfinished, folder);
  }
  return openEmbedded({ dataDir: folder });
};

/** Brings a database up to date. Closing the connection frees the lock, whatever happened. */
export const migrateClient = async (client: pg.Client): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  // A waiting lock blocks everybody behind it, so an upgrade that waits too long starts anew.
  await client.query(`set lock_timeout = ${TABLE_WITHIN_MS}`);
  await migratePg(drizzlePg(client, { schema }), { migrationsFolder });
};

const migrateServer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  await client.connect();
  try {
    if (await isAside(client)) throw new Error(HALF_RESTORED);
    await migrateClient(client);
  } finally {
    await client.end();
  }
};

/** Gives up connections whose server has fallen silent, and survives those that it closes. */
const guardConnections = (pool: pg.Pool, onError: (error: Error) => void): void => {
  pool.on('error', onError);
  // While a connection is in use its failure is that of the query; without a listener it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const held = new WeakMap<pg.PoolClient, ReturnType<typeof setTimeout>>();
  pool.on('acquire', (client) => {
    held.set(
      client,
      setTimeout(() => void client.end(), HELD_AT_MOST_MS),
    );
  });
  pool.on('release', (_, client) => clearTimeout(held.get(client)));
};

/** Drizzle's own keeps the connection of a transaction that could not even begin. */
const transactOn = (pool: pg.Pool): Database['transaction'] => {
  const databases = new WeakMap<pg.PoolClient, Database>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = databases.get(client) ?? drizzlePg(client, { schema });
    databases.set(client, db);
    try {
      const result = await db.transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      client.release(isUnavailable(error));
      throw error;
    }
  };
};

/** A PostgreSQL server, migrated. Instances that start together migrate one after the other. */
export const openPostgres = async (
  url: string,
  onError: (error: Error) => void,
): Promise<OpenDatabase & Connections> => {
  await migrateServer(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
  });
  guardConnections(pool, onError);
  return {
    db: Object.assign(drizzlePg(pool, { schema }), { transaction: transactOn(pool) }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
};
