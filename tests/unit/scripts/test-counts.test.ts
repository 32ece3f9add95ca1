import { describe, expect, test } from 'vitest';
import { countTests } from '../../../scripts/test-counts.ts';

const report = (...files: { name: string; status: string; tests: Record<string, string> }[]) =>
  JSON.stringify({
    testResults: files.map(({ name, status, tests }) => ({
      name,
      status,
      assertionResults: Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each })),
    })),
  });

describe('counting a test run', () => {
  test('adds up the files, and names what failed', () => {
    const json = report(
      { name: 'a.ts', status: 'passed', tests: { one: 'passed', two: 'passed' } },
      { name: 'b.ts', status: 'failed', tests: { three: 'passed', four: 'failed' } },
    );
    expect(countTests(json, false)).toMatchObject({ passed: 3, failed: 1, failures: ['b.ts: four'] });
  });

  test('a file that could not be loaded is a failure', () => {
    const json = report({ name: 'a.ts', status: 'failed', tests: {} });
    expect(countTests(json, false)).toMatchObject({ passed: 0, failed: 1 });
    expect(countTests(json, false).failures).toEqual(['a.ts: could not be loaded']);
  });

  test('a skipped test is a failure', () => {
    const json = report({ name: 'a.ts', status: 'passed', tests: { one: 'passed', two: 'skipped' } });
    expect(countTests(json, true)).toMatchObject({ passed: 1, failed: 1, failures: ['a.ts: two'] });
  });

  test('a run without tests, or without a report, is a failure', () => {
    expect(countTests(report(), true)).toMatchObject({ passed: 0, failed: 1 });
    expect(countTests(null, true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
