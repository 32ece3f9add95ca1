import { expect, it } from 'vitest';
import { feedPath } from '../../server/calendar/serve.ts';
import { calendarFeeds } from '../../server/database/schema.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls } from '../support/account-calls.ts';
import { pushSubscription, signInAgain } from '../support/contract-requests.ts';
import { planCalls, TODAY } from '../support/plan-calls.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();
const { changePassword, close } = accountCalls(server);
const { newMember, putInputs, readWeek, record } = planCalls(server);

const UNKNOWN = feedPath('A'.repeat(43));

const make = async ({ token }: Pick<TestMember, 'token'>): Promise<string> => {
  const made = await server.call(endpoints.makeCalendarFeed, { token });
  expect(made.status).toBe(200);
  return ((await made.json()) as { path: string }).path;
};
const madeAt = async ({ token }: TestMember): Promise<unknown> => {
  const answer = await server.call(endpoints.getCalendarFeed, { token });
  return ((await answer.json()) as { made_at: unknown }).made_at;
};
/** Without a token, as a calendar does. */
const fetchFeed = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  server.request(path, { headers });
const entriesOf = async (path: string): Promise<readonly string[]> =>
  (await (await fetchFeed(path)).text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
const titleOf = async (path: string, uid: string): Promise<string | undefined> =>
  (await entriesOf(path))
    .find((entry) => entry.includes(`UID:${uid}@sorrel\r\n`))
    ?.match(/^SUMMARY:(.*)\r$/m)?.[1];

it('is opened by its address alone, with every meal of the plan and nothing of the body', async () => {
  const member = await newMember();
  expect(await madeAt(member)).toBeNull();
  const path = await make(member);
  expect(await madeAt(member)).toBe('2026-11-21T10:00:00.000Z');

  const answer = await fetchFeed(path);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
  });
  const text = await answer.text();
  const { days } = (await readWeek(member)).details;
  expect(days.length).toBeGreaterThanOrEqual(8);
  for (const { date, meals } of days) {
    const lunch = meals.filter(({ slot }) => slot === 'lunch').map(({ name }) => name.replaceAll(',', '\\,'));
    expect(await titleOf(path, `${date}-lunch`)).toBe(`Lunch: ${lunch.join('\\, ')}`);
  }
  expect(text).not.toMatch(/kcal|kg|protein|ada/i);
});

it('stores a hash of the secret and nothing that opens', async () => {
  const member = await server.signUpMember();
  const path = await make(member);
  const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const rows = await server.parts.db.select().from(calendarFeeds);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await fetchFeed(feedPath(rows[0]?.secretHash.slice(0, 43) ?? ''))).status).toBe(404);
});

it('follows a changed plan, and answers 304 until it changes', async () => {
  const member = await newMember();
  const path = await make(member);
  const copy = await fetchFeed(`${path}?tz=Europe/Berlin`);
  expect(await copy.clone().text()).toContain('X-WR-TIMEZONE:Europe/Berlin\r\n');
  const sequenceOf = async (answer: Response): Promise<number> =>
    Number(/^SEQUENCE:(\d+)/m.exec(await answer.text())?.[1]);
  const sequence = await sequenceOf(copy);
  const plain = await fetchFeed(`${path}?tz=Nowhere%0D%0AX:1`);
  const tag = plain.headers.get('etag') ?? '';
  expect(await plain.text()).not.toContain('TIMEZONE');
  server.clock.advance(60_000);
  expect((await fetchFeed(path, { 'If-None-Match': tag })).status).toBe(304);

  const { plan_id: planId, days } = (await readWeek(member)).details;
  const other = days
    .flatMap(({ meals }) => meals)
    .find(({ slot, recipe_id: recipe }) => {
      const lunch = days.find(({ date }) => date === TODAY)?.meals.filter((meal) => meal.slot === 'lunch');
      return slot === 'lunch' && lunch?.every(({ recipe_id: id }) => id !== recipe);
    });
  const set = (meals: readonly { recipe: string; portion: number }[]) =>
    record(member, 'meals.set', [{ planId, slot: 'lunch', meals }]);
  await set([{ recipe: other?.recipe_id ?? '', portion: 1 }]);
  expect(await sequenceOf(await fetchFeed(path))).toBeGreaterThan(sequence);
  expect(await titleOf(path, `${TODAY}-lunch`)).toBe(`Lunch: ${other?.name.replaceAll(',', '\\,')}`);
  expect((await fetchFeed(path, { 'If-None-Match': tag })).status).toBe(200);

  await set([]);
  expect(await titleOf(path, `${TODAY}-lunch`)).toBeUndefined();
});

