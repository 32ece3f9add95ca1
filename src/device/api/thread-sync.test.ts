import { expect, test } from 'vitest';
import { html, json, type SeenRequest, unreachable } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness } from '../../../tests/support/unit/sync-harness.ts';
import { chat } from '../../../tests/support/unit/sync-samples.ts';
import { readMessages } from '../rows/messages.ts';
import { readThreadMessages } from './chat-thread.ts';

interface Said {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly created_at: number;
}

const createBackend = (first: readonly Omit<Said, 'id'>[] = []) => {
  const said: Said[] = first.map((message, at) => ({ ...message, id: at + 1 }));
  const say = (role: Said['role'], text: string): void => {
    said.push({ id: said.length + 1, role, text, created_at: 500 });
  };
  const answer = ({ url, init }: SeenRequest): Response => {
    if (url.endsWith('/thread')) return json({ thread: 'thread_1' });
    if (url.startsWith('/v1/threads/')) {
      const data = said.map(({ text, ...message }) => ({ ...message, content: [{ text: { value: text } }] }));
      return json({ data: data.reverse() });
    }
    const { message } = JSON.parse(String(init.body)) as { message: string };
    say('user', message);
    say('assistant', `About ${message}`);
    return json({ message: `About ${message}` });
  };
  return { answer, say };
};

const shown = async ({ db }: Harness): Promise<string[]> =>
  (await readMessages(db)).map(({ role, text }) => `${role}: ${text}`);
const chatCalls = (harness: Harness): string[] =>
  harness.calls().filter((call) => call.includes('thread') || call.includes('chat'));

test('a message and its answer stand once, before and after the thread was read', async () => {
  const harness = createHarness(createBackend().answer);
  await harness.sync.run(chat('soup'));
  await harness.sync.sendNow();
  expect(await shown(harness)).toEqual(['user: soup', 'assistant: About soup']);
  const ids = (await readMessages(harness.db)).map(({ id }) => id);

  for (const _ of [1, 2]) expect(await harness.sync.refresh('chat')).toEqual({ ok: true, value: 'kept' });
  expect(await shown(harness)).toEqual(['user: soup', 'assistant: About soup']);
  expect((await readMessages(harness.db)).map(({ id }) => id)).toEqual(ids);
});

test('a new device shows the whole conversation, oldest first, and asks for the thread with the token [3.7 7.9]', async () => {
  const backend = createBackend([
    { role: 'user', text: 'one', created_at: 10 },
    { role: 'assistant', text: 'two', created_at: 10 },
    { role: 'user', text: 'three', created_at: 20 },
  ]);
  const harness = createHarness(backend.answer);
  await harness.sync.refresh('chat');
  await harness.sync.refresh('chat');
  expect(await shown(harness)).toEqual(['user: one', 'assistant: two', 'user: three']);

  const [thread, ...lists] = harness.network.requests;
  expect(thread?.url).toBe(`/django/${harness.db.memberId}/thread`);
  expect(thread?.headers).not.toHaveProperty('Authorization');
  expect(lists.map(({ url }) => url)).toEqual(Array(2).fill('/v1/threads/thread_1/messages'));
  for (const { headers } of lists) expect(headers.Authorization).toBe(`Bearer token-${harness.db.memberId}`);
});

test('a message whose answer was lost is not shown twice, neither before nor after it is sent again', async () => {
  const backend = createBackend();
  const harness = createHarness(backend.answer);
  await harness.sync.refresh('chat');
  harness.network.script.answer = (request) => {
    if (request.url.endsWith('/chat/')) {
      backend.answer(request);
      return unreachable();
    }
    return backend.answer(request);
  };
  await harness.sync.run(chat('soup'));
  await harness.sync.sendNow();
  await harness.sync.refresh('chat');
  expect(await shown(harness)).toEqual([]);

  harness.network.script.answer = (request) =>
    request.url.endsWith('/chat/') ? json({ message: 'About soup' }) : backend.answer(request);
  harness.clock.advance(3_600_000);
  await harness.sync.sendNow();
  await harness.sync.refresh('chat');
  expect(await shown(harness)).toEqual(['user: soup', 'assistant: About soup']);
});

test('a thread that cannot be read leaves the copy as it is', async () => {
  const harness = createHarness(createBackend([{ role: 'user', text: 'one', created_at: 10 }]).answer);
  await harness.sync.refresh('chat');
  for (const broken of [() => html(502), () => json({ data: 'nothing' }), () => unreachable()]) {
    harness.network.script.answer = broken;
    expect((await harness.sync.refresh('chat')).ok).toBe(false);
    expect(await shown(harness)).toEqual(['user: one']);
  }
  expect(chatCalls(harness).length).toBeGreaterThan(4);
});

test('a list of the same second runs newest first, one with rising times as it is', () => {
  const listed = (...times: readonly number[]) =>
    times.map((created_at, at) => ({
      id: `m${at}`,
      role: 'user' as const,
      content: [{ text: { value: `${at}` } }],
      created_at,
    }));
  expect(readThreadMessages(listed(5, 5, 5)).map(({ text }) => text)).toEqual(['2', '1', '0']);
  expect(readThreadMessages(listed(9, 5, 5)).map(({ text }) => text)).toEqual(['2', '1', '0']);
  expect(readThreadMessages(listed(5, 5, 9)).map(({ text }) => text)).toEqual(['0', '1', '2']);
  // The clock was set back between two messages: the list's order counts.
  expect(readThreadMessages(listed(4, 2, 9, 7)).map(({ text }) => text)).toEqual(['3', '2', '1', '0']);
});

test('a time that no calendar has is none: the day of a message can be told', () => {
  const said = (created_at: number) => ({
    id: String(created_at),
    role: 'assistant' as const,
    content: [{ text: { value: 'Soup.' } }],
    created_at,
  });
  const times = [1e300, -1e300, 1_764_000_000];
  const read = readThreadMessages(times.map(said));
  expect(read.map(({ at }) => at).sort()).toEqual([0, 0, 1_764_000_000]);
  expect(() => read.map(({ at }) => new Date(at * 1000).toISOString())).not.toThrow();
});
