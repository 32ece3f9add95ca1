import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiCoach } from '../../../server/coach/openai-compatible.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { addDays, weekdayOf } from '../../../src/domain/calendar/days.ts';
import { makeProfile, PLAN_INPUTS } from '../../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../../support/server-harness.ts';

/** The server's clock stands at ten in the morning of it. */
const TODAY = '2026-11-21';

let server: TestServer;
let plain: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  plain = await startTestServer({ quirks: { kind: 'django', allowedOrigins: [] } });
});
afterAll(() => Promise.all([server.stop(), plain.stop()]));

const plannedMember = async (on: TestServer): Promise<TestMember> => {
  const member = await on.signUpMember();
  await makeProfile(on, member);
  await on.settled();
  return member;
};

const ask = async (on: TestServer, { id, token }: TestMember, message: string): Promise<string> => {
  const answer = await on.call(endpoints.sendChat, { params: { id }, body: { message }, token });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { message: string }).message;
};

let operations = 0;
const log = async ({ token }: TestMember, kind: string, payload: object) => {
  operations += 1;
  const id = `00000000-0000-4000-8000-${String(operations).padStart(12, '0')}`;
  const answer = await server.call(endpoints.appendJournal, {
    body: { operations: [{ id, day: TODAY, kind, payload }] as never },
    token,
  });
  expect(answer.status).toBe(200);
};

/** The dishes of a slot as the plan's own answer names them. */
const planned = async (on: TestServer, { id, token }: TestMember, day: string, slot: string) => {
  const answer = await on.call(endpoints.getMealPlan, { params: { userId: id }, token });
  const [plan] = (await answer.json()) as readonly { meals: { Meal_plan: Record<string, never> } }[];
  const meals = plan?.meals.Meal_plan[weekdayOf(day)] as unknown as Record<string, Record<string, number>>;
  return Object.entries(meals[slot] ?? {});
};
const TOMORROW = addDays(TODAY, 1);

describe('the chat of the server, with no provider', () => {
  let ada: TestMember;
  beforeAll(async () => {
    ada = await plannedMember(server);
  });

  it('tells what is planned, and goes on with the question before', async () => {
    const [[dinner, kcal] = ['', 0]] = await planned(server, ada, TODAY, 'dinner');
    expect(await ask(server, ada, 'wat is for diner tonite')).toMatch(
      new RegExp(`^Dinner: ${dinner} \\(${kcal} kcal, \\d+ minutes\\)`),
    );
    const [[next] = ['']] = await planned(server, ada, TOMORROW, 'dinner');
    expect(await ask(server, ada, 'and tomorrow?')).toContain(`Tomorrow:\nDinner: ${next} (`);
    expect(await ask(server, ada, 'and for lunch?')).toMatch(/^Tomorrow:\nLunch: /);
  });

  it('counts what was eaten and drunk', async () => {
    await log(ada, 'water.add', { litres: 0.75 });
    expect(await ask(server, ada, 'How much water?')).toMatch(
      /^You have logged 0\.75 of [\d.]+ L of water today: [\d.]+ L are left\.$/,
    );
    expect(await ask(server, ada, 'how many calories are left')).toMatch(
      /^Energy today: 0 kcal eaten, .*are left\.$/,
    );
    expect(await ask(server, ada, 'am I losing weight?')).toBe('You have not logged a weight yet.');
  });

  it('tells how a dish is made, and what a target comes from', async () => {
    expect(await ask(server, ada, 'how do I make koshari')).toMatch(/^Koshari:\n1\. /);
    expect(await ask(server, ada, 'why so much protein?')).toMatch(/^\d+ g protein: .* for each of /);
    expect(await ask(server, ada, 'how much protein is in tofu')).toMatch(
      /tofu: .* of protein in 100 g; .* of protein in 1 block\.$/,
    );
  });

  it('says in words what it would change, and changes nothing', async () => {
    const before = await planned(server, ada, TODAY, 'dinner');
    const answer = await ask(server, ada, 'Swap my dinner for something with tofu');
    expect(answer).toMatch(/^For dinner with tofu I would take /);
    expect(answer).toMatch(
      /: Dinner, instead of .*\. \d+ minutes\. The day would have \d+ kcal, now \d+\.\n/,
    );
    expect(answer).toMatch(/\nNothing has changed yet\. Ask me the same in the app, and a tap does it\.$/);
    expect(await ask(server, ada, 'yes')).toMatch(
      /^It would be this:\n.*Dinner, instead of .*\nNothing has changed yet/s,
    );
    expect(await ask(server, ada, 'I weigh 70 kg')).toContain('Log 70 kg for today');
    expect(await planned(server, ada, TODAY, 'dinner')).toEqual(before);
    expect(await ask(server, ada, 'what do I weigh?')).toBe('You have not logged a weight yet.');
  });

  it('knows pantry and list', async () => {
    await log(ada, 'pantry.set', { food: 'rolled-oats', grams: 400 });
    const pantry = await ask(server, ada, 'what is in my pantry');
    expect(pantry).toContain('(400 g)');
    await log(ada, 'shopping.add', { item: 'own-1', name: 'Dish soap', quantity: '', wanted: true });
    expect(await ask(server, ada, 'what is on my shopping list')).toMatch(/^To buy:\n/);
  });

  it('answers with care before anything else, and knows no question of another member', async () => {
    expect(await ask(server, ada, 'I want to kill myself')).toContain('findahelpline.com');
    expect(await ask(server, ada, 'What is for dinner?')).toMatch(/^Dinner: /);
    const bob = await plannedMember(server);
    expect(await ask(server, bob, 'and tomorrow?')).toMatch(/^Tomorrow:\nBreakfast: /);
  });

  it('goes on with nothing that was asked half an hour before', async () => {
    expect(await ask(server, ada, 'Swap my dinner')).toContain('Dinner, instead of ');
    server.clock.advance(31 * 60_000);
    expect(await ask(server, ada, 'the second one')).toMatch(
      /^(?:That I cannot answer|I have nothing to choose)/,
    );
  });
});

