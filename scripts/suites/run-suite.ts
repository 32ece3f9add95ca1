import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../ensure-built.ts';
import { type Counts, countTests } from './test-counts.ts';

export const RESULTS = join(ROOT, '.cache', 'test-results');

type Environment = Readonly<Record<string, string>>;

/** Runs a binary from node_modules with the output of this process. Returns true if it exits with 0. */
export async function runTool(
  tool: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<boolean> {
  const child = spawn(join(ROOT, 'node_modules', '.bin', tool), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/**
 * Runs projects of vitest.config.ts side by side, or of one project `files` alone, and returns their counts, also if the
 * run ends without a report.
 */
export async function runSuites(
  names: readonly string[],
  environment: Environment = {},
  files: readonly string[] = [],
): Promise<Counts> {
  const file = join(RESULTS, `${names.join('-')}.json`);
  await rm(file, { force: true });
  const projects = names.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await runTool('vitest', ['run', ...projects, ...files, ...reporters], environment);
  const report = await readFile(file, 'utf8').catch(() => null);
  return countTests(report, succeeded);
}

export interface Row {
  readonly name: string;
  readonly counts: Counts;
  /** Wall time in milliseconds. */
  readonly ms: number;
}

const SLOWEST = 10;

const minutes = (ms: number): string => `${(ms / 60_000).toFixed(1)} min`;
const withoutRoot = (text: string): string => text.replace(`${ROOT}/`, '');

/** Waits for the counts of one row and notes how long they took. */
export async function timed(name: string, counting: Promise<Counts>): Promise<Row> {
  const start = performance.now();
  const counts = await counting;
  return { name, counts, ms: performance.now() - start };
}

/**
 * Prints a line with counts and minutes for each row, each failure below it, the slowest test files, `remark`, and
 * the total. The exit code is 1 if a test failed or none passed.
 */
export function reportTotals(rows: readonly Row[], remark: string): void {
  process.stdout.write('\n');
  for (const { name, counts, ms } of rows) {
    const { passed, failed, failures } = counts;
    process.stdout.write(`${name.padEnd(52)} ${passed} passed, ${failed} failed`.padEnd(82));
    process.stdout.write(`${minutes(ms)}\n`);
    for (const failure of failures) process.stdout.write(`  failed: ${withoutRoot(failure)}\n`);
  }
  const slowest = rows
    .flatMap(({ counts }) => counts.files)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  process.stdout.write('Slowest files:\n');
  for (const { name, ms } of slowest)
    process.stdout.write(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${withoutRoot(name)}\n`);
  process.stdout.write(remark);
  const passed = rows.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = rows.reduce((sum, { counts }) => sum + counts.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
