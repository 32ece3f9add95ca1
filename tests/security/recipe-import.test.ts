import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { directReader } from '../../server/recipe-import/page-reader.ts';
import { createRecipePages } from '../../server/recipe-import/recipe-pages.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { recipeFailures } from '../../src/domain/error-catalogue.ts';
import type { ImportFailure } from '../../src/terms/import-failure.ts';
import { PAGES, redirect, send } from '../support/hostile-pages.ts';
import { PUBLIC_ADDRESS, SECURE_HOST, startRecipeSite } from '../support/recipe-site.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

/** Soon over, for sites that never end; other pages have the time that the server gives them. */
const SOON_MS = 300;
const server = await openTestServer();
const site = await startRecipeSite((request, response) => {
  const url = new URL(request.url ?? '', 'http://site');
  const to = url.searchParams.get('to');
  if (to !== null) redirect(to)(response, request);
  else (PAGES[url.pathname] ?? send(404, {}))(response, request);
});
afterAll(() => site.stop());
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
  Object.assign(server.parts, { recipePages: createRecipePages(site.web, directReader) });
  site.names.clear();
  site.asked.length = 0;
  site.reachedInside.length = 0;
});

const read = (url: string) => server.call(endpoints.readRecipePage, { body: { url }, token: member.token });

/** A failure is one sentence with its kind, and nothing inside was asked. */
const expectFailure = async (url: string, kind: ImportFailure): Promise<void> => {
  const answer = await read(url);
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 422,
    body: { code: kind, detail: recipeFailures[kind] },
  });
  expect(site.reachedInside).toEqual([]);
};
const expectSoup = async (url: string, source = url): Promise<void> => {
  const answer = await read(url);
  const { recipe } = (await answer.json()) as { recipe?: object };
  expect(recipe).toEqual({
    name: 'Bean soup',
    servings: null,
    lines: ['400 g beans', '1 onion'],
    steps: ['Cook.'],
    minutes: null,
    source,
  });
};

it('every failure is one sentence, and one on what to do', () => {
  for (const words of Object.values(recipeFailures))
    expect(words).toMatch(/^[A-Z][^.!?]+\.(?: [A-Z][^.!?]+\.)?$/);
});

