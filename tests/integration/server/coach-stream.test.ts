import { describe, expect, it } from 'vitest';
import { createCoachStream } from '../../../server/coach/coach-stream.ts';
import { createProvider } from '../../../server/coach/provider.ts';
import type { StreamMessage } from '../../../src/domain/coach/model/stream-request.ts';
import { COACH_TOOL_NAMES } from '../../../src/domain/coach/model/tool-names.ts';
import { makeProfile, PROFILE } from '../../support/contract-requests.ts';
import { calls, line, type ScriptedAnswer, says } from '../../support/scripted-provider.ts';
import {
  callOf,
  ended,
  failed,
  heard,
  openStreamedCoach,
  QUESTION,
  resultOf,
} from '../../support/streamed-coach.ts';

const coach = await openStreamedCoach();

it('a turn is streamed as the provider says it', async () => {
  coach.provider.script = [says('Lentil ', 'dal, ', 'and it is good.')];
  const response = await coach.ask([QUESTION]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await heard(response)).toEqual({ text: 'Lentil dal, and it is good.', turn: ended('stop') });
  expect(coach.warned()).toEqual([]);
});

it('a turn is asked for with the key, the instructions and the offered tools, and with nothing else of the member', async () => {
  await makeProfile(coach.server, coach.member());
  await coach.server.settled();
  await heard(await coach.ask([QUESTION, callOf('c1'), resultOf('c1')], ['day', 'propose_water']));
  const [{ path, headers, body } = { path: '', headers: {}, body: { messages: [] } }] =
    coach.provider.received;
  expect(path).toBe('/v1/chat/completions');
  expect(headers.authorization).toBe('Bearer a-key');
  expect(body).toMatchObject({ model: 'a-model', stream: true });
  expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool']);
  expect(body.messages[2]).toEqual({
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'c1', type: 'function', function: { name: 'day', arguments: '{}' } }],
  });
  expect(body.messages[3]).toEqual({ role: 'tool', tool_call_id: 'c1', content: '{"quoted":"Dal"}' });
  expect(body.tools?.map((tool) => tool.function.name)).toEqual(['day', 'propose_water']);
  expect(body.tools?.[0]?.function.parameters).toMatchObject({ type: 'object', required: ['day'] });
  // The provider's own address may hold any digits.
  const all = JSON.stringify([{ ...headers, host: '' }, body]);
  for (const own of [
    coach.member().id,
    coach.member().email,
    coach.member().token,
    PROFILE.name,
    PROFILE.location,
    '"weight"',
    '72',
  ]) {
    expect(all).not.toContain(own);
  }
});

it('a turn has a schema for every tool', async () => {
  await heard(await coach.ask([QUESTION], COACH_TOOL_NAMES));
  const tools = coach.provider.received[0]?.body.tools ?? [];
  expect(tools.map((tool) => tool.function.name)).toEqual(COACH_TOOL_NAMES);
  for (const tool of tools) expect(tool.function).toMatchObject({ parameters: { type: 'object' } });
});

it('a turn is read byte by byte', async () => {
  const whole = [
    ': a comment\n\n',
    line.begin,
    line.text('Grüne Soße – 豆腐 😀'),
    'event: message\nid: 7\nretry: 3000\n',
    line.text(' und Tee.'),
    line.finish('stop'),
    line.done,
  ].join('');
  const pieces = [...new TextEncoder().encode(whole)].map((byte) => Uint8Array.of(byte));
  coach.provider.script = [{ pieces }];
  const { text, turn } = await heard(await coach.ask([QUESTION]));
  expect({ text, turn }).toEqual({ text: 'Grüne Soße – 豆腐 😀 und Tee.', turn: ended('stop') });
});

it('a turn puts calls together that come in parts, in any order', async () => {
  coach.provider.script = [
    {
      pieces: [
        line.text('Let me look.'),
        line.call(0, 'c1', 'day', '{"da'),
        line.call(1, 'c2', 'food'),
        line.more(0, 'y":"to'),
        line.more(1, '{"food":"le'),
        line.more(0, 'day"}'),
        line.more(1, 'ntil"}'),
        line.finish('tool_calls'),
        line.done,
      ],
    },
  ];
  expect(await heard(await coach.ask([QUESTION], ['day', 'food']))).toEqual({
    text: 'Let me look.',
    turn: {
      ok: true,
      value: {
        calls: [
          { id: 'c1', name: 'day', arguments: '{"day":"today"}' },
          { id: 'c2', name: 'food', arguments: '{"food":"lentil"}' },
        ],
        dropped: [],
        reason: 'calls',
      },
    },
  });
});

it('a turn passes arguments that are no JSON on, for the device to say so', async () => {
  coach.provider.script = [calls(['c1', 'day', '{"day":'])];
  const { turn } = await heard(await coach.ask([QUESTION]));
  expect(turn).toMatchObject({ ok: true, value: { calls: [{ arguments: '{"day":' }], reason: 'calls' } });
});

it('a turn never calls a tool that was not offered, whether it exists or not', async () => {
  coach.provider.script = [
    calls(['c1', 'weight', '{}'], ['c2', 'send_mail', '{}'], ['c3', 'day', '{"day":"today"}']),
  ];
  const { turn } = await heard(await coach.ask([QUESTION], ['day']));
  expect(turn).toMatchObject({
    ok: true,
    value: {
      calls: [{ name: 'day' }],
      dropped: [
        { id: 'c1', name: 'weight' },
        { id: 'c2', name: 'send_mail' },
      ],
    },
  });
  const told: StreamMessage = {
    role: 'assistant',
    content: '',
    calls: [{ id: 'c2', name: 'send_mail', arguments: '{}' }],
  };
  expect(
    (await heard(await coach.ask([QUESTION, told, resultOf('c2', 'There is no such tool.')]))).turn.ok,
  ).toBe(true);
});

