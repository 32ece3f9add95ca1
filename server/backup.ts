import { parseArgs } from 'node:util';
import { err, type Result } from '../src/terms/result.ts';
import { writeBackupFolder } from './backup/backup-folder.ts';
import { backUpEmbedded } from './backup/embedded.ts';
import { backUpPostgres } from './backup/postgresql.ts';
import { readConfig } from './base/config.ts';

/** `npm run backup -- <folder>`, with the server's own settings: everything it stores, in a new folder. */
const backUp = async (folder: string | undefined): Promise<Result<null, string>> => {
  if (folder === undefined) return err('Say where to: npm run backup -- <new folder>');
  const config = readConfig(process.env);
  if (!config.ok) return err(config.error.join('\n'));
  const { databaseUrl, dataDir } = config.value;
  const now = Date.now();
  return databaseUrl === null
    ? writeBackupFolder(folder, { storage: 'embedded', now }, (into) => backUpEmbedded(dataDir, into))
    : writeBackupFolder(folder, { storage: 'postgresql', now }, (into) => backUpPostgres(databaseUrl, into));
};

// Health data: what this process writes is for its own account alone.
process.umask(0o077);

const { positionals } = parseArgs({ allowPositionals: true });
const made = await backUp(positionals[0]);
if (made.ok) process.stdout.write(`The backup is complete: ${positionals[0]}\n`);
else {
  process.stderr.write(`${made.error}\n`);
  process.exitCode = 1;
}
