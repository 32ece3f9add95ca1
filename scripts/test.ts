import { mkdir } from 'node:fs/promises';
import { ensureChromium } from './find-chromium.ts';
import { describeDjango, installDjango } from './suites/find-django.ts';
import { describeEngines, installEngines } from './suites/find-engines.ts';
import { RESULTS, type Row, reportTotals, runSuites, runTool, timed } from './suites/run-suite.ts';
import type { Counts } from './suites/test-counts.ts';

/** `npm test`: everything there is to check, in the order in which a mistake shows soonest. */
const CHECKS = [
  { name: 'format', tool: 'biome', args: ['format', '.'] },
  { name: 'lint', tool: 'biome', args: ['lint', '--error-on-warnings', '.'] },
  { name: 'types', tool: 'tsc', args: ['-b'] },
] as const;
const BUILD = { name: 'build', tool: 'tsx', args: ['scripts/build.ts'] } as const;
/** Suites that run side by side: one that ends with a long file leaves no core idle. */
const SUITES_ON_SOURCES = [['architecture', 'chaos', 'contract', 'integration', 'unit'], ['screens']];
const SUITES_ON_THE_BUILD = ['build', 'e2e', 'engines'];

async function runCheck({ tool, args }: { tool: string; args: readonly string[] }): Promise<Counts> {
  const passed = await runTool(tool, args);
  return passed
    ? { passed: 1, failed: 0, failures: [], files: [] }
    : { passed: 0, failed: 1, failures: [[tool, ...args].join(' ')], files: [] };
}

async function main(): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const rows: Row[] = [];
  const record = async (name: string, counting: Promise<Counts>) => {
    process.stdout.write(`\n== ${name}\n`);
    rows.push(await timed(name, counting));
  };
  process.stdout.write(`\n== ${CHECKS.map(({ name }) => name).join(', ')}\n`);
  rows.push(...(await Promise.all(CHECKS.map((check) => timed(check.name, runCheck(check))))));
  installDjango();
  ensureChromium();
  for (const suites of SUITES_ON_SOURCES) await record(suites.join(', '), runSuites(suites));
  await record('production build', runCheck(BUILD));
  installEngines();
  await record(`${SUITES_ON_THE_BUILD.join(', ')} tests`, runSuites(SUITES_ON_THE_BUILD));

  reportTotals(rows, `Engines: ${describeEngines()}\nDjango: ${describeDjango()}\n`);
}

await main();
