import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './ensure-built.ts';
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

/** Runs one project of vitest.config.ts, or its `files` alone, and returns its counts, also if the run ends without a report. */
export async function runSuite(
  name: string,
  environment: Environment = {},
  files: readonly string[] = [],
): Promise<Counts> {
  const file = join(RESULTS, `${name}.json`);
  await rm(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await runTool('vitest', ['run', '--project', name, ...files, ...reporters], environment);
  const report = await readFile(file, 'utf8').catch(() => null);
  return countTests(report, succeeded);
}

type Row = readonly [name: string, counts: Counts];

/** Prints a line for each row and each failure below it, `remark`, and the total. The exit code is 1 if a test failed or none passed. */
export function reportTotals(rows: readonly Row[], remark: string): void {
  process.stdout.write('\n');
  for (const [name, { passed, failed, failures }] of rows) {
    process.stdout.write(`${name.padEnd(26)} ${passed} passed, ${failed} failed\n`);
    for (const failure of failures) process.stdout.write(`  failed: ${failure.replace(`${ROOT}/`, '')}\n`);
  }
  process.stdout.write(remark);
  const passed = rows.reduce((sum, [, counts]) => sum + counts.passed, 0);
  const failed = rows.reduce((sum, [, counts]) => sum + counts.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
