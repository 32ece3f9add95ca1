import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { isAppPath } from '../src/domain/app-paths.ts';
import { publicDocuments } from '../src/domain/public-pages.ts';
import { entityTag, hasCopy } from './http/conditional.ts';
import { acceptsBrotli } from './http/encoding.ts';

interface StaticFile {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer> | null;
  readonly etag: string;
}

const read = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));

/**
 * The built app, read once. Only what is found here is ever served, so no request can name its way to
 * another file; hidden folders and types that a browser has no use for are left out.
 */
const readFiles = (folder: string): ReadonlyMap<string, StaticFile> => {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    const type = getMimeType(entry.name);
    if (!entry.isFile() || type === undefined || name.split('/').some((part) => part.startsWith('.')))
      continue;
    const plain = read(path);
    files.set(`/${name}`, {
      type,
      plain,
      etag: entityTag(plain),
      brotli: existsSync(`${path}.br`) ? read(`${path}.br`) : null,
    });
  }
  return files;
};

/** The documents of the built app, whole. */
export const readDocuments = (folder: string): readonly string[] =>
  [...readFiles(folder)].flatMap(([path, { plain }]) =>
    path.endsWith('.html') ? [new TextDecoder().decode(plain)] : [],
  );

/** The folder with hashed files of earlier releases, for tabs that were opened on one of them. */
const EARLIER = '.vite/earlier';

/** Everything there is to serve; a release's own files come before those of an earlier one. */
const readReleases = (folder: string): ReadonlyMap<string, StaticFile> => {
  const earlier = join(folder, EARLIER);
  const releases = existsSync(earlier) ? readdirSync(earlier).sort() : [];
  return new Map(
    [...releases.map((name) => join(earlier, name)), folder].flatMap((each) => [...readFiles(each)]),
  );
};

const isHashed = (path: string): boolean => path.startsWith('/assets/');

const send = (c: Context, path: string, file: StaticFile, status: 200 | 404 = 200): Response => {
  c.header('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', file.etag);
  if (status === 200 && hasCopy(c, file.etag)) return c.body(null, 304);
  const brotli = acceptsBrotli(c) ? file.brotli : null;
  if (brotli !== null) c.header('Content-Encoding', 'br');
  return c.body(brotli ?? file.plain, status, { 'Content-Type': file.type });
};

/** Serves the built app: its files, its shell for its own paths, its documents, the landing page for the rest. */
export const staticFiles = (folder: string): Hono => {
  const files = readReleases(folder);
  const app = new Hono();
  app.get('*', (c) => {
    const { path } = c.req;
    const file = files.get(path);
    if (file !== undefined) return send(c, path, file);
    const landing = files.get('/index.html');
    const isFileName = (path.split('/').at(-1) ?? '').includes('.');
    if (landing === undefined || isFileName || isHashed(path)) return c.text('Not found.', 404);
    // Shared reports are for whoever has the link.
    if (path === '/shared-report') c.header('X-Robots-Tag', 'noindex');
    if (isAppPath(path)) return send(c, '/app.html', files.get('/app.html') ?? landing);
    const name = Object.hasOwn(publicDocuments, path) ? publicDocuments[path] : undefined;
    const document = name === undefined ? undefined : files.get(`/${name}`);
    return document === undefined ? send(c, '/', landing, 404) : send(c, '/', document);
  });
  return app;
};
