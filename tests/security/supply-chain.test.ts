import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** libvips, which draws the photos: a library of its own beside the program. */
const isLibvips = (path: string): boolean => nameOf(path).startsWith('@img/sharp');

/** Licences that let the product be given away as it is. */
const FREE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|OFL-1\.1|PostgreSQL|MPL-2\.0|EUPL-1\.1\+)\b/;

it('what is installed is pinned to its content, every package of it', () => {
  expect(
    packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
});

it('what is installed runs no script of its own at installation but these', () => {
  const scripts = packages
    .filter(([, entry]) => entry.hasInstallScript === true)
    .map(([path]) => nameOf(path));
  expect([...new Set(scripts)].sort()).toEqual(['esbuild']);
});

it('what is installed and shipped is under a free licence', () => {
  const shipped = packages.filter(([, entry]) => entry.dev !== true && entry.devOptional !== true);
  const others = shipped.filter(([path, { license }]) => !FREE.test(license ?? '') && !isLibvips(path));
  expect(others.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
});
