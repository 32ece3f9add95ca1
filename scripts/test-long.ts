import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/postgres.ts';
import { RESULTS, type Row, reportTotals, runSuite, timed } from './run-suite.ts';

/**
 * `npm run test:long`: every suite that touches a server once more on a PostgreSQL server, two instances of
 * ours on one database in the schedules of faults, and then what takes long. `npm run test:postgres` ends
 * before that. The PostgreSQL server is the one of TEST_DATABASE_URL, or one of this run alone.
 */
const SUITES = ['contract', 'integration', 'chaos'];

const { values } = parseArgs({ options: { 'postgres-only': { type: 'boolean', default: false } } });
await mkdir(RESULTS, { recursive: true });
const rows: Row[] = [];
const postgres = await startPostgres();
try {
  for (const suite of SUITES) {
    process.stdout.write(`\n== ${suite} on PostgreSQL\n`);
    const run = runSuite(suite, { TEST_DATABASE_URL: postgres.url });
    rows.push(await timed(`${suite} on PostgreSQL`, run));
  }
} finally {
  await postgres.stop();
}
if (!values['postgres-only']) {
  process.stdout.write('\n== long\n');
  rows.push(await timed('long', runSuite('long')));
}
reportTotals(rows, '');
