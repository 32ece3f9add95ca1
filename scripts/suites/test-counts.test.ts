import { expect, test } from 'vitest';
import { countTests } from './test-counts.ts';

const report = (...files: { name: string; status: string; tests: Record<string, string> }[]) =>
  JSON.stringify({
    testResults: files.map(({ name, status, tests }) => ({
      name,
      status,
      assertionResults: Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each })),
    })),
  });

const a = { name: 'a.ts', status: 'passed', tests: { one: 'passed', two: 'passed' } };
const b = { name: 'b.ts', status: 'failed', tests: { three: 'passed', four: 'failed' } };

test.each<[run: string, json: string | null, passed: number, failures: readonly string[]]>([
  ['of two files is their sum', report(a, b), 3, ['b.ts: four']],
  ['with a file that could not be loaded', report({ ...b, tests: {} }), 0, ['b.ts: could not be loaded']],
  ['with a skipped test', report({ ...a, tests: { two: 'skipped' } }), 0, ['a.ts: two']],
  ['without tests', report(), 0, ['nothing ran']],
  ['without a report', null, 0, ['no report was written']],
])('a run %s counts what did not pass as failed', (_, json, passed, failures) => {
  expect(countTests(json, true)).toMatchObject({ passed, failed: failures.length, failures });
});
