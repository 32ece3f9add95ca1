import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { listening } from './listening.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The document that answers a path without a file, and its status. */
export interface Fallback {
  readonly file: string;
  readonly status: number;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Passes a request on to another server, and its answer back. */
export function forward(to: string, from: IncomingMessage, answer: ServerResponse): void {
  const { method = 'GET', headers, url } = from;
  const onward = request(`${to}${url}`, { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  from.pipe(onward);
}

/** A host that knows nothing of the app: it serves files, one document for every other path, and passes calls on. */
export async function startStaticHost(folder: string, backend: string, fallback: Fallback) {
  const server = createServer((from, answer) => {
    const { pathname } = new URL(from.url ?? '/', 'http://host');
    if (/^\/(django|v1|media)\//.test(pathname)) return forward(backend, from, answer);
    const asked = join(folder, pathname === '/' ? 'index.html' : pathname);
    const file = isFile(asked) ? asked : join(folder, fallback.file);
    answer.writeHead(file === asked ? 200 : fallback.status, { 'Content-Type': TYPES[extname(file)] ?? '' });
    answer.end(readFileSync(file));
  });
  const { port, stop } = await listening(server);
  return { origin: `http://127.0.0.1:${port}`, stop };
}
