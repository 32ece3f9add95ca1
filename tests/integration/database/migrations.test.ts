import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import * as schema from '../../../server/database/schema.ts';
import { firstMigrations, MIGRATIONS } from '../../support/past-migrations.ts';
import { fillTables, findLost, readTables, type TableRows } from '../../support/table-rows.ts';

it('keeps every row of every release through all that follow, and through the way back', async () => {
  const client = await PGlite.create();
  const db = drizzle(client, { schema });
  const releases: ReadonlyMap<string, TableRows>[] = [];
  const bringTo = async (count: number): Promise<void> => {
    const folder = firstMigrations(count + 1);
    await migrate(db, { migrationsFolder: folder });
    rmSync(folder, { recursive: true });
  };
  for (const count of MIGRATIONS.keys()) {
    await bringTo(count);
    await fillTables(db);
    releases.push(await readTables(db));
  }
  expect(releases.map((tables) => tables.get('public."users"')?.rows.length)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  for (const release of releases) expect(await findLost(db, release)).toEqual([]);

  // An earlier release that is put back finds nothing to do, and leaves what is there.
  const newest = await readTables(db);
  for (const count of MIGRATIONS.keys()) await bringTo(count);
  expect(await readTables(db)).toEqual(newest);
  await client.close();
});
