import type pg from 'pg';

/** The tables, and the list of migrations that made them. */
export const SCHEMAS = ['public', 'drizzle'];
const aside = (schema: string): string => `replaced_${schema}`;

const dropping = `drop schema if exists ${SCHEMAS.map(aside).join(', ')} cascade`;

/** The other way out of a restore that was interrupted, for whoever reads about it. */
export const KEEP_INSTEAD = `To keep what the database holds now instead: ${dropping}`;

type Client = Pick<pg.Client, 'query'>;

const existing = async (client: Client, schemas: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1)',
    [schemas],
  );
  return rows.map(({ name }) => name);
};

/** True if a restore has moved away what the database held, and has not come to its end. */
export const isAside = async (client: Client): Promise<boolean> =>
  (await existing(client, SCHEMAS.map(aside))).length > 0;

/** Empties the database for a restore; what it held is kept beside. */
export const moveAside = async (client: Client): Promise<void> => {
  const schemas = await existing(client, SCHEMAS);
  await client.query('begin');
  for (const schema of schemas) await client.query(`alter schema ${schema} rename to ${aside(schema)}`);
  for (const schema of SCHEMAS) await client.query(`create schema ${schema}`);
  await client.query('commit');
};

/** Puts back what was moved aside, if anything was, in the place of what has come there since. */
export const bringBack = async (client: Client): Promise<void> => {
  if (!(await isAside(client))) return;
  await client.query('begin');
  for (const schema of SCHEMAS) await client.query(`drop schema if exists ${schema} cascade`);
  for (const schema of SCHEMAS)
    if ((await existing(client, [aside(schema)])).length > 0)
      await client.query(`alter schema ${aside(schema)} rename to ${schema}`);
  await client.query('commit');
};

export const dropAside = async (client: Client): Promise<void> => {
  await client.query(dropping);
};
