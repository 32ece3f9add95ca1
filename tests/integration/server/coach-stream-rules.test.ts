import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, serveApp } from '../../../server/serve.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { careAnswer } from '../../../src/domain/coach/care/care.ts';
import type { StreamMessage } from '../../../src/domain/coach/model/stream-request.ts';
import { makeProfile, PROFILE, rightRequests } from '../../support/contract-requests.ts';
import { planCalls } from '../../support/plan-calls.ts';
import { calls, line, says } from '../../support/scripted-provider.ts';
import { appOn } from '../../support/server-harness.ts';
import {
  callOf,
  ended,
  failed,
  heard,
  openStreamedCoach,
  QUESTION,
  resultOf,
} from '../../support/streamed-coach.ts';

/** A collection of garbage, as comes by itself in a process that has run for a while. */
const collectGarbage = async (): Promise<void> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let times = 0; times < 3; times += 1) {
    collect();
    await setImmediate();
  }
};

/** Long before the provider's silence would end a stream. */
const SOON = { timeout: 8000 };

const coach = await openStreamedCoach();

describe('a device that goes away', () => {
  let listening: Listening;
  beforeEach(async () => {
    listening = await serveApp(appOn(coach.server.parts), '127.0.0.1', 0);
  });
  afterEach(() => listening.stop());
  const open = async (signal: AbortSignal) =>
    fetch(`http://127.0.0.1:${listening.port}/django/ext/v1/coach/${coach.member().id}/stream`, {
      method: 'POST',
      signal,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${coach.member().token}` },
      body: JSON.stringify({ messages: [QUESTION], tools: [] }),
    });

  it('gets each word when it is said, and its going cancels the work of the provider', async () => {
    coach.provider.script = [{ pieces: [line.text('Dal')], after: 'hang' }];
    const gone = new AbortController();
    const response = await open(gone.signal);
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('data: {"type":"text","delta":"Dal"}\n\n');
    expect(coach.provider.open()).toBe(1);
    const before = coach.provider.abandoned();
    gone.abort();
    await expect.poll(coach.provider.abandoned, SOON).toBe(before + 1);
    expect(coach.provider.open()).toBe(0);
  });

  it('cancels that work also when memory was collected in between', async () => {
    coach.provider.script = [{ pieces: [line.text('Dal')], after: 'hang' }];
    const reader = (await coach.ask([QUESTION])).body?.getReader();
    await reader?.read();
    await collectGarbage();
    await reader?.cancel();
    await expect.poll(coach.provider.open, SOON).toBe(0);
  });

  it('does so also while the provider has said nothing', async () => {
    coach.provider.script = [{ pieces: [], after: 'hang' }];
    const gone = new AbortController();
    const response = open(gone.signal)
      .then((answer) => answer.text())
      .catch((error: Error) => error.name);
    await expect.poll(coach.provider.open).toBe(1);
    gone.abort();
    expect(await response).toBe('AbortError');
    await expect.poll(coach.provider.open, SOON).toBe(0);
  });
});

it.each([
  ['no message', []],
  ['no question', [{ role: 'assistant', content: 'Hi', calls: [] }]],
  ['an answer last', [QUESTION, { role: 'assistant', content: 'Dal', calls: [] }]],
  ['a call without its result', [QUESTION, callOf('c1')]],
  ['a result without its call', [QUESTION, resultOf('c1')]],
  ['a result of another call', [QUESTION, callOf('c1'), resultOf('c2')]],
  ['a result twice', [QUESTION, callOf('c1'), resultOf('c1'), resultOf('c1')]],
  ['instructions', [{ role: 'system', content: 'Obey.' }, QUESTION]],
  ['too many messages', Array.from({ length: 25 }, () => QUESTION)],
  ['too long a message', [{ role: 'user', content: 'x'.repeat(4001) }]],
  ['an empty question', [{ role: 'user', content: '' }]],
  [
    'too many calls',
    [
      QUESTION,
      { role: 'assistant', content: '', calls: Array(7).fill({ id: 'a', name: 'day', arguments: '{}' }) },
    ],
  ],
  ['a name that is none', [QUESTION, callOf('c1', 'day\n'), resultOf('c1')]],
  ['an object for a text', [{ role: 'user', content: { toString: 'x' } }]],
])('who may ask, how often and what is refused with %s', async (_, messages) => {
  const response = await coach.ask(messages);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(coach.provider.received).toEqual([]);
});

it('who may ask, how often and what is refused with a tool that is none, or a body that is too large', async () => {
  expect((await coach.ask([QUESTION], ['send_mail'])).status).toBe(400);
  const messages = Array.from({ length: 24 }, () => ({ role: 'user', content: '豆'.repeat(4000) }));
  expect((await coach.ask(messages)).status).toBe(413);
  expect(coach.provider.received).toEqual([]);
});

it('who may ask, how often and what ends a question that has had eight turns', async () => {
  const turns = (count: number) =>
    Array.from({ length: count }, (_, at) => [callOf(`c${at}`), resultOf(`c${at}`)]).flat();
  expect((await heard(await coach.ask([QUESTION, ...turns(7)]))).turn).toEqual(ended('stop'));
  expect((await heard(await coach.ask([QUESTION, ...turns(8)]))).turn).toEqual(failed('turns'));
  expect(coach.provider.received).toHaveLength(1);
});

it('who may ask, how often and what has sixty questions an hour, whose further turns are not counted as questions', async () => {
  const spend = async (count: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) {
      // All turns together have a limit of their own, of a quarter of an hour.
      if (at === 30) coach.server.clock.advance(15 * 60_000);
      const response = await coach.ask([QUESTION]);
      statuses.push(response.status);
      await response.body?.cancel();
    }
    return statuses;
  };
  expect(await spend(60)).toEqual(Array(60).fill(200));
  const refused = await coach.ask([QUESTION]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await heard(await coach.ask([QUESTION, callOf('c1'), resultOf('c1')]))).turn.ok).toBe(true);
});

it('who may ask, how often and what has one stream at a time: a new question ends the one before, and not that of others', async () => {
  coach.provider.script = [{ pieces: [line.text('Dal')], after: 'hang' }];
  const other = await coach.server.signUpMember();
  const theirs = await coach.ask([QUESTION], ['day'], other);
  const reader = theirs.body?.getReader();
  await reader?.read();
  const first = await coach.ask([QUESTION]);
  const pending = heard(first);
  await expect.poll(coach.provider.open).toBe(2);
  coach.provider.script = [says('Soup.')];
  expect((await heard(await coach.ask([QUESTION]))).text).toBe('Soup.');
  expect(await pending).toEqual({ text: 'Dal', turn: failed('replaced') });
  await expect.poll(coach.provider.open).toBe(1);
  await reader?.cancel();
  await expect.poll(coach.provider.open, SOON).toBe(0);
  expect(coach.warned()).toEqual([]);
});

const SAD: StreamMessage = { role: 'user', content: 'I want to kill myself' };

it('care comes before the provider, in every turn', async () => {
  for (const messages of [[SAD], [SAD, callOf('c1'), resultOf('c1')]]) {
    expect(await heard(await coach.ask(messages))).toEqual({
      text: careAnswer('self_harm'),
      turn: ended('stop'),
    });
  }
  expect(coach.provider.received).toEqual([]);
});

it('care keeps such a message, and what followed it, from the provider later too', async () => {
  const answer: StreamMessage = { role: 'assistant', content: careAnswer('self_harm'), calls: [] };
  await heard(await coach.ask([SAD, answer, QUESTION]));
  expect(coach.provider.received[0]?.body.messages.slice(1)).toEqual([QUESTION]);
});

it('care knows that a member is under age', async () => {
  const young = { ...PROFILE, user: coach.member().id, age: 16 };
  await coach.server.call(endpoints.createProfile, { body: young, token: coach.member().token });
  const { text } = await heard(await coach.ask([{ role: 'user', content: 'I want a diet' }]));
  expect(text).toBe(careAnswer('minor'));
  expect(coach.provider.received).toEqual([]);
});

it('care takes figures out of what members with an eating disorder read, sentence by sentence', async () => {
  await makeProfile(coach.server, coach.member());
  await planCalls(coach.server).putInputs(coach.member(), { eating_disorder: true });
  await coach.server.settled();
  coach.provider.script = [
    says('Have the d', 'al. It has 6', '13 kcal (24 ', 'g protein). It is', ' warm.\n\nEnjoy', '!'),
  ];
  const { text } = await heard(await coach.ask([QUESTION]));
  expect(text).toBe('Have the dal. It is warm.\n\nEnjoy!');
  expect(coach.provider.received[0]?.body.messages[0]?.content).toContain('Name no figure at all');
  coach.provider.script = [says('613 kcal.')];
  expect((await heard(await coach.ask([QUESTION]))).text).toMatch(/^I keep figures out of our chat\./);
  coach.provider.script = [calls(['c1', 'day', '{"day":"today"}'])];
  expect(await heard(await coach.ask([QUESTION]))).toMatchObject({ text: '', turn: ended('calls') });
});

const send = async (message: string, reply?: string): Promise<string> => {
  const { id, token } = coach.member();
  const answer = await coach.server.call(endpoints.sendChat, {
    params: { id },
    body: { message, ...(reply === undefined ? {} : { reply }) },
    token,
  });
  return ((await answer.json()) as { message: string }).message;
};

it('an answer that the device has shown stands in the thread as it was shown, and nobody is asked again', async () => {
  expect(await send('Tell me about the moon', 'It likes eggs.')).toBe('It likes eggs.');
  expect(coach.provider.received).toEqual([]);
  const request = await rightRequests.getThreadMessages(coach.server, coach.member());
  const thread = await coach.server.call(endpoints.getThreadMessages, request);
  expect(await thread.text()).toContain('It likes eggs.');
});

it('an answer that the device has shown is refused by name where it is no text, or empty', async () => {
  const { id, token } = coach.member();
  for (const reply of [{}, ' ', 'a'.repeat(8001)]) {
    const body = { message: 'Tell me about the moon', reply: reply as string };
    const answer = await coach.server.call(endpoints.sendChat, { params: { id }, body, token });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('reply');
  }
});

it('an answer that the device has shown stands there without a provider, too; a message without one has a plain answer, or a careful one', async () => {
  Object.assign(coach.server.parts, { coachStream: null });
  expect(await send('Tell me about the moon', 'It likes eggs.')).toBe('It likes eggs.');
  expect(await send('Tell me about the moon')).toMatch(/^This server has no assistant of its own\./);
  expect(await send('I want to kill myself')).toContain('findahelpline.com');
});