it('plans nothing for whoever fetches it, and keeps the days that are over', async () => {
  const member = await newMember();
  const path = await make(member);
  const before = await entriesOf(path);
  server.clock.advance(7 * 86_400_000);
  expect(await titleOf(path, `${TODAY}-lunch`)).toMatch(/^Lunch: /);
  await server.settled();
  expect(await entriesOf(path)).toHaveLength(before.length);
});

it('holds the reminders of the member’s devices, those of weight for adults who may be told of it', async () => {
  const member = await newMember();
  const path = await make(member);
  const reminders = [
    { kind: 'weight', minute: 450, days: [1] },
    { kind: 'lunch', minute: 750, days: [1, 2, 3, 4, 5, 6, 7] },
    { kind: 'shopping', minute: 600, days: [6] },
  ] as const;
  await server.call(endpoints.putPushSubscription, {
    token: await signInAgain(server, member),
    body: { ...pushSubscription('desk'), time_zone: 'Europe/Berlin' },
  });
  server.clock.advance(60_000);
  await server.call(endpoints.putPushSubscription, {
    token: member.token,
    body: { ...pushSubscription('a'), quiet: null, reminders } as never,
  });
  const lunch = (await entriesOf(path)).find((entry) => entry.includes(`UID:${TODAY}-lunch@`));
  expect(lunch).toContain('TRIGGER:-PT30M\r\n');
  expect(await titleOf(path, 'reminder-shopping')).toBe('Shopping day');
  expect(await titleOf(path, 'reminder-weight')).toBe('Weigh-in');
  // The zone is that of the device that stored its reminders last.
  expect(await (await fetchFeed(path)).text()).toContain('X-WR-TIMEZONE:Europe/Lisbon\r\n');

  await putInputs(member, { eating_disorder: true });
  await server.settled();
  expect(await titleOf(path, 'reminder-weight')).toBeUndefined();
  expect(await titleOf(path, 'reminder-shopping')).toBe('Shopping day');
});

it('ends with its renewal and its removal, and leaves those of others alone', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  const [old, others] = [await make(first), await make(second)];
  const renewed = await make(first);
  expect([(await fetchFeed(old)).status, (await fetchFeed(renewed)).status]).toEqual([404, 200]);

  const removed = await server.call(endpoints.deleteCalendarFeed, { token: first.token });
  expect([removed.status, (await fetchFeed(renewed)).status]).toEqual([200, 404]);
  expect(await madeAt(first)).toBeNull();
  expect((await fetchFeed(others)).status).toBe(200);
});

it('ends with a new password, and rests while staff have closed the account', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  const [ofFirst, ofSecond] = [await make(first), await make(second)];
  await changePassword(first.id);
  expect((await fetchFeed(ofFirst)).status).toBe(404);

  await close(second);
  expect((await fetchFeed(ofSecond)).status).toBe(404);
});

it.each([
  ['unknown', UNKNOWN],
  ['too short', feedPath('A'.repeat(42))],
  ['too long', feedPath('A'.repeat(44))],
  ['empty', feedPath('')],
  ['of another type', UNKNOWN.replace('.ics', '.json')],
  ['no text', UNKNOWN.replace('AAAA', '%00%ff')],
  ['a way up', `${endpoints.getCalendarFeed.path}/..%2f..%2fsecrets.ics`],
])('answers every address that opens nothing alike: %s', async (_, path) => {
  const answer = await fetchFeed(path);
  expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not found.' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('may be fetched sixty times an hour, however many addresses of others its network tries', async () => {
  const path = await make(await server.signUpMember());
  const misses = [];
  for (let at = 0; at < 122; at += 1) misses.push((await fetchFeed(UNKNOWN)).status);
  expect(misses).toEqual([...Array(120).fill(404), 429, 429]);

  const hits = [];
  for (let at = 0; at < 62; at += 1) hits.push((await fetchFeed(path)).status);
  expect(hits).toEqual([...Array(60).fill(200), 429, 429]);
  server.clock.advance(60 * 60_000);
  expect((await fetchFeed(path)).status).toBe(200);
});
