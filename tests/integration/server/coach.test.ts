import { describe, expect, it } from 'vitest';
import type { CoachFacts } from '../../../server/coach/coach.ts';
import { createOpenAiCoach } from '../../../server/coach/openai-compatible.ts';
import { createMetrics } from '../../../server/metrics/metrics.ts';

const facts: CoachFacts = {
  day: { meals: [{ slot: 'dinner', name: 'Dal', kcal: 600 }], kcal: 1000 },
  minor: false,
  figures: true,
  logged: { kcal: 400.4, litres: 0.75 },
};

describe('the AI coach', () => {
  const ai = { baseUrl: 'https://ai.example/v1/', apiKey: 'key', apiKeyFile: null, model: 'some-model' };
  const ask = async (answer: () => Promise<Response>) => {
    const warnings: unknown[] = [];
    const requests: [string, RequestInit][] = [];
    const coach = createOpenAiCoach(
      ai,
      { log: { warn: (...line: unknown[]) => void warnings.push(line) }, metrics: createMetrics() },
      (url, init) => {
        requests.push([String(url), init ?? {}]);
        return answer();
      },
    );
    const reply = await coach.reply(
      facts,
      [{ role: 'user', text: 'What is for dinner?' }],
      async () => 'Dinner: Dal (600 kcal).',
    );
    return { reply, requests, warnings };
  };

  it('asks the configured model with the day’s facts', async () => {
    const { reply, requests, warnings } = await ask(async () =>
      Response.json({ choices: [{ message: { content: ' Dal, and it is good. ' } }] }),
    );
    expect(reply).toBe('Dal, and it is good.');
    expect(warnings).toEqual([]);
    const [[url, init] = ['', {}]] = requests;
    expect(url).toBe('https://ai.example/v1/chat/completions');
    expect(init.headers).toMatchObject({ Authorization: 'Bearer key' });
    const body = JSON.parse(String(init.body)) as { model: string; messages: readonly { content: string }[] };
    expect(body.model).toBe('some-model');
    expect(body.messages[0]?.content).toContain('Dal');
    expect(body.messages.at(-1)?.content).toBe('What is for dinner?');
  });

  it.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['refuses', async () => new Response('no', { status: 401 })],
    ['answers a page', async () => new Response('<html>')],
    ['answers another shape', async () => Response.json({ choices: [] })],
  ])('says so when the provider %s, and answers from the plan', async (_, answer) => {
    const { reply, warnings } = await ask(answer);
    expect(reply).toBe(
      'The AI coach cannot be reached just now, so this comes from your plan alone. Dinner: Dal (600 kcal).',
    );
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('dinner');
  });
});
