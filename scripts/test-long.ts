import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/postgres.ts';
import { installDjango } from './find-django.ts';
import { RESULTS, reportTotals, runSuite, runTool } from './run-suite.ts';
import type { Counts } from './test-counts.ts';

/**
 * `npm run test:long` runs everything that takes too long for `npm test`; `npm run test:long -- kills fuzz` runs parts
 * of it. The defaults fit into one sitting. LONG_SCALE=10 makes ten times as many kills and hostile requests, and
 * `--schedules 10000` plays that many schedules of faults.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { schedules: { type: 'string', default: '1000' } },
});

type Row = readonly [name: string, counts: Counts];

/** Every suite that touches a server, on the PostgreSQL server of TEST_DATABASE_URL or on one of this run alone. */
async function runOnPostgres(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    for (const suite of ['contract', 'integration', 'chaos'])
      rows.push([`${suite} on PostgreSQL`, await runSuite(suite, { TEST_DATABASE_URL: postgres.url })]);
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function runSchedules(): Promise<Row[]> {
  const args = ['scripts/chaos.ts', '--schedules', values.schedules];
  const passed = await runTool('tsx', args);
  const failures = passed ? [] : [`npm run chaos -- --schedules ${values.schedules}`];
  return [
    [
      'schedules of faults',
      { passed: passed ? Number(values.schedules) : 0, failed: failures.length, failures },
    ],
  ];
}

/** The long tests whose paths contain one of the words. */
const longTests = (name: string, project: string, words: readonly string[]) => async (): Promise<Row[]> => [
  [name, await runSuite(project, {}, words)],
];

const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  postgres: runOnPostgres,
  chaos: runSchedules,
  kills: longTests('kills', 'long', ['tests/integration/crash']),
  neighbours: longTests('neighbours', 'long', ['tests/integration/neighbours']),
  server: longTests('server', 'long', ['tests/integration/server', 'tests/integration/instances']),
  database: longTests('database', 'long', ['tests/integration/database']),
  image: longTests('image', 'long', ['tests/integration/self-hosting']),
  fuzz: longTests('fuzz', 'long', ['tests/security']),
  django: longTests('django', 'long', ['tests/contract']),
  weeks: longTests('weeks', 'long', ['tests/unit']),
  browser: longTests('browser', 'long-browser', []),
};

const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);

await mkdir(RESULTS, { recursive: true });
installDjango();
const rows: Row[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  rows.push(...(await run()));
}
reportTotals(rows, '');
