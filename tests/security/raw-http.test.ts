import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startLiveServer } from '../support/live-server.ts';

const server = await startLiveServer();
const port = Number(new URL(server.origin).port);
afterAll(() => server.stop());

/** Sends bytes as they are and answers all that comes back until the server closes, or `until` is seen. */
const exchange = (parts: readonly string[], until: RegExp | null, end = false): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      heard += text;
      if (until?.test(heard)) socket.destroy();
    });
    // A server that has answered may close while the rest is still on its way.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(heard) : reject(error),
    );
    socket.on('close', () => resolve(heard));
    for (const part of parts) socket.write(part);
    if (end) socket.end();
  });

const statusesIn = (heard: string): readonly string[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);

/** Sends the rest of a request once the first part of it was answered; fails where the server breaks the line. */
const goOn = (first: string, rest: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      if (heard === '') socket.write(rest);
      heard += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
    socket.write(first);
  });

const LOGIN = ['POST /django/api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
const head = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const ANSWERED = /^HTTP\/1\.1 \d{3}[\s\S]*\r\n\r\n/;

describe('a body', () => {
  it('in chunks that says nothing of its length is cut off at the limit', async () => {
    const block = chunk('x'.repeat(16_000));
    const request = [
      head(...LOGIN, 'Transfer-Encoding: chunked'),
      ...Array<string>(8).fill(block),
      '0\r\n\r\n',
    ];
    expect(await exchange(request, ANSWERED)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('of a stranger is not read at all where a token is needed', async () => {
    // The request promises eight megabytes and sends none of them: only who does not wait can answer.
    for (const length of ['Content-Length: 8000000', 'Transfer-Encoding: chunked']) {
      const lines = [
        'PUT /django/user/update/profile/1 HTTP/1.1',
        'Host: localhost',
        'Content-Type: multipart/form-data; boundary=x',
        length,
      ];
      expect(await exchange([head(...lines)], ANSWERED)).toMatch(/^HTTP\/1\.1 401 /);
    }
  });

  it('that ends too soon is nobody’s request', async () => {
    const cut = [head(...LOGIN, 'Content-Length: 500'), '{"email":"a@b.example","pass'];
    const heard = await exchange(cut, ANSWERED, true);
    expect(heard).not.toMatch(/^HTTP\/1\.1 (2|5)/);
  });

  it('whose length is told in two ways is refused, so that no second request hides in it', async () => {
    const hidden = 'GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (const lengths of [
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Content-Length: 4', 'Content-Length: 40'],
      ['Transfer-Encoding: chunked, identity'],
    ]) {
      const heard = await exchange([head(...LOGIN, ...lengths), `0\r\n\r\n${hidden}`], null);
      expect({ lengths, statuses: statusesIn(heard) }).toEqual({ lengths, statuses: ['400'] });
    }
  });

  it('of an honest length ends where it says, and what follows is a request', async () => {
    const first = [head(...LOGIN, 'Content-Length: 2'), '{}'];
    const second = head('GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close');
    expect(statusesIn(await exchange([...first, second], null))).toEqual(['400', '200']);
  });

  it('that is too long and comes slowly is answered, and the connection serves on', async () => {
    const body = 'x'.repeat(32_000);
    const next = head('GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close');
    const heard = [
      await goOn(head(...LOGIN, 'Content-Length: 96000'), `${body}${body}${body}${next}`),
      await goOn(
        `${head(...LOGIN, 'Transfer-Encoding: chunked')}${chunk(body).repeat(3)}`,
        `${chunk(body)}0\r\n\r\n${next}`,
      ),
    ];
    expect(heard.map(statusesIn)).toEqual(Array(2).fill(['413', '200']));
  });
});

describe('a head', () => {
  it.each([
    [
      'a header of a hundred kilobytes',
      ['GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'h'.repeat(100_000)}`],
    ],
    ['a path of a hundred kilobytes', [`GET /${'p'.repeat(100_000)} HTTP/1.1`, 'Host: localhost']],
    [
      'thousands of headers',
      ['GET / HTTP/1.1', 'Host: localhost', ...Array.from({ length: 5_000 }, (_, at) => `X-${at}: 1`)],
    ],
  ])('with %s is too long', async (_, lines) => {
    expect(await exchange([head(...lines)], ANSWERED)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each([
    ['no host', ['GET /healthz HTTP/1.1']],
    ['a host that is none', ['GET /healthz HTTP/1.1', 'Host: a b/<script>']],
    ['a line feed in a header', ['GET /healthz HTTP/1.1', 'Host: localhost', 'X-A: a\nSet-Cookie: a=b\0']],
    ['no protocol', ['GET /healthz']],
    ['a method that is none', ['G<script>T / HTTP/1.1', 'Host: localhost']],
  ])('with %s is a bad request that shows nothing of itself', async (_, lines) => {
    const heard = await exchange([head(...lines)], ANSWERED, true);
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).not.toMatch(/<script|Set-Cookie/i);
  });

  it('of a TRACE is answered without what was sent', async () => {
    const heard = await exchange(
      [head('TRACE /django/api/login HTTP/1.1', 'Host: localhost', 'Cookie: secret=1')],
      ANSWERED,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(heard).not.toContain('secret');
  });
});

it('still serves after all that', async () => {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});
