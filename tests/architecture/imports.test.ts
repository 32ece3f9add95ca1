import { expect, test } from 'vitest';
import { findCycles, foldersOf } from './cycles.ts';
import { forbiddenImports } from './import-table.ts';
import { readSource, sources, tests } from './source-files.ts';

test('reading imports finds every way to name a module', () => {
  const text = [
    "import type { A } from './a.ts';",
    'import {\n  b,\n  c,\n} from "../b.ts";',
    "export * from './d.tsx';",
    "import './style.css';",
    "const lazy = () => import('./lazy.tsx');",
    "import url from './art.svg?url';",
    "import { useState } from 'react';",
  ].join('\n');
  expect([...readSource('src/app/x.ts', text).imports].sort()).toEqual([
    'react',
    'src/app/a.ts',
    'src/app/art.svg',
    'src/app/d.tsx',
    'src/app/lazy.tsx',
    'src/app/style.css',
    'src/b.ts',
  ]);
});

test('reading imports finds the workers that a file starts', () => {
  const text = "new Worker(new URL('../workers/w.ts', import.meta.url));";
  expect(readSource('src/app/x.ts', text)).toMatchObject({ imports: [], starts: ['src/workers/w.ts'] });
});

test.each([
  ['src/terms/x.ts', 'src/domain/y.ts'],
  ['src/domain/x.ts', 'src/contract/y.ts'],
  ['src/domain/x.ts', 'valibot'],
  ['src/contract/x.ts', 'node:fs'],
  ['src/device/db/x.ts', 'react'],
  ['src/device/db/x.ts', 'src/features/y.ts'],
  ['src/ui/x.tsx', 'src/domain/y.ts'],
  ['src/features/account/x.tsx', 'src/features/today/y.tsx'],
  ['src/features/account/x.tsx', 'src/app/y.tsx'],
  ['src/features/account/x.tsx', 'dexie'],
  ['src/app/x.tsx', 'src/routes/y.tsx'],
  ['src/routes/x.tsx', 'src/device/db/y.ts'],
  ['sw/x.ts', 'src/ui/y.ts'],
  ['server/x.ts', 'src/device/db/y.ts'],
  ['catalogue/x.ts', 'server/y.ts'],
])('%s may not import %s', (path, target) => {
  expect(forbiddenImports(path, [target])).toEqual([target]);
});

test('every file keeps to the import table', () => {
  const broken = sources.flatMap(({ path, imports, starts }) =>
    forbiddenImports(path, [...imports, ...starts]).map((target) => `${path} imports ${target}`),
  );
  expect(broken).toEqual([]);
});

test('a cycle of imports is found, and named', () => {
  const files = [
    { path: 'a', imports: ['b'] },
    { path: 'b', imports: ['c', 'd'] },
    { path: 'c', imports: ['a'] },
    { path: 'd', imports: [] },
  ];
  expect(findCycles(files)).toEqual(['a -> b -> c -> a']);
});

test('there is no cycle of imports, type imports included', () => {
  expect(findCycles([...sources, ...tests])).toEqual([]);
});

test('a cycle of folders is found where none of their files makes one', () => {
  const files = [
    { path: 'f/a/one.ts', imports: ['f/b/one.ts'] },
    { path: 'f/b/two.ts', imports: ['f/a/two.ts'] },
    { path: 'f/b/one.ts', imports: ['elsewhere/one.ts'] },
  ];
  expect(findCycles(files)).toEqual([]);
  expect(findCycles(foldersOf(files, 'f', 2))).toEqual(['f/a -> f/b -> f/a']);
});

test.each([
  ['src/domain', 3],
  ['src/domain', 4],
  ['src/device', 3],
  ['src/device', 4],
  ['src/ui', 3],
  ['src/app', 3],
  ['src/features', 3],
  ['server', 2],
])('there is no cycle of the folders of %s, %d names deep', (floor, depth) => {
  expect(findCycles(foldersOf(sources, floor, depth))).toEqual([]);
});

test('nothing on the device knows of a hook or a port, but hooks and ports', () => {
  const open = /^src\/device\/(?:hooks|ports)\//;
  const knowing = sources.filter(
    ({ path, imports }) =>
      path.startsWith('src/device/') && !open.test(path) && imports.some((target) => open.test(target)),
  );
  expect(knowing.map(({ path }) => path)).toEqual([]);
});
