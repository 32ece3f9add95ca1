import { expect } from 'vitest';
import { createCoachStream, STREAM_LIMITS, type StreamLimits } from '../../server/coach/coach-stream.ts';
import { createProvider } from '../../server/coach/provider.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { readCoachTurn } from '../../src/domain/coach/stream-events.ts';
import type { StreamMessage } from '../../src/domain/coach/stream-request.ts';
import { says, type ScriptedProvider, startScriptedProvider } from './scripted-provider.ts';
import { startTestServer, type TestMember, type TestServer } from './server-harness.ts';

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

export async function* piecesOf(response: Response): AsyncGenerator<string> {
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

export interface StreamedCoach {
  readonly server: TestServer;
  readonly provider: ScriptedProvider;
  /** Who asks unless a call says otherwise; a new one after each reset. */
  readonly member: () => TestMember;
  /** Everything that was logged since the reset. */
  readonly warned: () => readonly unknown[];
  /** Takes other limits from now on. */
  configure(limits: Partial<StreamLimits>): void;
  ask(
    messages: readonly unknown[],
    tools?: readonly string[],
    who?: Pick<TestMember, 'id' | 'token'>,
  ): Promise<Response>;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** The server in this process, with a provider on a real port. */
export const startStreamedCoach = async (): Promise<StreamedCoach> => {
  const server = await startTestServer();
  const provider = await startScriptedProvider();
  let warned: unknown[] = [];
  let member: TestMember = { id: '', email: '', token: '' };
  const configure: StreamedCoach['configure'] = (limits) => {
    const ai = { baseUrl: provider.baseUrl, apiKey: 'a-key', apiKeyFile: null, model: 'a-model' };
    const log = { warn: (...entry: unknown[]) => void warned.push(entry) };
    const tools = { log, metrics: createMetrics() };
    const coachStream = createCoachStream(createProvider(ai), tools, { ...STREAM_LIMITS, ...limits });
    Object.assign(server.parts, { coachStream });
  };
  return {
    server,
    provider,
    member: () => member,
    warned: () => warned,
    configure,
    ask: (messages, tools = ['day'], { id, token } = member) =>
      server.call(endpoints.streamCoach, { params: { userId: id }, body: { messages, tools }, token }),
    reset: async () => {
      await server.reset();
      warned = [];
      configure({});
      member = await server.signUpMember();
      provider.received.length = 0;
      provider.script = [says('Dal.')];
    },
    stop: async () => {
      await server.settled();
      await provider.stop();
      await server.stop();
    },
  };
};
