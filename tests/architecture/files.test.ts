import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { allPaths, sources, tests } from './source-files.ts';

const LONGEST_FILE_LINES = 350;
const MOST_FILES_IN_A_FOLDER = 20;

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What the router reads from a part of a file's name: __root, _pathless, $parameter, $ for the rest. */
const ROUTE_PART = /^(__root|\$|[_$]?[a-zA-Z0-9]+(-[a-z0-9]+)*)$/;
const VAGUE_NAMES = /^(utils?|helpers?|misc|common)$/;

const COMMENT = /^\s*(\/\/|\/?\*).*$/;

const everything = [...sources, ...tests];

const linesMatching = (pattern: RegExp, files = everything) =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line.replace(COMMENT, '')) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );

const within = (...folders: string[]) =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));

test(`no file but lists of recipes is longer than ${LONGEST_FILE_LINES} lines`, () => {
  const others = everything.filter(({ path }) => !path.startsWith('catalogue/recipes/'));
  const long = others.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
  expect(long.filter(({ lines }) => lines > LONGEST_FILE_LINES)).toEqual([]);
});

test(`files are at most ${MOST_FILES_IN_A_FOLDER} in one folder, but addresses and recipes`, () => {
  const counts = new Map<string, number>();
  for (const { path } of within(
    'src/terms/',
    'src/domain/',
    'src/contract/',
    'src/device/',
    'src/ui/',
    'src/features/',
    'src/app/',
    'server/',
    'scripts/',
  ))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST_FILES_IN_A_FOLDER)).toEqual([]);
});

test('files are named in kebab case', () => {
  const misnamed = allPaths.filter((path) => {
    const part = path.startsWith('src/routes/') ? ROUTE_PART : KEBAB_CASE;
    return (
      /\.(ts|tsx|css)$/.test(path) &&
      !basename(path)
        .split('.')
        .every((name) => part.test(name))
    );
  });
  expect(misnamed).toEqual([]);
});

test('files are named for what they hold', () => {
  const vague = allPaths.filter((path) =>
    path.split('/').some((part) => VAGUE_NAMES.test(part.split('.')[0] ?? '')),
  );
  expect(vague).toEqual([]);
});

// The type `any` is a lint error.
test('code has no escape from the type checker', () => {
  expect(linesMatching(/@ts-(ignore|nocheck|expect-error)|\bas any\b/)).toEqual([]);
});

test('code has no test that is skipped, singled out or postponed', () => {
  const modifiers = ['skip', 'only', 'todo', 'skipIf', 'runIf', 'fails'].join('|');
  expect(linesMatching(new RegExp(`\\b(test|it|describe)\\.(${modifiers})\\b`))).toEqual([]);
});

test('code reads no clock, chance or device in the domain', () => {
  const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bnavigator\.|\bglobalThis\./;
  expect(linesMatching(impure, within('src/terms/', 'src/domain/', 'src/contract/'))).toEqual([]);
});

test('code keeps screens away from the network and the storage APIs', () => {
  const direct = /\bfetch\(|\b(localStorage|sessionStorage|indexedDB|caches)\b|\bdocument\.cookie\b/;
  // The landing page's script runs without the app around it: it may look for the session cookie by itself.
  const screens = within('src/features/', 'src/ui/', 'src/routes/').filter(
    ({ path }) => !path.startsWith('src/features/public/enhance/'),
  );
  expect(linesMatching(direct, screens)).toEqual([]);
});

test('code touches the service worker in one place', () => {
  const elsewhere = within('src/').filter(({ path }) => path !== 'src/app/browser/service-worker.ts');
  expect(linesMatching(/\bnavigator\.serviceWorker\b/, elsewhere)).toEqual([]);
});

test('code names no path of anybody’s machine and no ticket', () => {
  const machine = /(^|["'`\s(])\/(home|root|Users|work|mnt|srv|private)\/[a-z]/;
  const ticket = /\b(issue|ticket|pull request) ?#?\d/i;
  expect([...linesMatching(machine), ...linesMatching(ticket)]).toEqual([]);
});
