import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
export const DIST = join(ROOT, 'dist');
/** Written last into a build, so that an interrupted one counts as none. */
export const COMPLETE = '.vite/complete';

const SOURCES = ['src', 'sw', 'catalogue', 'public', 'scripts', 'index.html', 'app.html', 'vite.config.ts'];

export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function newestSource(): Promise<number> {
  const listed = SOURCES.map((name) => join(ROOT, name));
  const files = await Promise.all(
    listed.map(async (path) => ((await stat(path)).isDirectory() ? filesUnder(path) : [path])),
  );
  const times = files.flat().filter((file) => !file.endsWith('.tsbuildinfo'));
  return Math.max(...(await Promise.all(times.map(async (file) => (await stat(file)).mtimeMs))));
}

/** Builds into a folder, as `npm run build` does. Throws when the build fails. */
export async function buildInto(
  outDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const build = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts/build.ts'), outDir], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment, CI: '1' },
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The build failed with code ${code}.`);
}

/** Builds unless a complete build younger than every source is there. */
export async function ensureBuilt(
  outDir = DIST,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const complete = join(outDir, COMPLETE);
  if (existsSync(complete) && (await stat(complete)).mtimeMs > (await newestSource())) return;
  await buildInto(outDir, environment);
}
