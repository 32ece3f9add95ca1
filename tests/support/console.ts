const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

let written: string[] = [];
let expected: RegExp[] = [];

/** Replaces the console's methods: what is written is kept and fails the test unless it was expected. */
export function captureConsole(): void {
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => {
      written.push(`console.${method}: ${parts.map(String).join(' ')}`);
    };
  }
}

/** Lets the current test write lines that match. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

export function failOnUnexpectedConsole(when: string): void {
  const unexpected = written.filter((line) => !expected.some((pattern) => pattern.test(line)));
  written = [];
  expected = [];
  if (unexpected.length > 0) throw new Error(`Unexpected output ${when}:\n${unexpected.join('\n')}`);
}
