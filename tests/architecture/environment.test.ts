import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sources, tests } from './source-files.ts';

/** Of the machine, and of the build tool itself. */
const NOT_OURS = new Set(['PATH', 'DEV', 'PROD', 'MODE', 'BASE_URL']);
/** Between a process and those it starts. */
const INTERNAL = new Set(['BACKEND_PORT', 'CHAOS_BLOCK']);

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const READ = /(?:process\.env|import\.meta\.env)\.([A-Z][A-Z0-9_]*)/g;
/** The keys of the schema that the server reads its settings by, and the names of those it leaves to others. */
const SETTING = /^ {2}([A-Z][A-Z_]*): /gm;
const KNOWN = /^ {2}'([A-Z]+_[A-Z_]+)',$/gm;

const settings = sources.find(({ path }) => path === 'server/base/config.ts')?.text ?? '';
const read = new Set(
  [
    ...sources.flatMap(({ text }) => matches(text, READ)),
    ...matches(settings, SETTING),
    ...matches(settings, KNOWN),
  ].filter((name) => !NOT_OURS.has(name) && !INTERNAL.has(name)),
);

const document = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
const rows = document.split('\n').filter((line) => line.startsWith('| `'));
const named = new Set(rows.flatMap((row) => matches(row.split('|')[1] ?? '', /`([A-Z][A-Z0-9_]*)`/g)));

it('reads variables of the environment where it is looked for', () => {
  expect([...read]).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'VITE_BACKEND_URL', 'NODE_ENV']));
});

it('reads no variable that docs/operations.md does not name', () => {
  expect([...read].filter((name) => !named.has(name))).toEqual([]);
});

it('names no variable in docs/operations.md that nothing reads', () => {
  const testing = [...sources, ...tests].flatMap(({ text }) => matches(text, READ));
  expect([...named].filter((name) => !read.has(name) && !testing.includes(name))).toEqual([]);
});
