import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { createCoachStream } from '../../server/coach/coach-stream.ts';
import { createProvider } from '../../server/coach/provider.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { findAccessFaults } from '../support/axe.ts';
import { press } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { openMember } from '../support/member-device.ts';
import {
  calls,
  line,
  type ScriptedProvider,
  says as saysText,
  startScriptedProvider,
} from '../support/scripted-provider.ts';

let provider: ScriptedProvider;
let server: LiveServer;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const ai = { baseUrl: provider.baseUrl, apiKey: 'a-key', apiKeyFile: null, model: 'a-model' };
  const tools = { log: { warn: () => undefined }, metrics: createMetrics() };
  server = await startLiveServer({
    staticDir: DIST,
    coachStream: createCoachStream(createProvider(ai), tools),
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answer = (page: Page, words: string | RegExp) =>
  conversation(page).getByRole('listitem').filter({ hasText: words });
const ask = async (page: Page, message: string): Promise<void> => {
  await page.getByPlaceholder('Enter your question...').fill(message);
  await page.keyboard.press('Enter');
};

/** Nothing that the local mind knows to answer. */
const QUESTION = 'Write me a poem about the moon';

test('a model answers by tools after the member agreed, hears what they allowed, can be stopped and asked again', async (context) => {
  const answers = { weight: 61.7, target_weight: 61.7 };
  const { page } = await openMember(context, 'Runa', { server, answers, installsWorker: false });
  const allow = async (state: string, ...switches: readonly string[]): Promise<void> => {
    await press(page, `AI model: ${state}`);
    for (const name of switches) await page.getByRole('switch', { name }).click();
    await press(page, 'Close');
    await page.getByRole('button', { name: 'AI model: on' }).waitFor();
  };
  await page.goto('/dashboard/ai-chat');
  await page.getByText('Ask your coach').waitFor();
  await ask(page, QUESTION);
  await answer(page, /^Coach: /).waitFor();
  await press(page, 'No, thanks');
  expect(provider.received).toEqual([]);
  await allow('off', 'Ask the AI model');

  const swap = JSON.stringify({ day: 'tomorrow', slot: 'dinner', with: ['chickpea'] });
  provider.script = [
    calls(['c1', 'day', '{"day":"today"}'], ['c2', 'propose_swap', swap], ['c3', 'weight', '{}']),
    saysText('The moon likes eggs. ', 'Your day has 9,999 kcal.'),
    saysText('The moon likes eggs. ', 'Your day still has 9,999 kcal. ', 'Sleep well.'),
  ];
  await ask(page, QUESTION);
  const said = answer(page, 'The moon likes eggs. Sleep well.');
  await said.getByText('I left out a figure that I could not check.').waitFor();
  expect(await conversation(page).getByText('9,999').count()).toBe(0);
  await page.getByText('What was shared').click();
  await page.getByText('A day: Breakfast').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  const card = conversation(page).getByRole('article').first();
  await card.getByRole('button', { name: 'Apply' }).click();
  await card.getByText('Done.').waitFor();
  const told = JSON.stringify(provider.received);
  expect(told).toContain('Breakfast');
  expect(told).not.toMatch(/61\.7|vegetarian/);

  await allow('on', 'It may see my weight', 'It may see my health answers');
  provider.received.length = 0;
  provider.script = [
    calls(['a', 'rules', '{}'], ['b', 'target_reason', '{"of":"protein_g"}']),
    { pieces: [line.begin, line.text('Once upon a time. '), line.text('There ')], after: 'hang' },
    { pieces: [line.begin, line.text('A second try. '), line.text('And then')], after: 'cut' },
    saysText('All is well.'),
  ];
  await ask(page, QUESTION);
  await conversation(page).getByText('Once upon a time.').waitFor();
  expect(JSON.stringify(provider.received)).toMatch(/vegetarian.*for each of 62 kg/);
  await press(page, 'Stop');
  await page.getByText('You stopped the answer.').waitFor();
  await press(page, 'Try again');
  await page.getByText('The answer broke off.').waitFor();
  await answer(page, 'A second try.').waitFor();
  await press(page, 'Try again');
  await answer(page, 'All is well.').waitFor();
  await page.reload();
  await said.waitFor();
});
