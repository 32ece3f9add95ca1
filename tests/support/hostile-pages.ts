import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const SOUP = `<!doctype html><h1>Bean soup</h1><h2>Ingredients</h2><ul><li>400 g beans</li><li>1 onion</li></ul>
  <h2>Method</h2><ol><li>Cook.</li></ol>`;
/** The beginning of a packed file whose own name comes next, and ends with a zero. */
const ENDLESS_NAME = Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]);
const MANY_ZEROS = Buffer.alloc(30_000_000);

const endless = (response: ServerResponse, part: Buffer): void => {
  const more = (): void => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more);
  more();
};
const drip = (response: ServerResponse): void => {
  const timer = setInterval(() => response.write('<p>'), 20);
  response.on('close', () => clearInterval(timer));
};

type Serve = (response: ServerResponse, request: IncomingMessage) => void;
export const send =
  (status: number, headers: Readonly<Record<string, string>>, body: string | Buffer = ''): Serve =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const packed = (encoding: string, bytes: Buffer): Serve =>
  send(200, { ...HTML, 'Content-Encoding': encoding }, bytes);
export const redirect = (to: string): Serve =>
  send(302, { Location: to.replace(/[^ -~]/g, encodeURIComponent) });

/** Pages of a site by their path: a soup in many wrappings, and what a site may answer instead. */
export const PAGES: Readonly<Record<string, Serve>> = {
  '/soup': send(200, HTML, SOUP),
  '/gzip': packed('gzip', gzipSync(SOUP)),
  '/br': packed('br', brotliCompressSync(SOUP)),
  '/deflate': packed('deflate', deflateSync(SOUP)),
  '/latin1': send(
    200,
    { 'Content-Type': 'text/html; charset=iso-8859-1' },
    Buffer.from(SOUP.replace('onion', 'jalape\u00f1o'), 'latin1'),
  ),
  '/json': send(
    200,
    { 'Content-Type': 'application/ld+json' },
    '{"@type":"Recipe","name":"Soup","recipeIngredient":["salt"]}',
  ),
  '/once': redirect('/soup'),
  '/elsewhere': redirect('https://secure.example/soup'),
  '/three': redirect('/two'),
  '/two': redirect('/once'),
  '/four': redirect('/three'),
  '/loop': redirect('/loop'),
  '/404': send(404, HTML, SOUP),
  '/410': send(410, HTML, SOUP),
  '/401': send(401, HTML, SOUP),
  '/403': send(403, HTML, SOUP),
  '/429': send(429, HTML, SOUP),
  '/500': send(500, HTML, SOUP),
  '/challenge': send(403, { ...HTML, 'Cf-Mitigated': 'challenge' }, SOUP),
  '/paywall': send(
    200,
    HTML,
    '<html><script type="application/ld+json">{"@type":"Article","isAccessibleForFree":false}</script></html>',
  ),
  '/scripts': send(
    200,
    HTML,
    '<html><body><div id="app"></div><script src="/app.js"></script></body></html>',
  ),
  '/news': send(200, HTML, `<html><p>${'All about the weather. '.repeat(50)}</p></html>`),
  '/empty': send(200, HTML),
  '/picture': send(200, { 'Content-Type': 'image/png' }, SOUP),
  '/text': send(200, { 'Content-Type': 'text/plain' }, SOUP),
  '/untyped': send(200, {}, SOUP),
  '/zstd': packed('zstd', Buffer.from(SOUP)),
  '/twice': packed('gzip, gzip', gzipSync(gzipSync(SOUP))),
  '/constructor': packed('constructor', Buffer.from(SOUP)),
  '/broken-gzip': packed('gzip', Buffer.from('This is not packed.')),
  '/says-huge': (response) =>
    void response.writeHead(200, { ...HTML, 'Content-Length': '3000001' }).write('<p>'),
  '/huge': send(200, HTML, Buffer.alloc(3_000_001, 'a')),
  '/endless': (response) => endless(response.writeHead(200, HTML), Buffer.alloc(65_536, 'a')),
  '/bomb-gzip': packed('gzip', gzipSync(MANY_ZEROS)),
  '/bomb-br': packed('br', brotliCompressSync(MANY_ZEROS)),
  '/bomb-deflate': packed('deflate', deflateSync(MANY_ZEROS)),
  '/empty-parts': (response) =>
    endless(
      response.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' }),
      Buffer.concat(Array<Buffer>(2000).fill(gzipSync(''))),
    ),
  '/silent': () => undefined,
  '/no-body': (response) => void response.writeHead(200, HTML).flushHeaders(),
  '/drip': (response) => drip(response.writeHead(200, HTML)),
  '/drip-gzip': (response) => {
    response.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' }).write(ENDLESS_NAME);
    drip(response);
  },
  '/hang-up': (response) => void response.destroy(),
  '/half': (response) => {
    response.writeHead(200, { ...HTML, 'Content-Length': '1000' }).write('<p>');
    setTimeout(() => response.destroy(), 20);
  },
  '/big-head': send(200, { ...HTML, 'X-Long': 'a'.repeat(60_000) }, SOUP),
  '/no-http': (response) => void response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'),
  '/switch': (response) =>
    void response.socket?.end(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    ),
  '/hints': (response) =>
    void response.socket?.end(
      `${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100)}HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n`,
    ),
};
