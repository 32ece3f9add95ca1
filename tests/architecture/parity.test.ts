import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { ROOT } from './source-files.ts';

interface Item {
  readonly section: number;
  readonly item: string;
  readonly tests: readonly string[];
}

/** The rows of the document's tables: section, item, test files in backticks. */
const readItems = (text: string): readonly Item[] =>
  [...text.matchAll(/^\| *(\d+) *\|(.*)\|([^|]*)\|$/gm)].map(([, section = '', item = '', tests = '']) => ({
    section: Number(section),
    item: item.trim(),
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
  }));

const isTest = (path: string): boolean =>
  /^tests\/.+\.test\.tsx?$/.test(path) && existsSync(join(ROOT, path));

/** What is wrong with the table, one line per fault. */
const faultsOf = (items: readonly Item[]): readonly string[] => [
  ...[2, 3, 4, 5, 6, 7, 8, 9]
    .filter((section) => items.every((each) => each.section !== section))
    .map((section) => `section ${section} has no item`),
  ...items.filter(({ tests }) => tests.length === 0).map(({ item }) => `no test: ${item}`),
  ...items.flatMap(({ item, tests }) =>
    tests.filter((path) => !isTest(path)).map((path) => `no such test file: ${path} (${item})`),
  ),
  ...items
    .filter(({ item, section }, at) => items.findIndex((e) => e.item === item && e.section === section) < at)
    .map(({ item }) => `listed twice: ${item}`),
];

const document = readFileSync(join(ROOT, 'docs', 'parity.md'), 'utf8');
const items = readItems(document);

describe('docs/parity.md', () => {
  it('names an existing test for every item of every section', () => {
    expect(items.length).toBeGreaterThan(100);
    expect(faultsOf(items)).toEqual([]);
  });

  it('leaves no line of a table unread', () => {
    const lines = document.split('\n').filter((line) => /^\| *\d/.test(line));
    expect(lines).toHaveLength(items.length);
  });

  it('lists every call of the contract', () => {
    const calls = Object.values(endpoints)
      .filter(({ extension }) => extension === null)
      .map(({ method, path }) => `${method} ${path}`);
    expect(
      calls.filter((call) => !items.some(({ section, item }) => section === 7 && item.includes(call))),
    ).toEqual([]);
  });

  it('lists every test of the specification', () => {
    const named = new Set(items.flatMap(({ tests }) => tests));
    const written = readdirSync(join(ROOT, 'tests', 'e2e', 'spec')).map((file) => `tests/e2e/spec/${file}`);
    expect(written.filter((path) => !named.has(path))).toEqual([]);
  });
});

it('finds an item without a test, a test that is gone and a section without items', () => {
  const broken = readItems(
    [
      '| 2 | Bare | none |',
      '| 3 | Gone | `tests/e2e/gone.test.ts` |',
      '| 4 | Outside | `src/main.tsx` |',
    ].join('\n'),
  );
  expect(faultsOf(broken)).toEqual([
    'section 5 has no item',
    'section 6 has no item',
    'section 7 has no item',
    'section 8 has no item',
    'section 9 has no item',
    'no test: Bare',
    'no such test file: tests/e2e/gone.test.ts (Gone)',
    'no such test file: src/main.tsx (Outside)',
  ]);
});
