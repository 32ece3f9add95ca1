import { expect, it } from 'vitest';
import { createOpenAiCoach } from '../../server/coach/openai-compatible.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';

const AI = { baseUrl: 'https://ai.example', apiKey: 'a-key', apiKeyFile: null, model: 'a-model' };
const TOLD = { day: null, logged: { kcal: 640, litres: 0.75 } };
const FACTS = { ...TOLD, minor: false, figures: true };
const QUESTION = ['How much water?'];
const quiet = { log: { warn: () => undefined }, metrics: createMetrics() };

it('stops reading a provider that never stops talking, and says that it cannot be reached', async () => {
  let given = 0;
  let stopped = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024).fill(32));
    },
    cancel: () => {
      stopped = true;
    },
  });
  const coach = createOpenAiCoach(AI, quiet, async () => new Response(endless));
  expect(await coach.reply(FACTS, QUESTION)).toContain('cannot be reached');
  expect(stopped).toBe(true);
  expect(given).toBeLessThan(1024 * 1024);
});

it('follows a provider to no other address, and tells it of the day alone: no person, no weight, no goal of water', async () => {
  const sent: RequestInit[] = [];
  const coach = createOpenAiCoach(AI, quiet, async (_, init) => {
    sent.push(init ?? {});
    return Response.json({ choices: [{ message: { content: '<b onmouseover=alert(1)>Drink.</b>\0' } }] });
  });
  // Markup is text to the app, as everything of the chat is.
  expect(await coach.reply(FACTS, QUESTION)).toBe('<b onmouseover=alert(1)>Drink.</b>');
  expect(sent[0]?.redirect).toBe('error');
  const body = JSON.parse(String(sent[0]?.body)) as { messages: { content: string }[] };
  expect(Object.keys(body).sort()).toEqual(['messages', 'model']);
  expect(body.messages[0]?.content).toContain(JSON.stringify(TOLD));
});

it('asks no provider what needs care, then or later, and takes figures out where they do harm', async () => {
  const sent: string[] = [];
  const coach = createOpenAiCoach(AI, quiet, async (_url, init) => {
    sent.push(String(init?.body));
    return Response.json({ choices: [{ message: { content: 'Have the dal. It has 600 kcal.' } }] });
  });
  const asked = 'I want to kill myself';
  const answer = await coach.reply(FACTS, [asked]);
  expect(answer).toContain('findahelpline.com');
  expect(sent).toEqual([]);

  const day = { meals: [{ slot: 'dinner', name: 'Dal', kcal: 613 }], kcal: 1777 } as const;
  expect(await coach.reply({ ...FACTS, day, figures: false }, [asked, 'Dinner?'])).toBe('Have the dal.');
  expect(sent[0]).not.toMatch(/kill myself|helpline|613|1777|640|0\.75/);
});
