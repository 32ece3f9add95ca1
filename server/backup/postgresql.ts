import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { openPostgres } from '../database/open.ts';

const DUMP = 'database.dump';
/** The tables, and the list of migrations that made them. */
const SCHEMAS = ['public', 'drizzle'];
const aside = (schema: string): string => `replaced_${schema}`;

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
  runTool('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${join(into, DUMP)}`,
  ]);

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

const existing = async (client: pg.Client, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await client.query<{ nspname: string }>(
    'select nspname from pg_namespace where nspname = any($1)',
    [names],
  );
  return rows.map(({ nspname }) => nspname);
};

const drop = async (client: pg.Client, schemas: readonly string[]): Promise<void> => {
  for (const schema of schemas) await client.query(`drop schema if exists ${schema} cascade`);
};

/** Fills the emptied database; where that fails, what was there before comes back. */
const exchange = async (
  client: pg.Client,
  fill: () => Promise<Result<null, string>>,
): Promise<Result<null, string>> => {
  const schemas = await existing(client, SCHEMAS);
  await client.query('begin');
  await drop(client, SCHEMAS.map(aside));
  for (const schema of schemas) await client.query(`alter schema ${schema} rename to ${aside(schema)}`);
  await client.query('create schema public');
  await client.query('commit');
  const filled = await fill();
  await client.query('begin');
  if (filled.ok) await drop(client, SCHEMAS.map(aside));
  else {
    await drop(client, SCHEMAS);
    for (const schema of schemas) await client.query(`alter schema ${aside(schema)} rename to ${schema}`);
  }
  await client.query('commit');
  return filled;
};

/** Puts a backup into a database, brought up to this version; `replace` allows losing what is there. */
export const restorePostgres = async (
  backup: string,
  databaseUrl: string,
  replace: boolean,
): Promise<Result<null, string>> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const others = await otherConnections(client);
    if (others > 0) return err(`The database has ${others} open connections: stop the servers first.`);
    if (!replace && (await holdsData(client))) {
      return err('The database already holds data. To lose it for the backup, add --replace.');
    }
    const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
    return await exchange(client, async () => {
      const filled = await runTool('pg_restore', databaseUrl, [...flags, join(backup, DUMP)]);
      if (!filled.ok) return filled;
      const { close } = await openPostgres(databaseUrl, () => undefined);
      await close();
      return ok(null);
    });
  } finally {
    await client.end();
  }
};
