import { afterAll, afterEach, beforeEach } from 'vitest';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

let written: string[] = [];
let expected: RegExp[] = [];

/** Replaces the console's methods: what is written is kept and fails the test unless it was expected. */
function captureConsole(): void {
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

function failOnUnexpectedConsole(when: string): void {
  const unexpected = written.filter((line) => !expected.some((pattern) => pattern.test(line)));
  written = [];
  expected = [];
  if (unexpected.length > 0) throw new Error(`Unexpected output ${when}:\n${unexpected.join('\n')}`);
}

/** Fails the tests of a file that write what they do not expect. Each file calls this, also in a process that lasts. */
export function failOnConsole(): void {
  captureConsole();
  beforeEach(() => failOnUnexpectedConsole('before the test'));
  afterEach(() => failOnUnexpectedConsole('in the test'));
  afterAll(() => failOnUnexpectedConsole('after the tests'));
}
