import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/postgres.ts';
import { installDjango } from './suites/find-django.ts';
import { RESULTS, type Row, reportTotals, runSuites, runTool, timed } from './suites/run-suite.ts';
import type { Counts } from './suites/test-counts.ts';

/**
 * `npm run test:long` runs everything that takes too long for `npm test`; `npm run test:long -- kills fuzz` runs parts
 * of it. The defaults fit into one sitting. LONG_SCALE=10 makes ten times as many kills and hostile requests, and
 * `--schedules 10000` plays that many schedules of faults.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { schedules: { type: 'string', default: '1000' } },
});

/** A suite that touches a server, on the PostgreSQL server of TEST_DATABASE_URL or on one of this run alone. */
async function runOnPostgres(suite: string): Promise<Counts> {
  const postgres = await startPostgres();
  try {
    return await runSuites([suite], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function runSchedules(): Promise<Counts> {
  const passed = await runTool('tsx', ['scripts/chaos.ts', '--schedules', values.schedules]);
  const failures = passed ? [] : [`npm run chaos -- --schedules ${values.schedules}`];
  return { passed: passed ? Number(values.schedules) : 0, failed: failures.length, failures, files: [] };
}

/** The long tests whose paths contain one of the words. */
const longTests = (...words: readonly string[]) => runSuites(['long'], {}, words);

const PARTS: readonly (readonly [part: string, name: string, run: () => Promise<Counts>])[] = [
  ['postgres', 'contract on PostgreSQL', () => runOnPostgres('contract')],
  ['postgres', 'integration on PostgreSQL', () => runOnPostgres('integration')],
  ['postgres', 'chaos on PostgreSQL', () => runOnPostgres('chaos')],
  ['chaos', 'schedules of faults', runSchedules],
  ['kills', 'kills', () => longTests('tests/integration/crash')],
  ['neighbours', 'neighbours', () => longTests('tests/integration/neighbours')],
  ['server', 'server', () => longTests('tests/integration/server', 'tests/integration/instances')],
  ['database', 'database', () => longTests('tests/integration/database')],
  ['image', 'image', () => longTests('tests/integration/self-hosting')],
  ['fuzz', 'fuzz', () => longTests('tests/security')],
  ['django', 'django', () => longTests('tests/contract')],
  ['weeks', 'weeks', () => longTests('src/domain')],
  ['browser', 'browser', () => runSuites(['long-browser'])],
];

const unknown = positionals.filter((name) => PARTS.every(([part]) => part !== name));
if (unknown.length > 0) {
  const known = [...new Set(PARTS.map(([part]) => part))].join(', ');
  throw new Error(`There is no part ${unknown.join(', ')}. The parts are ${known}.`);
}

await mkdir(RESULTS, { recursive: true });
installDjango();
const rows: Row[] = [];
for (const [part, name, run] of PARTS) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  process.stdout.write(`\n== ${name}\n`);
  rows.push(await timed(name, run()));
}
reportTotals(rows, '');
