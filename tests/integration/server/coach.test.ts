import { describe, expect, it } from 'vitest';
import type { CoachFacts } from '../../../src/domain/coach/coach-facts.ts';
import { answerLocally } from '../../../src/domain/coach/local-answer.ts';
import { createOpenAiCoach } from '../../../server/coach/openai-compatible.ts';
import { createMetrics } from '../../../server/metrics/metrics.ts';

const day: CoachFacts['day'] = {
  meals: [
    { slot: 'breakfast', name: 'Porridge', kcal: 400 },
    { slot: 'dinner', name: 'Dal', kcal: 600 },
  ],
  kcal: 1000,
};
const facts: CoachFacts = {
  day,
  goalLitres: 2.2,
  minor: false,
  figures: true,
  logged: { kcal: 400.4, litres: 0.75, weight: { day: '2026-11-19', kg: 70.55 } },
};
const uncounted: CoachFacts = { ...facts, logged: null };
const nothing: CoachFacts = {
  ...facts,
  day: null,
  goalLitres: null,
  logged: { kcal: 0, litres: 0, weight: null },
};

describe('the local coach', () => {
  it.each([
    ['What is for dinner?', 'Dinner: Dal (600 kcal).'],
    ['how many CALORIES are left', 'You have logged 400 of 1000 kcal today: 600 kcal are left.'],
    ['How much water?', 'You have logged 0.75 of 2.2 L of water today: 1.45 L are left.'],
    [
      'What do I eat today?',
      'Breakfast: Porridge (400 kcal). Dinner: Dal (600 kcal). You have logged 400 of 1000 kcal today: 600 kcal are left.',
    ],
    ['What is my weight?', 'The last weight you logged is 70.55 kg, on 2026-11-19.'],
  ])('answers "%s"', (question, answer) => {
    expect(answerLocally(facts, question)).toBe(answer);
  });

  it('says when a goal is reached', () => {
    const done: CoachFacts = { ...facts, logged: { kcal: 1000, litres: 2.2, weight: null } };
    expect(answerLocally(done, 'calories left?')).toBe(
      'You have logged 1000 of 1000 kcal today. You have reached your calories for today.',
    );
    expect(answerLocally(done, 'water?')).toBe(
      "You have logged 2.2 of 2.2 L of water today. You've met your water goal for today.",
    );
  });

  it.each([
    ['how many calories', 'You have 1000 kcal left today. What you logged on your device is not counted.'],
    ['water?', 'You have 2.2 L of water left today. What you logged on your device is not counted.'],
  ])('does not claim to count what it cannot know ("%s")', (question, answer) => {
    expect(answerLocally(uncounted, question)).toBe(answer);
  });

  it('says so while there is no plan', () => {
    expect(answerLocally(nothing, 'dinner?')).toBe('Your plan is not ready yet. Ask me again once it is.');
    expect(answerLocally(nothing, 'my weight?')).toBe('You have not logged a weight yet.');
  });
});

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
      'The AI coach cannot be reached just now, so this comes from your plan alone. Dinner: Dal (600 kcal).',
    );
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('dinner');
  });
});
