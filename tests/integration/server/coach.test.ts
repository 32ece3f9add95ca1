import { describe, expect, it } from 'vitest';
import type { CoachFacts } from '../../../server/coach/coach.ts';
import { answerLocally } from '../../../server/coach/local.ts';
import { createOpenAiCoach } from '../../../server/coach/openai-compatible.ts';

const facts: CoachFacts = {
  day: {
    meals: [
      { slot: 'breakfast', name: 'Porridge', kcal: 400 },
      { slot: 'dinner', name: 'Dal', kcal: 600 },
    ],
    kcalLeft: 1000,
  },
  litresLeft: 2.2,
};
const nothing: CoachFacts = { day: null, litresLeft: null };

describe('the local coach', () => {
  it.each([
    ['What is for dinner?', 'Dinner: Dal (600 Kcal).'],
    [
      'how many CALORIES are left',
      'You have 1000 Kcal left today. What you logged on your device is not counted.',
    ],
    ['How much water?', 'You have 2.2 L of water left today. What you logged on your device is not counted.'],
    [
      'What do I eat today?',
      'Breakfast: Porridge (400 Kcal). Dinner: Dal (600 Kcal). You have 1000 Kcal left today. What you logged on your device is not counted.',
    ],
  ])('answers "%s"', (question, answer) => {
    expect(answerLocally(facts, question)).toBe(answer);
  });

  it('says so while there is no plan', () => {
    expect(answerLocally(nothing, 'dinner?')).toBe('Your plan is not ready yet. Ask me again once it is.');
  });
});

describe('the AI coach', () => {
  const ai = { baseUrl: 'https://ai.example/v1/', apiKey: 'key', model: 'some-model' };
  const ask = async (answer: () => Promise<Response>) => {
    const warnings: unknown[] = [];
    const requests: [string, RequestInit][] = [];
    const coach = createOpenAiCoach(
      ai,
      { warn: (...line: unknown[]) => void warnings.push(line) },
      (url, init) => {
        requests.push([String(url), init ?? {}]);
        return answer();
      },
    );
    const reply = await coach.reply(facts, [{ role: 'user', text: 'What is for dinner?' }]);
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
      'The AI coach cannot be reached just now, so this comes from your plan alone. Dinner: Dal (600 Kcal).',
    );
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('dinner');
  });
});
