import { parseArgs } from 'node:util';
import { err, type Result } from '../src/terms/result.ts';
import { readBackupNote } from './backup/backup-folder.ts';
import { restoreEmbedded } from './backup/embedded.ts';
import { restorePostgres } from './backup/postgresql.ts';
import { readConfig } from './base/config.ts';

/** `npm run restore -- <folder> [--replace]`, with the settings of the server that gets the data. */
const restore = async (folder: string | undefined, replace: boolean): Promise<Result<null, string>> => {
  if (folder === undefined) return err('Say from where: npm run restore -- <folder of a backup> [--replace]');
  const config = readConfig(process.env);
  if (!config.ok) return err(config.error.join('\n'));
  const note = readBackupNote(folder);
  if (!note.ok) return note;
  const { databaseUrl, dataDir } = config.value;
  if (note.value.storage === 'embedded') {
    return databaseUrl === null
      ? restoreEmbedded(folder, dataDir, replace)
      : err('This is a backup of an embedded database: restore it without DATABASE_URL.');
  }
  return databaseUrl === null
    ? err('This is a backup of a PostgreSQL server: name the database in DATABASE_URL.')
    : restorePostgres(folder, databaseUrl, replace);
};

// Health data: what this process writes is for its own account alone.
process.umask(0o077);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const done = await restore(positionals[0], values.replace);
if (done.ok) process.stdout.write('The backup is restored.\n');
else {
  process.stderr.write(`${done.error}\n`);
  process.exitCode = 1;
}
