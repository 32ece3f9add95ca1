import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './ensure-built.ts';
import { ensureChromium } from './find-chromium.ts';
import { describeEngines, installEngines } from './find-engines.ts';
import { type Counts, countTests } from './test-counts.ts';

/** `npm test`: everything there is to check, in the order in which a mistake shows soonest. */
const CHECKS = [
  { name: 'format', tool: 'biome', args: ['format', '.'] },
  { name: 'lint', tool: 'biome', args: ['lint', '--error-on-warnings', '.'] },
  { name: 'types', tool: 'tsc', args: ['-b'] },
] as const;
const BUILD = { name: 'build', tool: 'tsx', args: ['scripts/build.ts'] } as const;
const SUITES_ON_SOURCES = ['architecture', 'unit', 'contract', 'integration', 'chaos'];
const SUITES_ON_THE_BUILD = ['build', 'e2e', 'engines'];

const RESULTS = join(ROOT, '.cache', 'test-results');

async function run(tool: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(join(ROOT, 'node_modules', '.bin', tool), args, { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

async function runCheck({ tool, args }: { tool: string; args: readonly string[] }): Promise<Counts> {
  return (await run(tool, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runSuite(name: string): Promise<Counts> {
  const file = join(RESULTS, `${name}.json`);
  await rm(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await run('vitest', ['run', '--project', name, ...reporters]);
  const report = await readFile(file, 'utf8').catch(() => null);
  return countTests(report, succeeded);
}

async function main(): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const rows: (readonly [string, Counts])[] = [];
  const record = async (name: string, counting: Promise<Counts>) => {
    process.stdout.write(`\n== ${name}\n`);
    rows.push([name, await counting]);
  };
  for (const check of CHECKS) await record(check.name, runCheck(check));
  for (const suite of SUITES_ON_SOURCES) await record(suite, runSuite(suite));
  await record('production build', runCheck(BUILD));
  ensureChromium();
  installEngines();
  for (const suite of SUITES_ON_THE_BUILD) await record(`${suite} tests`, runSuite(suite));

  process.stdout.write('\n');
  for (const [name, { passed, failed }] of rows) {
    process.stdout.write(`${name.padEnd(18)} ${passed} passed, ${failed} failed\n`);
  }
  process.stdout.write(`Engines: ${describeEngines()}\n`);
  const passed = rows.reduce((sum, [, counts]) => sum + counts.passed, 0);
  const failed = rows.reduce((sum, [, counts]) => sum + counts.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

await main();
