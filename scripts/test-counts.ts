export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts a Vitest JSON report. What did not pass failed: a skipped test, a file that could not be loaded. A run
 * that reports nothing, or reports no failure and still did not succeed, counts as one failure.
 */
export function countTests(json: string | null, succeeded: boolean): Counts {
  if (json === null) return { passed: 0, failed: 1 };
  const report: Report = JSON.parse(json);
  let passed = 0;
  let failed = 0;
  for (const file of report.testResults) {
    const passedHere = file.assertionResults.filter(({ status }) => status === 'passed').length;
    const failedHere = file.assertionResults.length - passedHere;
    passed += passedHere;
    failed += failedHere > 0 || file.status === 'passed' ? failedHere : 1;
  }
  const nothingRan = passed + failed === 0;
  return { passed, failed: failed === 0 && (nothingRan || !succeeded) ? 1 : failed };
}
