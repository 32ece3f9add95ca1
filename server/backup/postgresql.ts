import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { bringBack, dropAside, isAside, KEEP_INSTEAD, moveAside, SCHEMAS } from '../database/aside.ts';
import { migrateClient } from '../database/open.ts';

const DUMP = 'database.dump';
const ONLY_SCHEMAS = SCHEMAS.map((schema) => `--schema=${schema}`);

/** PostgreSQL's own programs read the password from their environment: a command line is seen by everybody. */
const runTool = (
  tool: string,
  databaseUrl: string,
  args: readonly string[],
): Promise<Result<null, string>> => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(tool, [...args, `--dbname=${url.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return new Promise((resolve) => {
    child.once('error', () =>
      resolve(err(`${tool} cannot be run: install PostgreSQL's client programs (postgresql-client).`)),
    );
    child.once('close', (code) =>
      resolve(code === 0 ? ok(null) : err(`${tool} ended with code ${code}: ${complaint.trim()}`)),
    );
  });
};

/** Dumps the database, with the photos in it, as it is at one moment; servers may go on. */
export const backUpPostgres = (databaseUrl: string, into: string): Promise<Result<null, string>> =>
  tried(async () =>
    (await connected(databaseUrl, isAside))
      ? err(
          `A restore is under way or was interrupted. Let it end, or run it again, before a backup. ${KEEP_INSTEAD}`,
        )
      : runTool('pg_dump', databaseUrl, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          ...ONLY_SCHEMAS,
          `--file=${join(into, DUMP)}`,
        ]),
  );

const otherConnections = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
};

const holdsData = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from public.${name} limit 1`);
    if (rowCount === 1) return true;
  }
  return false;
};

/** A connection for one piece of work: one that had to wait for PostgreSQL's programs might be closed by then. */
const connected = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Its failure is that of the query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Turns a thrown database error into a sentence. */
const tried = async (work: () => Promise<Result<null, string>>): Promise<Result<null, string>> => {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return err(`The database failed: ${cause instanceof Error ? cause.message : 'unknown reason'}`);
  }
};

const makeRoom = async (client: pg.Client, replace: boolean): Promise<Result<null, string>> => {
  const others = await otherConnections(client);
  if (others > 0) return err(`The database has ${others} open connections: stop the servers first.`);
  const refused = 'The database already holds data. To lose it for the backup, add --replace.';
  if (!replace && (await holdsData(client)))
    return err((await isAside(client)) ? `${refused} ${KEEP_INSTEAD}` : refused);
  // An interrupted restore moved the data aside; only a finished restore may drop it.
  await bringBack(client);
  if (!replace && (await holdsData(client))) return err(refused);
  await moveAside(client);
  return ok(null);
};

const fill = async (backup: string, databaseUrl: string): Promise<Result<null, string>> => {
  const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', ...ONLY_SCHEMAS];
  const filled = await runTool('pg_restore', databaseUrl, [...flags, join(backup, DUMP)]);
  if (!filled.ok) return filled;
  await connected(databaseUrl, migrateClient);
  return ok(null);
};

/** Puts a backup into a database, brought up to this version; `replace` allows losing what is there. */
export const restorePostgres = async (
  backup: string,
  databaseUrl: string,
  replace: boolean,
): Promise<Result<null, string>> => {
  const room = await tried(() => connected(databaseUrl, (client) => makeRoom(client, replace)));
  if (!room.ok) return room;
  const filled = await tried(() => fill(backup, databaseUrl));
  const ended = await tried(async () => {
    await connected(databaseUrl, filled.ok ? dropAside : bringBack);
    return ok(null);
  });
  if (ended.ok) return filled;
  return err(
    filled.ok
      ? `The backup is restored, but what it replaces is still there. ${ended.error}`
      : `${filled.error}\nWhat was there before is kept: run the restore again. ${ended.error}`,
  );
};
