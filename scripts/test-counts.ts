export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the failed tests, and of files that could not be loaded. */
  readonly failures: readonly string[];
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * Counts a Vitest JSON report. What did not pass failed: a skipped test, a file that could not be loaded. A run
 * that reports nothing, or reports no failure and still did not succeed, counts as one failure.
 */
export function countTests(json: string | null, succeeded: boolean): Counts {
  if (json === null) return { passed: 0, failed: 1, failures: ['no report was written'] };
  const report: Report = JSON.parse(json);
  let passed = 0;
  const failures: string[] = [];
  for (const { name, status, assertionResults } of report.testResults) {
    const failedHere = assertionResults.filter((test) => test.status !== 'passed');
    passed += assertionResults.length - failedHere.length;
    failures.push(...failedHere.map(({ fullName }) => `${name}: ${fullName}`));
    if (failedHere.length === 0 && status !== 'passed') failures.push(`${name}: could not be loaded`);
  }
  if (passed + failures.length === 0) failures.push('nothing ran');
  else if (failures.length === 0 && !succeeded) failures.push('the run failed outside its tests');
  return { passed, failed: failures.length, failures };
}
