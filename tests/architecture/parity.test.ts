import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { ROOT, tests } from './source-files.ts';

interface Item {
  /** Section and number: `2.13`. */
  readonly row: string;
  readonly section: number;
  readonly item: string;
  readonly tests: readonly string[];
}

/** The rows of the document's tables: number, item, test files in backticks. */
const readItems = (text: string): readonly Item[] =>
  [...text.matchAll(/^\| *(\d+\.\d+) *\|(.*)\|([^|]*)\|$/gm)].map(([, row = '', item = '', tests = '']) => ({
    row,
    section: Number.parseInt(row, 10),
    item: item.trim(),
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
  }));

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) && existsSync(join(ROOT, path));

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
    .filter(({ row }, at) => items.findIndex((each) => each.row === row) < at)
    .map(({ row }) => `numbered twice: ${row}`),
  ...items
    .filter(({ item, section }, at) => items.findIndex((e) => e.item === item && e.section === section) < at)
    .map(({ item }) => `listed twice: ${item}`),
];

/** The rows that the titles of a file's tests end with: `'signs in [2.16 4.3]'`. */
const rowsIn = (text: string): readonly string[] =>
  [...text.matchAll(/ \[(\d+\.\d+(?: \d+\.\d+)*)\](?=['"`])/g)].flatMap(([, rows = '']) => rows.split(' '));

interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** Tests that a row names and that do not name the row, and the other way round. */
const strayTags = (items: readonly Item[], files: readonly TestFile[]): readonly string[] => {
  const tagged = new Map(files.map(({ path, text }) => [path, new Set(rowsIn(text))]));
  return [
    ...items.flatMap(({ row, item, tests }) =>
      tests
        .filter((path) => tagged.get(path)?.has(row) !== true)
        .map((path) => `no test in ${path} ends its title with [${row}]: ${item}`),
    ),
    ...[...tagged].flatMap(([path, rows]) =>
      [...rows]
        .filter((row) => items.every((each) => each.row !== row || !each.tests.includes(path)))
        .map((row) => `${path} says [${row}], and that row does not name it`),
    ),
  ];
};

const document = readFileSync(join(ROOT, 'docs', 'parity.md'), 'utf8');
const items = readItems(document);

it('docs/parity.md names an existing test for every item of every section', () => {
  expect(items.length).toBeGreaterThan(100);
  expect(faultsOf(items)).toEqual([]);
});

it('docs/parity.md names tests whose titles name the row, and every test that does', () => {
  const files = tests.filter(({ path }) => /^(?!tests\/architecture).+\.test\.tsx?$/.test(path));
  expect(strayTags(items, files)).toEqual([]);
});

it('docs/parity.md leaves no line of a table unread', () => {
  const lines = document.split('\n').filter((line) => /^\| *\d/.test(line));
  expect(lines).toHaveLength(items.length);
});

it('docs/parity.md lists every call of the contract', () => {
  const calls = Object.values(endpoints)
    .filter(({ extension }) => extension === null)
    .map(({ method, path }) => `${method} ${path}`);
  expect(
    calls.filter((call) => !items.some(({ section, item }) => section === 7 && item.includes(call))),
  ).toEqual([]);
});

it('docs/parity.md lists every test of the specification', () => {
  const named = new Set(items.flatMap(({ tests }) => tests));
  const written = ['tests/e2e/spec', 'tests/screens/spec'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`),
  );
  expect(written.filter((path) => !named.has(path))).toEqual([]);
});
