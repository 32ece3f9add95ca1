import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../../server/database/open.ts';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const journal: Journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));

export const MIGRATIONS: readonly string[] = journal.entries.map(({ tag }) => tag);

/** Makes a temporary folder with the first `count` migrations, as an earlier release had them, and returns its path. */
export const firstMigrations = (count: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sorrel-migrations-'));
  mkdirSync(join(folder, 'meta'));
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
};
