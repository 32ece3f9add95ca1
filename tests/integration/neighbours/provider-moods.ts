import { afterAll, expect, it } from 'vitest';
import { createOpenAiCoach } from '../../../server/coach/openai-compatible.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { catchLog } from '../../support/caught-log.ts';
import { rightRequests } from '../../support/contract-requests.ts';
import { repliesWith, type ScriptedAnswer, startScriptedProvider } from '../../support/scripted-provider.ts';
import { appOn } from '../../support/server-harness.ts';
import { openLastingServer } from '../../support/test-server.ts';

const FALLBACK = 'The AI coach cannot be reached just now.';

const json = { type: 'application/json' };
const MOODS = {
  fails: { status: 502, type: 'text/html', pieces: ['<h1>Bad gateway</h1>'] },
  busy: { ...json, status: 429, pieces: ['{"error":{}}'] },
  'a page': { type: 'text/html', pieces: ['<h1>Welcome</h1>'] },
  'another shape': { ...json, pieces: ['{"choices":[{"message":{}}]}'] },
  endless: { ...json, pieces: [' '.repeat(64 * 1024)], after: 'pour' },
  breaks: { ...json, pieces: ['{"choices'], after: 'cut' },
  redirects: { status: 307, location: '/elsewhere' },
  hangs: { ...json, after: 'hang' },
  drips: { ...json, pieces: Array.from({ length: 2_000 }, () => ' '), pauseMs: 50 },
} as const satisfies Readonly<Record<string, ScriptedAnswer>>;
type ProviderMood = keyof typeof MOODS;

export const testProviderMoods = async (moods: readonly ProviderMood[]): Promise<void> => {
  const provider = await startScriptedProvider();
  afterAll(() => provider.stop());
  const server = await openLastingServer();

  it.each(moods)('an AI provider that "%s" is told of, and asked again next time', async (mood) => {
    const { log, lines, text } = catchLog();
    const { metrics } = server.parts;
    const ai = { baseUrl: provider.baseUrl, apiKey: null, apiKeyFile: null, model: 'a-model' };
    const coach = createOpenAiCoach(ai, { log, metrics });
    const { call } = appOn({ ...server.parts, coach, log });
    const member = await server.signUpMember();
    const { id, token } = member;
    const say = async (message: string): Promise<string> => {
      const answer = await call(endpoints.sendChat, { params: { id }, body: { message }, token });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { message: string }).message;
    };

    provider.script = [MOODS[mood]];
    expect(await say('first question')).toContain(FALLBACK);
    expect(lines.filter((line) => line.includes('AI provider'))).toHaveLength(1);
    expect(text()).not.toMatch(/first question|example\.org/);

    provider.script = [repliesWith('Drink a glass of water.')];
    const before = provider.received.length;
    expect(await say('second question')).toBe('Drink a glass of water.');
    expect(provider.received).toHaveLength(before + 1);

    const thread = await rightRequests.getThreadMessages(server, member);
    const kept = await (await call(endpoints.getThreadMessages, thread)).json();
    const roles = (kept as { data: readonly { role: string }[] }).data.map(({ role }) => role);
    expect(roles).toEqual(['assistant', 'user', 'assistant', 'user']);
    // The one that is kept for the next question, and no other.
    await expect.poll(() => provider.connections()).toBeLessThanOrEqual(1);
  });
};
