import { describe, expect, test } from 'vitest';
import { countTests } from '../../../scripts/test-counts.ts';

const report = (...files: { status: string; tests: string[] }[]) =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((each) => ({ status: each })),
    })),
  });

describe('counting a test run', () => {
  test('adds up the files', () => {
    const json = report(
      { status: 'passed', tests: ['passed', 'passed'] },
      { status: 'failed', tests: ['passed', 'failed'] },
    );
    expect(countTests(json, false)).toEqual({ passed: 3, failed: 1 });
  });

  test('a file that could not be loaded is a failure', () => {
    expect(countTests(report({ status: 'failed', tests: [] }), false)).toEqual({ passed: 0, failed: 1 });
  });

  test('a skipped test is a failure', () => {
    expect(countTests(report({ status: 'passed', tests: ['passed', 'skipped'] }), true)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test('a run without tests, or without a report, is a failure', () => {
    expect(countTests(report(), true)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(null, true)).toEqual({ passed: 0, failed: 1 });
  });

  test('a run that failed outside its tests is a failure', () => {
    expect(countTests(report({ status: 'passed', tests: ['passed'] }), false)).toEqual({
      passed: 1,
      failed: 1,
    });
  });
});
