import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database.ts';
import { openEmbeddedFolder, openPostgres } from '../../../server/database/open.ts';
import * as schema from '../../../server/database/schema.ts';
import { firstMigrations, MIGRATIONS } from '../../support/past-migrations.ts';
import { createDatabase, startPostgres } from '../../support/postgres.ts';
import { fillTables, findLost, readTables } from '../../support/table-rows.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

const pasts = MIGRATIONS.map((name, at) => [name, at + 1] as const);

/** Opened as this version opens it, a database of an earlier one has all that it had, and works. */
const expectUpgrade = async (past: OpenDatabase, open: () => Promise<OpenDatabase>): Promise<void> => {
  await fillTables(past.db);
  await fillTables(past.db);
  const before = await readTables(past.db);
  await past.close();

  const { db, close } = await open();
  expect(await findLost(db, before)).toEqual([]);
  await fillTables(db);
  const after = await readTables(db);
  expect(after.get('drizzle."__drizzle_migrations"')?.rows).toHaveLength(MIGRATIONS.length);
  await close();

  // A second start changes nothing.
  const again = await open();
  expect(await readTables(again.db)).toEqual(after);
  await again.close();
};

it.each(pasts)('an embedded database of %s is brought up to date with all its data', async (_, count) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sorrel-upgrade-'));
  const folder = join(dataDir, 'postgres');
  const migrationsFolder = firstMigrations(count);
  const client = await PGlite.create({ dataDir: folder });
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  await expectUpgrade({ db, close: () => client.close() }, () => openEmbeddedFolder(folder));
  for (const each of [dataDir, migrationsFolder]) rmSync(each, { recursive: true });
});

const fail = (error: Error): never => {
  throw error;
};

it.each(pasts)('a PostgreSQL server of %s is brought up to date with all its data', async (_, count) => {
  const { url, drop } = await createDatabase(postgres.url);
  const migrationsFolder = firstMigrations(count);
  const pool = new pg.Pool({ connectionString: url });
  const db = drizzlePg(pool, { schema });
  await migratePg(db, { migrationsFolder });
  await expectUpgrade({ db, close: () => pool.end() }, () => openPostgres(url, fail));
  await drop();
  rmSync(migrationsFolder, { recursive: true });
});

it('a PostgreSQL server is brought up to date once by servers that start at the same moment', async () => {
  const { url, drop } = await createDatabase(postgres.url);
  const opened = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, fail)));
  const [first] = opened;
  if (first === undefined) throw new Error('None was opened.');
  const { rows = [] } = (await readTables(first.db)).get('drizzle."__drizzle_migrations"') ?? {};
  expect(rows).toHaveLength(MIGRATIONS.length);
  for (const { close } of opened) await close();
  await drop();
});
