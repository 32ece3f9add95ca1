import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { backUpPostgres, restorePostgres } from '../../../server/backup/postgresql.ts';
import { openPostgres } from '../../../server/database/open.ts';
import { startPostgres } from '../../support/postgres.ts';
import { fillTables, readTables } from '../../support/table-rows.ts';

const OPERATIONS = new URL('../../../docs/operations.md', import.meta.url);

const postgres = await startPostgres();
afterAll(() => postgres.stop());

const onDatabase = (name: string): string => {
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
};
const run = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A database whose dump runs a program wherever its rows are put back. */
const HOSTILE = [
  'create schema drizzle',
  `create function public.harm() returns boolean language plpgsql as
    $$ begin copy (select 1) to program 'true'; return true; end $$`,
  'create table public.users (id int check (public.harm()))',
  'insert into public.users values (1)',
];

it('works, and is restored, with the account that is written down, which may do nothing else, nor may a hostile dump', async () => {
  const [, text = ''] = /```sql\n([\s\S]+?)```/.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  const name = `sorrel_rights_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'sorrel-rights-'));
  const statements = text
    .replace(/\bsorrel\b/g, name)
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const inside = statements.findIndex((statement) => statement.includes('schema public'));
  await run(postgres.url, statements.slice(0, inside));
  try {
    await run(onDatabase(name), statements.slice(inside));
    const own = new URL(onDatabase(name));
    own.username = name;
    own.password = 'x';
    const { db, close } = await openPostgres(own.href, () => undefined);
    await fillTables(db);
    const before = await readTables(db);
    expect(before.get('public."users"')?.rows).toHaveLength(1);
    await close();

    expect(await backUpPostgres(own.href, folder)).toEqual({ ok: true, value: null });
    expect(await restorePostgres(folder, own.href, true)).toEqual({ ok: true, value: null });
    const again = await openPostgres(own.href, () => undefined);
    expect(await readTables(again.db)).toEqual(before);
    await again.close();

    await run(postgres.url, [`create database ${name}_hostile`]);
    await run(onDatabase(`${name}_hostile`), HOSTILE);
    rmSync(join(folder, 'database.dump'));
    expect(await backUpPostgres(onDatabase(`${name}_hostile`), folder)).toMatchObject({ ok: true });
    expect(await restorePostgres(folder, own.href, true)).toEqual({
      ok: false,
      error: expect.stringMatching(/permission denied|must be superuser/),
    });
    const kept = await openPostgres(own.href, () => undefined);
    expect(await readTables(kept.db)).toEqual(before);
    await kept.close();

    for (const forbidden of [
      'create role other',
      'create database other',
      'select * from pg_authid',
      "copy (select 1) to program 'true'",
      "select pg_read_file('PG_VERSION')",
      'alter system set work_mem = 4096',
    ]) {
      await expect(run(own.href, [forbidden]), forbidden).rejects.toThrow(
        /permission denied|must be superuser/,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
    await run(postgres.url, [
      `drop database if exists ${name}_hostile with (force)`,
      `drop database ${name} with (force)`,
      `drop role ${name}`,
    ]);
  }
});
