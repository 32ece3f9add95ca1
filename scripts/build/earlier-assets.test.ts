import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COMPLETE } from '../ensure-built.ts';
import { pruneEarlierAssets, setAsideBuild } from './earlier-assets.ts';

let outDir: string;
let minute = 0;
beforeEach(() => {
  outDir = join(mkdtempSync(join(tmpdir(), 'sorrel-releases-')), 'dist');
});
afterEach(() => rmSync(join(outDir, '..'), { recursive: true }));

const write = (name: string): void => {
  mkdirSync(join(outDir, name, '..'), { recursive: true });
  writeFileSync(join(outDir, name), name);
};

/** Builds a release of these hashed files; an interrupted one stops before it is complete. */
const release = async (assets: readonly string[], isInterrupted = false): Promise<void> => {
  minute += 1;
  await setAsideBuild(outDir, new Date(Date.UTC(2026, 10, 21, 10, minute)));
  write('index.html');
  write('.vite/manifest.json');
  for (const name of assets) write(`assets/${name}`);
  if (isInterrupted) return;
  await pruneEarlierAssets(outDir);
  write(COMPLETE);
};

const files = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : [];
const current = (): string[] => files(join(outDir, 'assets'));
const earlier = (): string[] =>
  files(join(outDir, '.vite/earlier')).map((file) => file.replace(/^[^/]+\/assets\//, ''));

it('keeps the hashed files of the two releases before, beside the build and not in it', async () => {
  await release(['a.js', 'art/leaf-1.svg']);
  expect(earlier()).toEqual([]);
  await release(['b.js', 'art/leaf-1.svg']);
  await release(['c.js', 'art/leaf-2.svg']);
  expect(current()).toEqual(['art/leaf-2.svg', 'c.js']);
  expect(earlier().sort()).toEqual(['a.js', 'art/leaf-1.svg', 'b.js']);
  await release(['d.js']);
  expect(earlier().sort()).toEqual(['art/leaf-1.svg', 'art/leaf-2.svg', 'b.js', 'c.js']);
});

it('does not count building the same sources again', async () => {
  await release(['a.js']);
  await release(['b.js']);
  for (const _ of [1, 2, 3]) await release(['c.js']);
  expect(earlier().sort()).toEqual(['a.js', 'b.js']);
});

it('loses nothing to an interrupted build, and keeps nothing of one', async () => {
  await release(['a.js']);
  await release(['b.js']);
  await release(['half.js'], true);
  expect(earlier().sort()).toEqual(['a.js', 'b.js']);
  await release(['c.js']);
  expect(earlier().sort()).toEqual(['a.js', 'b.js']);
});
