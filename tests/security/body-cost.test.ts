import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOURNAL_PAGE } from '../../src/contract/journal.ts';
import { OPERATION } from '../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.signUpMember();
});
afterAll(() => server.stop());

const append = (body: BodyInit, more: RequestInit & { readonly duplex?: 'half' } = {}) =>
  server.request('/django/ext/v1/journal', {
    method: 'POST',
    headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': 'application/json' },
    body,
    ...more,
  });

it.each([
  ['operations that are none', `{"operations":[${'{},0,'.repeat(40_000)}0]}`],
  ['a payload of fields that are none', `{"operations":[{"payload":{"a":[0${',0'.repeat(80_000)}]}}]}`],
])('a list of %s is told its first fault, not a list as long as it', async (_, body) => {
  const answer = await append(body);
  expect(answer.status).toBe(400);
  const told = (await answer.json()) as { operations: readonly string[] };
  expect(told.operations).toHaveLength(1);
});

it('a body of millions of values takes no memory beside its own', async () => {
  // What was held for each value of this one was more than the heap has.
  const answer = await append(`{"operations":[${'{},'.repeat(1_390_000)}{}]}`);
  expect(await answer.json()).toEqual({ operations: ['This field is required.'] });
}, 60_000);

it('the parts of a body are copied as they come, not kept: one of a byte takes hundreds', async () => {
  const operations = Array.from({ length: 3 }, (__, at) => ({
    ...OPERATION,
    id: OPERATION.id.slice(0, -1) + at,
  }));
  const bytes = new TextEncoder().encode(JSON.stringify({ operations }));
  // The sender writes every part into the same place.
  const part = new Uint8Array(1);
  let at = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (sending) => {
        const byte = bytes[at];
        at += 1;
        if (byte === undefined) return sending.close();
        part[0] = byte;
        sending.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  const answer = await append(body, { duplex: 'half' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ accepted: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
});

it('a full page of operations is still taken', async () => {
  const operations = Array.from({ length: JOURNAL_PAGE }, (__, at) => ({
    ...OPERATION,
    id: `7f7f2c58-5a2b-4f5e-9d58-${String(at).padStart(12, '0')}`,
  }));
  expect((await append(JSON.stringify({ operations }))).status).toBe(200);
});
