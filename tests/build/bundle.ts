import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DIST } from '../../scripts/ensure-built.ts';
import { unpackChunks } from '../../sw/chunk-names.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const SPLIT = '?tsr-split=component';

const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
);

/** The parts of a route file's name: `_authenticated`, `dashboard`, `diet-plan`. */
const segmentsOf = (key: string): string[] =>
  key
    .replace('src/routes/', '')
    .replace(/\.tsx\?.*$/, '')
    .split('.');

/** The address a route file answers: pathless layouts and the index drop out. */
const addressOf = (key: string): string =>
  segmentsOf(key)
    .filter((segment) => !segment.startsWith('_') && segment !== 'index')
    .join('/');

/** Loaded by the guard of every member's screen. */
const MEMBER_PORTS = 'src/app/compose-member.ts';

/** The chunks of the screen at an address: its own, those of every layout around it, the member's ports. */
function screenChunks(address: string): string[] {
  const keys = Object.keys(chunks).filter((key) => key.startsWith('src/routes/') && key.endsWith(SPLIT));
  const own = keys.filter((key) => addressOf(key) === address && !isLayoutOf(key, keys));
  const [screen] = own;
  if (own.length !== 1 || screen === undefined) throw new Error(`/${address} has ${own.length} route chunks`);
  const around = segmentsOf(screen).map((_, at, segments) => segments.slice(0, at).join('.'));
  const layouts = keys.filter((key) => around.includes(segmentsOf(key).join('.')));
  const member = segmentsOf(screen).some((segment) => segment.startsWith('_')) ? [MEMBER_PORTS] : [];
  return [screen, ...layouts, ...member];
}

const isLayoutOf = (key: string, keys: readonly string[]): boolean =>
  keys.some(
    (other) =>
      other !== key &&
      segmentsOf(other)
        .join('.')
        .startsWith(`${segmentsOf(key).join('.')}.`),
  );

function withStaticImports(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withStaticImports(chunks[key]?.imports ?? [], found);
  }
  return found;
}

/** What the browser must have before the screen at an address (no leading slash) can show, in bytes of brotli. */
export function initialScriptBytes(address: string): number {
  const files = [...withStaticImports(['app.html', ...screenChunks(address)])].map(
    (key) => chunks[key]?.file ?? '',
  );
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + statSync(join(DIST, `${file}.br`)).size, 0);
}

/** Every file of the build as an address without its leading slash, build records and brotli copies left out. */
export function builtFiles(): string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.vite/') && !file.endsWith('.br'));
}

/** The addresses that the built worker precaches. */
export function precachedFiles(): string[] {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const entries = [...worker.matchAll(/\{[^{}]*["']?\burl["']?:\s*["'`]([^"'`$]+)["'`][^{}]*\}/g)];
  return unpackChunks(
    entries.map(([entry, url = '']) => ({
      url,
      revision: /["']?revision["']?:\s*["'`]([^"'`]+)["'`]/.exec(entry)?.[1] ?? null,
    })),
  ).map(({ url }) => url);
}

export const rawBytes = (file: string): number => statSync(join(DIST, file)).size;
