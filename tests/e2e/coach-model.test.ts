import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { createCoachStream } from '../../server/coach/coach-stream.ts';
import { createProvider } from '../../server/coach/provider.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { QUICK_LOOKS, showIn } from '../support/look.ts';
import { readRows } from '../support/member-store.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';
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
beforeEach(() => {
  provider.received.length = 0;
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const open = async (context: TestContext, username: string) => {
  const member = await createReadyMember(server, username, undefined, { weight: 61.7, target_weight: 61.7 });
  const device = await openDevice(context, {
    origin: server.origin,
    installsWorker: false,
    workerSends: false,
  });
  await enter(device.page, member);
  const plans = async () => (await readRows(device.page, member.id, 'plan'))?.length;
  await expect.poll(plans, { timeout: 60_000 }).toBe(1);
  await device.page.goto('/dashboard/ai-chat');
  await device.page.getByText('Ask your coach').waitFor();
  return { ...device, member, page: device.page };
};

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answer = (page: Page, words: string | RegExp) =>
  conversation(page).getByRole('listitem').filter({ hasText: words });
const switchOn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'AI model: off' }).click();
  await page.getByRole('switch', { name: 'Ask the AI model' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'AI model: on' }).waitFor();
};
const ask = async (page: Page, message: string): Promise<void> => {
  await page.getByPlaceholder('Enter your question...').fill(message);
  await page.keyboard.press('Enter');
};

/** Nothing that the local mind knows to answer. */
const QUESTION = 'Tell me a story about the moon and my supper';

test('a model answers by tools after the member agreed, and is told what they can read', async (context) => {
  const { page, member } = await open(context, 'Runa');
  await switchOn(page);

  const swap = JSON.stringify({ day: 'tomorrow', slot: 'dinner', with: ['chickpea'] });
  provider.script = [
    {
      pieces: [
        line.begin,
        line.call(0, 'c1', 'day', '{"day":"to'),
        line.more(0, 'day"}'),
        line.call(1, 'c2', 'propose_swap', swap.slice(0, 9)),
        line.more(1, swap.slice(9)),
        line.call(2, 'c3', 'weight', '{}'),
        line.finish('tool_calls'),
        line.done,
      ],
    },
    saysText('The moon likes eggs. ', 'Your day has 9,999 kcal.'),
    saysText('The moon likes eggs. ', 'Your day still has 9,999 kcal. ', 'Sleep well.'),
  ];
  await ask(page, QUESTION);
  const said = answer(page, 'The moon likes eggs. Sleep well.');
  await said.waitFor();
  await said.getByText('I left out a figure that I could not check.').waitFor();
  expect(await conversation(page).getByText('9,999').count()).toBe(0);
  await page.getByText('What was shared').click();
  await page.getByText('A day: Breakfast').waitFor();
  for (const look of QUICK_LOOKS) {
    await showIn(page, look);
    expect(await findAccessFaults(page), `${look.screen} ${look.colorScheme}`).toEqual([]);
  }

  const card = conversation(page).getByRole('article').first();
  await card.getByRole('button', { name: 'Apply' }).click();
  await card.getByText('Done.').waitFor();

  const told = JSON.stringify(provider.received);
  expect(told).toContain('Breakfast');
  expect(told).not.toContain('61.7');
  expect(
    provider.received.flatMap(({ body }) => body.tools ?? []).map((each) => each.function.name),
  ).not.toContain('weight');

  // Its thread, as another device reads it.
  const { thread } = await caller(server)('GET', `/django/${member.id}/thread`, null);
  await expect
    .poll(async () =>
      JSON.stringify(await caller(server)('GET', `/v1/threads/${thread}/messages`, null, member.access)),
    )
    .toContain('The moon likes eggs. Sleep well.');
  await page.reload();
  await answer(page, 'The moon likes eggs. Sleep well.').waitFor();
});

test('weight and health answers reach a model only where the member agreed to each', async (context) => {
  const { page } = await open(context, 'Sif');
  await switchOn(page);
  const askAll = calls(
    ['a', 'weight', '{}'],
    ['b', 'rules', '{}'],
    ['c', 'target_reason', '{"of":"protein_g"}'],
    ['d', 'amount', '{"of":"water","day":"today"}'],
    ['e', 'amount', '{"of":"sodium_mg","day":"today"}'],
  );
  const listen = async (): Promise<string> => {
    provider.received.length = 0;
    provider.script = [askAll, saysText('I looked it all up.')];
    const before = await answer(page, 'I looked it all up.').count();
    await ask(page, QUESTION);
    await expect.poll(() => answer(page, 'I looked it all up.').count()).toBe(before + 1);
    return JSON.stringify(provider.received.map(({ body }) => body.messages));
  };
  const silent = await listen();
  expect(silent).not.toMatch(/61\.7|62 kg|vegetarian|goal|advised|kg of/);
  expect(silent).toContain('L of water are logged today');

  await page.getByRole('button', { name: 'AI model: on' }).click();
  await page.getByRole('switch', { name: 'It may see my weight' }).click();
  await page.getByRole('switch', { name: 'It may see my health answers' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const told = await listen();
  expect(told).toContain('vegetarian');
  expect(told).toMatch(/for each of 62 kg/);
});

test('an answer can be stopped, and one that broke off is kept and asked for again', async (context) => {
  const { page } = await open(context, 'Tove');
  await switchOn(page);
  provider.script = [
    { pieces: [line.begin, line.text('Once upon a time. '), line.text('There ')], after: 'hang' },
    { pieces: [line.begin, line.text('A second try. '), line.text('And then')], after: 'cut' },
    saysText('All is well.'),
  ];
  await ask(page, QUESTION);
  await conversation(page).getByText('Once upon a time.').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('You stopped the answer.').waitFor();
  await answer(page, 'Once upon a time.').waitFor();

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The answer broke off.').waitFor();
  await answer(page, 'A second try.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await answer(page, 'All is well.').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

test('a model that is too busy leaves the answer to the server, and one that was declined is never asked', async (context) => {
  const { page } = await open(context, 'Ulla');
  await ask(page, 'What is for dinner?');
  await answer(page, /Coach: Dinner/)
    .first()
    .waitFor();
  expect(await page.getByText('Let an AI model help?').count()).toBe(0);
  await ask(page, QUESTION);
  await expect.poll(() => answer(page, /^Coach: /).count()).toBe(2);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await ask(page, QUESTION);
  await expect.poll(() => answer(page, /^Coach: /).count()).toBe(3);
  expect(await page.getByText('Let an AI model help?').count()).toBe(0);
  expect(provider.received).toEqual([]);

  await switchOn(page);
  provider.script = [{ status: 429, type: 'application/json', pieces: ['{}'] }];
  await ask(page, QUESTION);
  await expect.poll(() => answer(page, /^Coach: /).count()).toBe(4);
  expect(provider.received).toHaveLength(1);
});
