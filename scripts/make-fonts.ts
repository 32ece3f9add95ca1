import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the two families to the characters that `fonts.css` and `fonts-rest.css` name for each file:
 * `npx tsx scripts/make-fonts.ts` after changing a range there; what it writes is committed.
 */
const ROOT = join(import.meta.dirname, '..');
const STYLES = join(ROOT, 'src/ui/styles');
const SHEETS = ['fonts.css', 'fonts-rest.css'];

/** The first that a file's name begins with is what the file is cut from. */
const SOURCES: Readonly<Record<string, string>> = {
  'figtree-ext': '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  'young-serif-ext': '@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2',
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'young-serif': '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
};

/** Kerning, ligatures and accents, and the figures that `base.css` asks for. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
const LICENCE_NAMES = [13, 14];

/** "U+20-7E, U+A0" */
const charactersIn = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');

export interface FontFile {
  readonly path: string;
  /** Every character that a browser takes out of this file. */
  readonly characters: string;
  readonly make: () => Promise<Uint8Array>;
}

/** The files that the sheets name, those for the app's own words first. */
export const fontFiles = async (): Promise<readonly FontFile[]> => {
  const sheets = await Promise.all(SHEETS.map((name) => readFile(join(STYLES, name), 'utf8')));
  const faces = sheets.join('').matchAll(/src: url\("([^"]+)"\)[^;]*;\s*unicode-range:([^;]+);/g);
  return [...faces].map(([, path = '', range = '']) => {
    const source = Object.entries(SOURCES).find(([family]) => path.includes(`/${family}`))?.[1];
    if (source === undefined) throw new Error(`No family for ${path}`);
    const characters = charactersIn(range);
    const make = async (): Promise<Uint8Array> =>
      subsetFont(await readFile(join(ROOT, 'node_modules', source)), characters, {
        targetFormat: 'woff2',
        preserveNameIds: LICENCE_NAMES,
        keepFeatures: FEATURES,
        noHinting: true,
      });
    return { path: resolve(STYLES, path), characters, make };
  });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { path, make } of await fontFiles()) await writeFile(path, await make());