it('names no figure to a member for whom figures do harm', async () => {
  const eve = await plannedMember(server);
  const body = { user: eve.id, ...PLAN_INPUTS, eating_disorder: true };
  await server.call(endpoints.putPlanInputs, { params: { userId: eve.id }, body, token: eve.token });
  await server.settled();
  for (const question of [
    'What is for dinner?',
    'how many calories are left',
    'how much water?',
    'swap dinner for something with eggs',
    'what do I weigh?',
    'how many calories are in a banana',
    'I ate 200 g of rice',
  ]) {
    const answer = await ask(server, eve, question);
    expect(answer).not.toMatch(/\d|kcal/);
    expect(answer).not.toBe('');
  }
});

it('speaks of no log that is on the member’s device alone', async () => {
  const member = await plannedMember(plain);
  expect(await ask(plain, member, 'What is for dinner?')).toMatch(/^Dinner: /);
  expect(await ask(plain, member, 'how many calories are left')).toMatch(
    /^Energy today: [\d ]+ kcal planned\. The target is [\d ]+ kcal\. What you logged on your device is not counted\.$/,
  );
  expect(await ask(plain, member, 'water?')).toMatch(
    /^Your goal is [\d.]+ L of water a day\. What you logged on your device is not counted\.$/,
  );
  expect(await ask(plain, member, 'what do I weigh')).toBe('I cannot see here what you log on your device.');
});

it('answers in place of a provider that cannot be reached', async () => {
  const member = await plannedMember(server);
  const { coach, log: logger, metrics } = server.parts;
  const ai = { baseUrl: 'https://ai.example', apiKey: null, apiKeyFile: null, model: 'a-model' };
  const down = () => Promise.reject(new TypeError('fetch failed'));
  Object.assign(server.parts, { coach: createOpenAiCoach(ai, { log: logger, metrics }, down) });
  expect(await ask(server, member, 'What is for dinner?')).toMatch(
    /^The AI coach cannot be reached just now, so this comes from your plan alone\. Dinner: /,
  );
  Object.assign(server.parts, { coach });
});