it.each([
  ['length', 'length'],
  ['content_filter', 'refused'],
  ['stop', 'stop'],
  ['constructor', 'stop'],
])('a turn that the provider ends with "%s" ends with "%s"', async (finish, reason) => {
  coach.provider.script = [{ pieces: [line.text('Dal.'), line.finish(finish), line.done] }];
  expect((await heard(await coach.ask([QUESTION]))).turn).toEqual(ended(reason));
});

describe('a provider that fails', () => {
  const moods: readonly (readonly [string, ScriptedAnswer, string, string])[] = [
    ['is busy', { status: 429, pieces: ['{"error":{"message":"SECRET TEXT"}}'] }, 'busy', ''],
    ['refuses the key', { status: 401, pieces: ['SECRET TEXT'] }, 'unreachable', ''],
    ['is down', { status: 502, type: 'text/html', pieces: ['<h1>SECRET TEXT</h1>'] }, 'unreachable', ''],
    ['answers a page', { type: 'text/html', pieces: ['<h1>SECRET TEXT</h1>'] }, 'broken', ''],
    [
      'does not stream',
      { type: 'application/json', pieces: ['{"choices":[{"message":{"content":"SECRET TEXT"}}]}'] },
      'broken',
      '',
    ],
    ['sends no JSON', { pieces: [line.text('Dal'), 'data: {"choices": SECRET TEXT\n\n'] }, 'broken', 'Dal'],
    [
      'sends an error',
      { pieces: [line.text('Dal'), line.data({ error: { message: 'SECRET TEXT' } })] },
      'broken',
      'Dal',
    ],
    ['breaks off', { pieces: [line.text('Dal is')], after: 'cut' }, 'broken', 'Dal is'],
    ['ends without a word', { pieces: [line.text('Dal is')] }, 'broken', 'Dal is'],
    ['says nothing', {}, 'broken', ''],
    ['leads elsewhere', { status: 307, location: '/elsewhere' }, 'unreachable', ''],
    ['calls a tool without a name', calls(['c1', '', '{}']), 'broken', ''],
    ['gives two calls one id', calls(['c1', 'day', '{}'], ['c1', 'day', '{"a":1}']), 'broken', ''],
    [
      'makes too many calls',
      calls(...Array.from({ length: 7 }, (_, at) => [`c${at}`, 'day', '{}'] as const)),
      'broken',
      '',
    ],
    ['writes arguments that are too long', calls(['c1', 'day', 'x'.repeat(2001)]), 'broken', ''],
    [
      'writes arguments without end',
      { pieces: [line.call(0, 'c', 'day'), line.more(0, 'x'.repeat(500))], after: 'pour' },
      'broken',
      '',
    ],
  ];
  it.each(moods)('because it %s ends the stream in order', async (_, script, kind, text) => {
    coach.provider.script = [script];
    expect(await heard(await coach.ask([QUESTION]))).toEqual({ text, turn: failed(kind) });
    await expect.poll(coach.provider.open).toBe(0);
    expect(coach.provider.received.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
    expect(coach.warned()).toHaveLength(1);
    expect(JSON.stringify(coach.warned())).not.toMatch(/SECRET|dinner|a-key/);
  });

  it('talks without end is cut where an answer is long enough, and stopped', async () => {
    coach.provider.script = [{ pieces: [line.text('x'.repeat(999))], after: 'pour' }];
    const { text, turn } = await heard(await coach.ask([QUESTION]));
    expect(text).toHaveLength(4000);
    expect(turn).toEqual(ended('length'));
    await expect.poll(coach.provider.open).toBe(0);
  });

  it('cannot be reached', async () => {
    const ai = { baseUrl: 'http://127.0.0.1:9', apiKey: null, apiKeyFile: null, model: 'm' };
    const coachStream = createCoachStream(createProvider(ai), coach.server.parts);
    Object.assign(coach.server.parts, { coachStream });
    expect((await heard(await coach.ask([QUESTION]))).turn).toEqual(failed('unreachable'));
  });

  it('falls silent is not waited for, and what it said is kept', async () => {
    coach.configure({ silentMs: 150 });
    coach.provider.script = [{ pieces: [line.text('Dal')], after: 'hang' }];
    expect(await heard(await coach.ask([QUESTION]))).toEqual({ text: 'Dal', turn: failed('slow') });
    coach.provider.script = [{ pieces: [], after: 'hang' }];
    expect((await heard(await coach.ask([QUESTION]))).turn).toEqual(failed('slow'));
    await expect.poll(coach.provider.open).toBe(0);
  });

  it('thinks aloud for too long is stopped, even if it would answer', async () => {
    coach.configure({ bytes: 100_000 });
    const thinking = Array.from({ length: 20 }, () => `: ${'x'.repeat(10_000)}\n\n`);
    coach.provider.script = [{ pieces: [...thinking, line.text('Dal.'), line.finish('stop'), line.done] }];
    expect(await heard(await coach.ask([QUESTION]))).toEqual({ text: '', turn: failed('broken') });
  });
});
