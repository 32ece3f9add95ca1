import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { appOn } from '../../support/server-harness.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { openLastingServer } from '../../support/test-server.ts';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Landing</title>',
  'app.html': '<!doctype html><title>App</title>',
  'terms.html': '<!doctype html><title>Terms</title>',
  'sw.js': 'self.x = 1;',
  'manifest.webmanifest': '{}',
  'assets/index-abc123.js': 'export const x = 1;',
  '.vite/earlier/2026-11-01T08-00-00.000Z/assets/index-old456.js': 'export const x = 0;',
  '.vite/earlier/2026-11-01T08-00-00.000Z/assets/index-abc123.js': 'not this one',
  '.vite/manifest.json': '{"secret":true}',
  'notes.md': 'not for browsers',
};

const folder = temporaryFolder('dist');
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}
const asset = join(folder, 'assets/index-abc123.js');
writeFileSync(`${asset}.br`, brotliCompressSync(FILES['assets/index-abc123.js'] ?? ''));
const server = await openLastingServer({
  staticDir: folder,
  devPages: true,
  backends: ['https://api.example'],
  publicUrl: new URL('https://sorrel.example'),
});

const get = (path: string, headers: Record<string, string> = {}) => server.request(path, { headers });
const titleOf = async (response: Response) => /<title>(.*)<\/title>/.exec(await response.text())?.[1];

it.each(['/dashboard', '/dashboard/diet-plan', '/shared-report', '/sign-in', '/onboarding', '/target'])(
  'paths %s is the app',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await titleOf(response)).toBe('App');
  },
);

it('paths a shared report is for no search engine', async () => {
  expect((await get('/shared-report')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await get('/')).headers.has('x-robots-tag')).toBe(false);
  expect(readFileSync('public/robots.txt', 'utf8')).toMatch(/^Disallow: \/shared-report$/m);
});

it.each([
  ['/', 200, 'Landing'],
  ['/terms', 200, 'Terms'],
  ['/terms-of-service', 200, 'Terms'],
  ['/nowhere', 404, 'Landing'],
  ['/sign-in/nowhere', 404, 'Landing'],
  ['/constructor', 404, 'Landing'],
])('paths %s answers %i with the document "%s"', async (path, status, title) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await titleOf(response)).toBe(title);
});

it.each([
  '/assets/old-chunk-123.js',
  '/assets/gone',
  '/missing.png',
  '/.vite/manifest.json',
  '/.vite/earlier/2026-11-01T08-00-00.000Z/assets/index-old456.js',
  '/notes.md',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
])('paths %s is not found, and never the shell', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('<title>');
});

it('paths are read only', async () => {
  expect((await server.request('/dashboard', { method: 'POST' })).status).toBe(404);
});

it('files with a hash in their name never change', async () => {
  const response = await get('/assets/index-abc123.js');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toBe('export const x = 1;');
});

it('files come precompressed to who takes brotli', async () => {
  const response = await get('/assets/index-abc123.js', { 'Accept-Encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
  expect(text).toBe(FILES['assets/index-abc123.js']);
});

it.each(['', 'gzip', 'br;q=0', 'gzip, br; q=0.0, *'])('files come as they are to "%s"', async (encodings) => {
  const response = await get('/assets/index-abc123.js', { 'Accept-Encoding': encodings });
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(FILES['assets/index-abc123.js']);
});

it('files of the releases before are there for tabs that are still open', async () => {
  const response = await get('/assets/index-old456.js');
  expect(await response.text()).toBe('export const x = 0;');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it.each(['/sw.js', '/manifest.webmanifest', '/index.html'])(
  'files %s is asked for anew each time',
  async (path) => {
    const first = await get(path);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get(path, { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  },
);

it.each(['/', '/dashboard', '/assets/index-abc123.js', '/nowhere', '/django/api/login', '/healthz'])(
  'security headers stand on the answer to %s',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
        "img-src 'self' blob: data: https://api.example; font-src 'self'; " +
        "connect-src 'self' https://api.example; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
        "object-src 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types sw parse-page",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toMatch(/^camera=\(self\), .*microphone=\(\)/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  },
);

it('security headers ask for TLS only where the server is published with it', async () => {
  const response = await appOn(server.parts).request('/healthz');
  expect(response.headers.has('strict-transport-security')).toBe(false);
});

it.each(['localhost:4173', '127.0.0.1:4173', '[::1]:4173'])('the mail page is there for %s', async (host) => {
  expect((await get('/dev/mail', { Host: host })).status).toBe(200);
  expect(await (await get('/dev/mail.json', { Host: host })).json()).toEqual([]);
});

it.each(['evil.example', '127.0.0.1.evil.example', '192.168.1.4:4173'])(
  'the mail page is not there for %s',
  async (host) => {
    expect((await get('/dev/mail', { Host: host })).status).toBe(404);
    expect((await get('/dev/mail.json', { Host: host })).status).toBe(404);
  },
);
