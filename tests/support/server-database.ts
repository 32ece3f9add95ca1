import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../server/database/database.ts';
import { migrationsFolder, openEmbedded, openPostgres } from '../../server/database/open.ts';

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

/**
 * A fresh database in memory, migrated. With TEST_DATABASE_URL the emptied one of a PostgreSQL server
 * instead, one test file at a time.
 */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) {
    const opened = await openPostgres(url, (error) => process.stderr.write(`${error.message}\n`));
    await emptyDatabase(opened.db);
    return opened;
  }
  const path = snapshotPath();
  if (!existsSync(path)) await makeSnapshot(path);
  return openEmbedded({ loadDataDir: new Blob([new Uint8Array(readFileSync(path))]) });
};

/** Every row of every table, gone. */
export const emptyDatabase = async (db: Database): Promise<void> => {
  const { rows } = (await db.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )) as unknown as { rows: readonly { name: string }[] };
  const names = rows.map(({ name }) => name).join(', ');
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
};
