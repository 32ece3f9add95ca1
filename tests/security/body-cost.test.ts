import { describe, expect, it, vi } from 'vitest';
import { createLargeBodies } from '../../server/http/large-bodies.ts';
import { OPERATION } from '../support/contract-requests.ts';
import { openLastingServer } from '../support/test-server.ts';

const server = await openLastingServer();
const member = await server.signUpMember();

const append = (body: BodyInit, more: RequestInit & { readonly duplex?: 'half' } = {}) =>
  server.request('/django/ext/v1/journal', {
    method: 'POST',
    headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': 'application/json' },
    body,
    ...more,
  });

it.each([
  ['operations that are none', `{"operations":[${'{},0,'.repeat(400)}0]}`],
  ['a payload of fields that are none', `{"operations":[{"payload":{"a":[0${',0'.repeat(900)}]}}]}`],
])('a list of %s is told its first fault, not a list as long as it', async (_, body) => {
  const answer = await append(body);
  expect(answer.status).toBe(400);
  const told = (await answer.json()) as { operations: readonly string[] };
  expect(told.operations).toHaveLength(1);
});

it.each([
  [
    'keys',
    `{"operations":[{"payload":{${Array.from({ length: 120_000 }, (__, at) => `"k${at}":1`).join()}}}]}`,
  ],
  ['empty objects', `{"operations":[${'{},'.repeat(600_000)}{}]}`],
])('a body of very many %s is refused before it is parsed', async (_, body) => {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    const answer = await append(body);
    expect(answer.status).toBe(413);
    expect(parse.mock.calls.filter(([text]) => text.length > 100_000)).toHaveLength(0);
    expect(await answer.json()).toEqual({ detail: 'The request body has too many values.' });
  } finally {
    parse.mockRestore();
  }
});

it('separators within a text do not count: what a member wrote is not a structure', async () => {
  const body = JSON.stringify({
    operations: [{ ...OPERATION, payload: { text: '",:[{\\'.repeat(20_000) } }],
  });
  // Refused for its length by the schema, which only a parsed body reaches.
  expect(await (await append(body)).json()).toMatchObject({ operations: [expect.any(String)] });
});

it('a list of more than a thousand items is refused', async () => {
  const answer = await append(`{"operations":[${'0,'.repeat(1_000)}0]}`);
  expect([answer.status, await answer.json()]).toEqual([400, { detail: 'A list is too long.' }]);
});

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

describe('large bodies', () => {
  interface Sending {
    readonly answer: Promise<Response>;
    /** Resolves when the server has read the large part and asks for the rest. */
    readonly isRead: Promise<void>;
    end(): void;
  }

  /** A body that is larger than all but photos and does not come to its end by itself. */
  const send = (token: string): Sending => {
    let end = (): void => undefined;
    let asked = (): void => undefined;
    const isRead = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const start = new TextEncoder().encode(`{"a":"${'x'.repeat(600_000)}`);
    let pulls = 0;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (sending) => {
          pulls += 1;
          if (pulls === 1) return sending.enqueue(start);
          end = () => {
            sending.enqueue(new TextEncoder().encode('"}'));
            sending.close();
          };
          asked();
          return new Promise<void>(() => undefined);
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return { answer: append(body, { headers, duplex: 'half' }), isRead, end: () => end() };
  };

  it('of one member are held three at a time, and make room for others when they are answered', async () => {
    const other = await server.signUpMember();
    const held = [send(member.token), send(member.token), send(member.token)];
    await Promise.all(held.map(({ isRead }) => isRead));
    const refused = await append(`{"a":"${'x'.repeat(600_000)}"}`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    // Who sends little, and who is somebody else, is not kept waiting.
    expect((await append(JSON.stringify({ operations: [OPERATION] }))).status).toBe(200);
    const theirs = send(other.token);
    await theirs.isRead;
    theirs.end();
    expect((await theirs.answer).status).toBe(400);
    for (const each of held) each.end();
    expect((await Promise.all(held.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([
      400, 400, 400,
    ]);
    expect((await append(`{"a":"${'x'.repeat(600_000)}"}`)).status).toBe(400);
  });

  it('of any size are bounded too: one member has no more open than their calls that wait', () => {
    const roomOf = createLargeBodies();
    const rooms = Array.from({ length: 128 }, () => roomOf('one'));
    expect(rooms.every((room) => room.grow(100))).toBe(true);
    const another = roomOf('one');
    expect(another.grow(100)).toBe(false);
    expect(roomOf('other').grow(100)).toBe(true);
    expect(Array.from({ length: 200 }, () => roomOf(null)).every((room) => room.grow(100))).toBe(true);
    another.leave();
    another.leave();
    rooms[0]?.leave();
    expect(roomOf('one').grow(100)).toBe(true);
  });

  it('of all together are bounded as well', () => {
    const roomOf = createLargeBodies();
    const rooms = Array.from({ length: 25 }, (_, at) => roomOf(`member ${at}`));
    expect(rooms.map((room) => room.grow(600_000))).toEqual([...Array(24).fill(true), false]);
    expect(rooms[0]?.grow(700_000)).toBe(true);
    rooms[0]?.leave();
    rooms[0]?.leave();
    expect(rooms[24]?.grow(600_000)).toBe(true);
    expect(roomOf('member 30').grow(600_000)).toBe(false);
  });
});
