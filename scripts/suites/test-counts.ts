import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the failed tests with what each said, and of files that could not be loaded. */
  readonly failures: readonly string[];
  /** Test files with their duration in milliseconds; a check has none. */
  readonly files: readonly TimedFile[];
}

export interface TimedFile {
  readonly name: string;
  readonly ms: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly TestReport[];
  }[];
}

interface TestReport {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[];
}

const LONGEST_MESSAGE = 300;

/** The first error of a test without its stack, on one line. */
function messageOf({ failureMessages = [] }: TestReport): string {
  const [message = ''] = failureMessages[0]?.split(/\n\s+at /) ?? [];
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, LONGEST_MESSAGE);
}

const describeFailure = (test: TestReport): string =>
  [test.fullName, messageOf(test)].filter(Boolean).join(': ');

/**
 * Counts a Vitest JSON report. What did not pass failed: a skipped test, a file that could not be loaded. A run
 * that reports nothing, or reports no failure and still did not succeed, counts as one failure.
 */
export function countTests(json: string | null, succeeded: boolean): Counts {
  if (json === null) return { passed: 0, failed: 1, failures: ['no report was written'], files: [] };
  const report: Report = JSON.parse(json);
  let passed = 0;
  const failures: string[] = [];
  for (const { name, status, assertionResults } of report.testResults) {
    const failedHere = assertionResults.filter((test) => test.status !== 'passed');
    passed += assertionResults.length - failedHere.length;
    failures.push(...failedHere.map((test) => `${name}: ${describeFailure(test)}`));
    if (failedHere.length === 0 && status !== 'passed') failures.push(`${name}: could not be loaded`);
  }
  if (passed + failures.length === 0) failures.push('nothing ran');
  else if (failures.length === 0 && !succeeded) failures.push('the run failed outside its tests');
  const files = report.testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }));
  return { passed, failed: failures.length, failures, files };
}
