import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FIRST_SCREENS } from '../../scripts/build/chunk-groups.ts';
import { DIST } from '../../scripts/ensure-built.ts';
import type { PrecacheEntry } from '../../sw/precache-store.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const SPLIT = '?tsr-split=component';

const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
);

/** The parts of a route file's path: `_authenticated`, `dashboard`, `diet-plan`. */
const segmentsOf = (key: string): string[] =>
  key
    .replace('src/routes/', '')
    .replace(/\.tsx\?.*$/, '')
    .split('/');

/** The address a route file answers: pathless layouts and the index drop out. */
const addressOf = (key: string): string =>
  segmentsOf(key)
    .filter((segment) => !segment.startsWith('_') && segment !== 'index')
    .join('/');

/** Where the build put a module that is loaded by itself: a file of its own, or that of the first screens. */
function chunkWith(module: string): string {
  if (chunks[module] !== undefined) return module;
  const group = Object.entries(FIRST_SCREENS).find(([, modules]) =>
    modules.some((each) => each === module),
  )?.[0];
  const found = Object.keys(chunks).find((key) => group !== undefined && chunks[key]?.name === group);
  if (found === undefined) throw new Error(`No file of the build has ${module}`);
  return found;
}

/** Loaded by the guard of every member's screen. */
const MEMBER_PORTS = 'src/app/boot/compose-member.ts';
const routes = [...new Set([...Object.keys(chunks), ...Object.values(FIRST_SCREENS).flat()])].filter(
  (module) => module.startsWith('src/routes/') && module.includes(SPLIT),
);

/** The chunks of the screen at an address: its own, those of every layout around it, the member's ports. */
function screenChunks(address: string): string[] {
  const own = routes.filter((key) => addressOf(key) === address && !isLayoutOf(key, routes));
  const [screen] = own;
  if (own.length !== 1 || screen === undefined) throw new Error(`/${address} has ${own.length} route chunks`);
  const around = segmentsOf(screen).map((_, at, segments) => segments.slice(0, at).join('/'));
  const layouts = routes.filter((key) => around.includes(segmentsOf(key).join('/')));
  const member = segmentsOf(screen).some((segment) => segment.startsWith('_')) ? [MEMBER_PORTS] : [];
  return [screen, ...layouts, ...member].map(chunkWith);
}

const isLayoutOf = (key: string, keys: readonly string[]): boolean =>
  keys.some(
    (other) =>
      other !== key &&
      segmentsOf(other)
        .join('/')
        .startsWith(`${segmentsOf(key).join('/')}/`),
  );

function withStaticImports(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withStaticImports(chunks[key]?.imports ?? [], found);
  }
  return found;
}

/** As the server sends it: text by brotli, pictures and fonts as they are. */
export function sentBytes(file: string): number {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const sum = (files: Iterable<string>): number =>
  [...files].reduce((bytes, file) => bytes + sentBytes(file), 0);

/** The files of this build that a document names, in its styles and scripts too, each once. */
function filesNamedIn(page: string): string[] {
  const text = readFileSync(join(DIST, page), 'utf8');
  const names = [...text.matchAll(/(?:src="|href="|url\(|import\(")\/([^"#?)]+\.\w+)/g)].map(
    ([, file = '']) => file,
  );
  return [...new Set(names)];
}

/** The scripts and style sheets that the browser must have before the screen at an address can show. */
function initialFiles(address: string): Set<string> {
  const loaded = [...withStaticImports(['app.html', ...screenChunks(address)])];
  const files = loaded.flatMap((key) => {
    const chunk = chunks[key];
    return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? [])];
  });
  // A style sheet that is inside the document is no file.
  return new Set([...filesNamedIn('app.html'), ...files.filter((file) => existsSync(join(DIST, file)))]);
}

/** What the browser must have before the screen at an address (no leading slash) can show, in bytes of brotli. */
export const initialScriptBytes = (address: string): number =>
  sum([...initialFiles(address)].filter((file) => file.endsWith('.js')));

/** The letters of a family that the app itself does not use: a browser asks for them with the first such letter. */
const isAskedLater = (file: string): boolean => /-(?:rest|ext)-[^/]*\.woff2$/.test(file);

const firstAsked = (files: Iterable<string>): string[] => [...files].filter((file) => !isAskedLater(file));

/** The first load of a member's screen as files: document, scripts, style sheets, fonts and the catalogue. */
export function firstLoadBytes(address: string): number {
  const others = precachedFiles().filter((file) => /\.woff2$|\/catalogue-.*\.json$/.test(file));
  return sum(firstAsked(new Set(['app.html', ...initialFiles(address), ...others])));
}

/** The landing page with every file that it asks for, its fonts and pictures included, and its script alone. */
export function landingBytes(): { readonly everything: number; readonly script: number } {
  const files = firstAsked(filesNamedIn('index.html'));
  return {
    everything: sum(['index.html', ...files]),
    script: sum(files.filter((file) => file.endsWith('.js'))),
  };
}

/** The landing page's scripts, tags and all. */
export const landingScripts = (): string[] =>
  readFileSync(join(DIST, 'index.html'), 'utf8').match(/<script.*?<\/script>/gs) ?? [];

/** Every file of the build as an address without its leading slash, build records and brotli copies left out. */
export function builtFiles(): string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.vite/') && !file.endsWith('.br'));
}

/** What the built worker precaches. */
export function precachedEntries(): readonly PrecacheEntry[] {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const entries = [...worker.matchAll(/\{[^{}]*["']?\burl["']?:\s*["'`]([^"'`$]+)["'`][^{}]*\}/g)];
  return entries.map(([entry, url = '']) => ({
    url,
    revision: /["']?revision["']?:\s*["'`]([^"'`]+)["'`]/.exec(entry)?.[1] ?? null,
  }));
}

export const precachedFiles = (): string[] => precachedEntries().map(({ url }) => url);

export const rawBytes = (file: string): number => statSync(join(DIST, file)).size;
