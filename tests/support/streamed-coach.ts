import { afterAll, beforeEach, expect } from 'vitest';
import { createCoachStream, STREAM_LIMITS, type StreamLimits } from '../../server/coach/coach-stream.ts';
import { createProvider } from '../../server/coach/provider.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { readCoachTurn } from '../../src/domain/coach/model/stream-events.ts';
import type { StreamMessage } from '../../src/domain/coach/model/stream-request.ts';
import { says, startScriptedProvider } from './scripted-provider.ts';
import type { TestMember } from './server-harness.ts';
import { openLastingServer } from './test-server.ts';

export const QUESTION: StreamMessage = { role: 'user', content: 'What is for dinner?' };
export const callOf = (id: string, name = 'day'): StreamMessage => ({
  role: 'assistant',
  content: '',
  calls: [{ id, name, arguments: '{}' }],
});
export const resultOf = (id: string, content = '{"quoted":"Dal"}'): StreamMessage => ({
  role: 'tool',
  call: id,
  content,
});

async function* piecesOf(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) yield decoder.decode(part, { stream: true });
}

/** What the device makes of a stream. */
export const heard = async (response: Response) => {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  let text = '';
  const turn = await readCoachTurn(piecesOf(response), (delta) => {
    text += delta;
  });
  return { text, turn };
};
export const ended = (reason: string) => ({ ok: true, value: expect.objectContaining({ reason }) });
export const failed = (kind: string) => ({ ok: false, error: kind });

/** The server of a test file, with a provider on a real port; both begin anew with each test. */
export const openStreamedCoach = async () => {
  const server = await openLastingServer();
  const provider = await startScriptedProvider();
  let warned: unknown[] = [];
  let member: TestMember = { id: '', email: '', token: '' };
  /** Takes other limits from now on. */
  const configure = (limits: Partial<StreamLimits>): void => {
    const ai = { baseUrl: provider.baseUrl, apiKey: 'a-key', apiKeyFile: null, model: 'a-model' };
    const log = { warn: (...entry: unknown[]) => void warned.push(entry) };
    const tools = { log, metrics: createMetrics() };
    const coachStream = createCoachStream(createProvider(ai), tools, { ...STREAM_LIMITS, ...limits });
    Object.assign(server.parts, { coachStream });
  };
  beforeEach(async () => {
    await server.reset();
    warned = [];
    configure({});
    member = await server.signUpMember();
    provider.received.length = 0;
    provider.script = [says('Dal.')];
  });
  afterAll(async () => {
    await server.settled();
    await provider.stop();
  });
  return {
    server,
    provider,
    /** Who asks unless a call says otherwise; a new one for each test. */
    member: () => member,
    warned: (): readonly unknown[] => warned,
    configure,
    ask: (messages: readonly unknown[], tools: readonly string[] = ['day'], { id, token } = member) =>
      server.call(endpoints.streamCoach, { params: { userId: id }, body: { messages, tools }, token }),
  };
};
