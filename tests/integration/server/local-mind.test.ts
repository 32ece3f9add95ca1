import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { addDays, weekdayOf } from '../../../src/domain/calendar/days.ts';
import { makeProfile } from '../../support/contract-requests.ts';
import { planCalls, TODAY } from '../../support/plan-calls.ts';
import type { TestMember, TestServer } from '../../support/server-harness.ts';
import { openLastingServer } from '../../support/test-server.ts';

const server = await openLastingServer();
const plain = await openLastingServer({ quirks: { kind: 'django', allowedOrigins: [] } });

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

/** The dishes of a slot as the plan's own answer names them. */
const planned = async (on: TestServer, { id, token }: TestMember, day: string, slot: string) => {
  const answer = await on.call(endpoints.getMealPlan, { params: { userId: id }, token });
  const [plan] = (await answer.json()) as readonly { meals: { Meal_plan: Record<string, never> } }[];
  const meals = plan?.meals.Meal_plan[weekdayOf(day)] as unknown as Record<string, Record<string, number>>;
  return Object.entries(meals[slot] ?? {});
};
const TOMORROW = addDays(TODAY, 1);

const { putInputs, record } = planCalls(server);

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
    await record(ada, 'water.add', [{ litres: 0.75 }]);
    expect(await ask(server, ada, 'How much water?')).toMatch(
      /^You have logged 0\.75 of [\d.]+ L of water today: [\d.]+ L are left\.$/,
    );
    expect(await ask(server, ada, 'how many calories are left')).toMatch(
      /^Energy today: 0 kcal eaten, .*are left\.$/,
    );
    expect(await ask(server, ada, 'am I losing weight?')).toBe('You have not logged a weight yet.');
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
  await putInputs(eve, { eating_disorder: true });
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
