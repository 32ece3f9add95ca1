import { expect, it } from 'vitest';
import { createOpenAiCoach } from '../../server/coach/openai-compatible.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';

const AI = { baseUrl: 'https://ai.example', apiKey: 'a-key', apiKeyFile: null, model: 'a-model' };
const FACTS = { day: null, goalLitres: 2, logged: null };
const QUESTION = [{ role: 'user', text: 'How much water?' }] as const;
const quiet = { log: { warn: () => undefined }, metrics: createMetrics() };

it('stops reading a provider that never stops talking, and answers from the plan', async () => {
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

it('follows a provider to no other address, and tells it nothing that names a person', async () => {
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
  expect(body.messages[0]?.content).toContain(JSON.stringify(FACTS));
});
