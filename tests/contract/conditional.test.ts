import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { makeProfile, OPERATION } from '../support/contract-requests.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

const server = await openLastingServer();

const ask = (name: EndpointName, { id, token }: TestMember, copy?: string) =>
  server.call(endpoints[name], {
    params: { userId: id },
    query: { day: OPERATION.day },
    token,
    ...(copy === undefined ? {} : { headers: { 'If-None-Match': copy } }),
  });
const planned = async (): Promise<TestMember> => {
  const member = await server.signUpMember();
  await makeProfile(server, member);
  await server.settled();
  return member;
};

it.each(['getBudget', 'getMealPlan', 'getProfile'] as const)(
  '%s is not sent again to who has it',
  async (name) => {
    const member = await planned();
    const first = await ask(name, member);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const copy of [etag, etag.slice(2), `"other", ${etag}`]) {
      const again = await ask(name, member, copy);
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('no-store');
    }
    const other = await ask(name, member, '"other"');
    expect([other.status, await other.json()]).toEqual([200, await first.json()]);
  },
);

it('a copy from before something was logged is old', async () => {
  const member = await planned();
  const etag = (await ask('getBudget', member)).headers.get('etag') ?? '';
  const { token } = member;
  await server.call(endpoints.appendJournal, { body: { operations: [OPERATION] }, token });
  const after = await ask('getBudget', member, etag);
  expect([after.status, await after.json()]).toMatchObject([200, { current_water_intake: 0.25 }]);
});

it('no copy opens what a token does not', async () => {
  const [member, other] = [await planned(), await planned()];
  const etag = (await ask('getMealPlan', member)).headers.get('etag') ?? '';
  expect((await ask('getMealPlan', { ...member, token: other.token }, etag)).status).toBe(403);
  expect((await ask('getMealPlan', { ...member, token: 'none' }, etag)).status).toBe(401);
});

it('a plan goes compressed to who takes that, and plain to everybody else', async () => {
  const member = await planned();
  const plain = await ask('getMealPlan', member);
  const call = { params: { userId: member.id }, token: member.token };
  const small = await server.call(endpoints.getMealPlan, {
    ...call,
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  const refused = await server.call(endpoints.getMealPlan, {
    ...call,
    headers: { 'Accept-Encoding': 'br;q=0' },
  });
  expect([plain, small, refused].map(({ headers }) => headers.get('content-encoding'))).toEqual([
    null,
    'br',
    null,
  ]);
  expect(small.headers.get('vary')).toBe('Accept-Encoding');
  const [sent, whole] = [new Uint8Array(await small.arrayBuffer()), await plain.text()];
  expect(brotliDecompressSync(sent).toString()).toBe(whole);
  expect(sent.length).toBeLessThan(whole.length / 3);
});
