import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createHasher } from '../../server/auth/hasher.ts';
import { createTurns } from '../../server/calls/turns.ts';
import { chatMessages } from '../../server/database/schema.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { ok } from '../../src/terms/result.ts';
import { makeProfile, rightRequests, uploadPhoto } from '../support/contract-requests.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';
import { waitingCoach } from '../support/waiting-coach.ts';

const server = await openTestServer();

const ask = ({ id, token }: TestMember) =>
  server.call(endpoints.sendChat, { params: { id }, body: { message: 'What is for dinner?' }, token });

const readThread = async (member: TestMember) =>
  server.call(endpoints.getThreadMessages, await rightRequests.getThreadMessages(server, member));

describe('the calls of one member', () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('are worked on four at a time, and nobody else waits for them', async () => {
    const inTurn = createTurns();
    const ends: (() => void)[] = [];
    const work = () => new Promise((resolve) => ends.push(() => resolve(null))).then(ok);
    const calls = Array.from({ length: 6 }, () => inTurn('ada', work));
    const other = inTurn('bob', work);
    await turn();
    expect(ends).toHaveLength(5);
    ends.splice(4, 1)[0]?.();
    expect((await other).ok).toBe(true);
    for (let at = 0; at < 6; at += 1) {
      ends[at]?.();
      await turn();
    }
    expect((await Promise.all(calls)).every((call) => call.ok)).toBe(true);
  });

  it('wait in a line that has an end', async () => {
    const inTurn = createTurns();
    let end = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      end = resolve;
    });
    const calls = Array.from({ length: 65 }, () => inTurn('ada', () => gate.then(() => ok(null))));
    expect(await calls[64]).toMatchObject({ ok: false, error: { status: 429 } });
    end();
    expect((await Promise.all(calls.slice(0, 64))).every((call) => call.ok)).toBe(true);
    expect(await inTurn('ada', async () => ok('again'))).toEqual(ok('again'));
  });

  it('take turns in the server as well, reads and writes', async () => {
    const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
    const slow = waitingCoach(server);
    const asked = Array.from({ length: 4 }, () => ask(ada));
    await slow.asked(4);
    let isRead = false;
    const waiting = readThread(ada).then(({ status }) => {
      isRead = true;
      return status;
    });
    expect((await readThread(bob)).status).toBe(200);
    expect(isRead).toBe(false);
    slow.replyToAll();
    expect([await waiting, ...(await Promise.all(asked)).map(({ status }) => status)]).toEqual(
      Array(5).fill(200),
    );
  });
});

it('sign-ins of other networks do not wait for the hundreds of one', async () => {
  const hasher = createHasher({ memoryCost: 256, timeCost: 2 });
  const done: string[] = [];
  const signIn = (address: string) => hasher.hash('guess', address).then(() => done.push(address));
  const flood = Array.from({ length: 60 }, (_, at) => signIn(`2001:db8:1:${at % 4}`));
  await Promise.all([...flood, signIn('192.0.2.1'), signIn('192.0.2.2')]);
  // Behind the flood they would be the last two; hashes end in any order, so a few may overtake them.
  for (const address of ['192.0.2.1', '192.0.2.2'])
    expect(done.indexOf(address)).toBeLessThan(flood.length / 4);
});

it('statements that wait for the database leave everything else its turn', async () => {
  let done = 0;
  const statements = Array.from({ length: 100 }, async () => {
    await server.parts.db.execute(sql`select count(*) from generate_series(1, 20000)`);
    done += 1;
  });
  await new Promise((turn) => setTimeout(turn));
  expect(done).toBeLessThan(100);
  await Promise.all(statements);
});

it('one photo of a member is drawn at a time: who sends more does not fill the line of the others', async () => {
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  const picture = sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'green' } });
  const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
  const send = (member: TestMember) => uploadPhoto(server, member, photo);
  for (const member of [ada, bob]) await makeProfile(server, member);
  const [theirs, ...own] = await Promise.all([send(bob), send(ada), send(ada), send(ada)]);
  expect(theirs?.status).toBe(200);
  expect(own.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  expect(own.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3');
  expect((await send(ada)).status).toBe(200);
});

it('a thread lists the newest half megabyte of long messages', async () => {
  const ada = await server.signUpMember('ada');
  await server.parts.db.execute(sql`
    insert into chat_messages (id, user_id, role, text, created_at)
    select gen_random_uuid(), ${ada.id}, 'user', n || repeat('漢', 4000), now() from generate_series(100, 199) n`);
  const { data } = (await (await readThread(ada)).json()) as {
    data: readonly { content: readonly { text: { value: string } }[] }[];
  };
  expect([data.length, data[0]?.content[0]?.text.value.slice(0, 3)]).toEqual([41, '199']);
});

it('a chat keeps its newest two thousand messages', async () => {
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  const messages = ({ id }: TestMember) => eq(chatMessages.userId, id);
  for (const { id } of [ada, bob])
    await server.parts.db.execute(sql`
      insert into chat_messages (id, user_id, role, text, created_at)
      select gen_random_uuid(), ${id}, 'user', 'Number ' || n, now() from generate_series(1, 2000) n`);
  expect((await ask(ada)).status).toBe(200);
  const kept = await server.parts.db
    .select()
    .from(chatMessages)
    .where(messages(ada))
    .orderBy(chatMessages.seq);
  expect([kept.length, kept[0]?.text, kept.at(-2)?.text]).toEqual([2000, 'Number 3', 'What is for dinner?']);
  expect(await server.parts.db.$count(chatMessages, messages(bob))).toBe(2000);
});