describe('a public page', () => {
  it.each(['/soup', '/gzip', '/br', '/deflate'])('is read: %s', (path) =>
    expectSoup(`http://a.example${path}`),
  );
  it('is read in its own character set', async () => {
    expect(await (await read('http://a.example/latin1')).json()).toMatchObject({
      recipe: { lines: ['400 g beans', '1 jalapeño'] },
    });
  });
  it('may be linked data alone', async () => {
    expect(await (await read('http://a.example/json')).json()).toMatchObject({ recipe: { lines: ['salt'] } });
  });
  it('is found over redirects, three at most', async () => {
    await expectSoup('http://a.example/three', 'http://a.example/soup');
    await expectSoup('http://a.example/elsewhere', `https://${SECURE_HOST}/soup`);
    await expectFailure('http://a.example/four', 'unreachable');
    await expectFailure('http://a.example/loop', 'unreachable');
  });
  it('proves its name over https', async () => {
    await expectSoup(`https://${SECURE_HOST}/soup`);
    await expectFailure('https://other.example/soup', 'unreachable');
  });
  it('is told who asks, and nothing of the member', async () => {
    await expectSoup('http://a.example/soup?a=1#part', 'http://a.example/soup?a=1');
    const [{ path, headers }] = site.asked as [(typeof site.asked)[0]];
    expect(path).toBe('/soup?a=1');
    expect(headers).toMatchObject({ host: 'a.example', 'user-agent': expect.stringMatching(/^Sorrel/) });
    for (const name of ['cookie', 'authorization', 'referer', 'origin', 'x-forwarded-for']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(JSON.stringify(headers)).not.toContain(member.id);
  });
});

describe('what is inside is never asked', () => {
  const LITERALS =
    `127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.0.0.1 0x7f.1 0177.0.0.1 017700000001 127.0.0.1.
    127.255.255.254 0 0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 012.0.0.1 172.16.0.1 172.31.255.255 192.168.0.1
    192.168.257 3232235777 169.254.169.254 2852039166 0xa9fea9fe 0xa9.0xfe.0xa9.0xfe 0251.0376.0251.0376
    169.254.43518 100.64.0.1 100.100.100.200 100.127.255.255 192.0.0.192 192.0.2.1 198.51.100.1 203.0.113.1
    198.18.0.1 198.19.255.255 192.88.99.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 168.63.129.16
    [::] [::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:169.254.169.254] [::ffff:0:10.0.0.1]
    [::127.0.0.1] [::a00:1] [fe80::1] [febf::1] [fec0::1] [fc00::1] [fd00:ec2::254] [fdff::1] [ff02::1] [ff0e::1]
    [2002:7f00:1::1] [2002:a9fe:a9fe::] [2001:0:7f00:1::] [2001::1] [64:ff9b::7f00:1] [64:ff9b::169.254.169.254]
    [64:ff9b:1::a00:1] [2001:db8::1] [3fff::1] [100::1] [2001:2::1] [2001:10::1] [2001:20::1] [5f00::1] [4000::1]
    ①②⑦.⓪.⓪.① 127。0。0。1 127%2e0%2e0%2e1 %31%32%37.0.0.1 localhost LOCALHOST localhost. intranet metadata`
      .trim()
      .split(/\s+/);
  it('there are many ways to name it', () => expect(LITERALS.length).toBeGreaterThan(70));
  it.each(LITERALS)('http://%s/', async (host) => {
    await expectFailure(`http://${host}/`, 'not-allowed');
    await expectFailure(`http://a.example/x?to=${encodeURIComponent(`http://${host}/`)}`, 'not-allowed');
  });

  const ADDRESSES = LITERALS.filter((host) => /^\[|^\d+(\.\d+){3}$/.test(host)).map((host) =>
    host.replace(/[[\]]/g, ''),
  );
  it.each([...ADDRESSES, '0177.0.0.1', '2130706433', 'fe80::1%eth0', 'localhost', ''])(
    'nor by a name whose address is %j',
    async (address) => {
      site.names.set('trap.example', [[address]]);
      await expectFailure('http://trap.example/', 'not-allowed');
      await expectFailure('https://trap.example/', 'not-allowed');
      site.names.set('trap.example', [[PUBLIC_ADDRESS, address]]);
      await expectFailure('http://trap.example/soup', 'not-allowed');
      expect(site.asked).toEqual([]);
    },
  );

  it('nor by a name whose address changes once it was checked', async () => {
    site.names.set('trap.example', [[PUBLIC_ADDRESS], ['127.0.0.1']]);
    await expectSoup('http://trap.example/soup');
    expect(site.names.get('trap.example')).toEqual([['127.0.0.1']]);
    site.names.set('trap.example', [[PUBLIC_ADDRESS], ['127.0.0.1']]);
    await expectFailure('http://trap.example/once', 'not-allowed');
    expect(site.reachedInside).toEqual([]);
  });

  it.each([
    'ftp://a.example/soup',
    'file:///etc/passwd',
    'gopher://a.example/',
    'data:text/html,<h2>Ingredients</h2>',
    'javascript:alert(1)',
    'blob:http://a.example/1',
    'ws://a.example/',
    'http://a.example:8080/soup',
    'http://a.example:22/',
    'https://a.example:80/soup',
    'http://user@a.example/soup',
    'http://user:secret@a.example/soup',
    'http://a.example@127.0.0.1/',
    'http://127.0.0.1\\@a.example/soup',
    'http:\\\\127.0.0.1\\',
    '//a.example/soup',
    '/soup',
    'a.example/soup',
    'http://',
    'http://[::1',
    'http://a.example\u0000.b/',
    ' ',
    'soup',
  ])('nor by %j', async (url) => {
    if (url.includes('\u0000')) expect((await read(url)).status).toBe(400);
    else await expectFailure(url, 'not-allowed');
    if (/^\w+:/.test(url)) {
      await expectFailure(`http://a.example/x?to=${encodeURIComponent(url)}`, 'not-allowed');
    }
    expect(site.asked.filter(({ path }) => path === '/soup')).toEqual([]);
  });
});

it.each<[string, ImportFailure]>([
  ['/404', 'not-found'],
  ['/410', 'not-found'],
  ['/401', 'refused'],
  ['/403', 'refused'],
  ['/429', 'refused'],
  ['/500', 'unreachable'],
  ['/challenge', 'needs-browser'],
  ['/paywall', 'paywall'],
  ['/scripts', 'needs-browser'],
  ['/news', 'no-recipe'],
  ['/empty', 'no-recipe'],
  ['/picture', 'not-a-page'],
  ['/text', 'not-a-page'],
  ['/untyped', 'not-a-page'],
  ['/zstd', 'not-a-page'],
  ['/twice', 'not-a-page'],
  ['/constructor', 'not-a-page'],
  ['/broken-gzip', 'unreachable'],
  ['/says-huge', 'too-large'],
  ['/huge', 'too-large'],
  ['/endless', 'too-large'],
  ['/bomb-gzip', 'too-large'],
  ['/bomb-br', 'too-large'],
  ['/bomb-deflate', 'too-large'],
  ['/empty-parts', 'too-large'],
  ['/silent', 'too-slow'],
  ['/no-body', 'too-slow'],
  ['/drip', 'too-slow'],
  ['/drip-gzip', 'too-slow'],
  ['/hang-up', 'unreachable'],
  ['/half', 'unreachable'],
  ['/big-head', 'unreachable'],
  ['/no-http', 'unreachable'],
  ['/switch', 'unreachable'],
  ['/hints', 'not-found'],
])('a page that gives no recipe says why %s: %s', async (path, kind) => {
  if (kind === 'too-slow')
    Object.assign(server.parts, { recipePages: createRecipePages(site.web, directReader, SOON_MS) });
  await expectFailure(`http://a.example${path}`, kind);
});

it('a page that gives no recipe says why also where a name has no address, or its answer never comes', async () => {
  site.names.set('gone.example', [[]]);
  await expectFailure('http://gone.example/', 'unreachable');
  const stuck = { ...site.web, resolve: () => new Promise<never>(() => undefined) };
  expect(await createRecipePages(stuck, directReader, 50).read('http://a.example/')).toEqual({
    ok: false,
    error: 'too-slow',
  });
  const broken = { ...site.web, resolve: () => Promise.reject(new Error('no name server')) };
  expect(await createRecipePages(broken, directReader).read('http://a.example/')).toEqual({
    ok: false,
    error: 'unreachable',
  });
});

it('a member reads twenty pages an hour, others go on, and the server stands', async () => {
  for (let count = 0; count < 20; count += 1) expect((await read('http://a.example/404')).status).toBe(422);
  const refused = await read('http://a.example/soup');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(site.asked).toHaveLength(20);
  member = await server.signUpMember();
  await expectSoup('http://a.example/soup');
});
