import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnswerCache } from '../../server/calls/answer-cache.ts';
import type { Database } from '../../server/database/database.ts';
import { readAnswer } from '../../server/http/conditional.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import {
  ALL_MEMBERS,
  makeProfile,
  OPERATION,
  PLAN_INPUTS,
  promote,
  signInAgain,
} from '../support/contract-requests.ts';
import { watchStatements } from '../support/counted-statements.ts';
import { operationId } from '../support/plan-calls.ts';
import { PREFERENCE } from '../support/questionnaire-records.ts';
import { appOn, type TestMember } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

let asked = 0;
let atStatement: (at: number) => void = () => undefined;
const server = await openLastingServer({}, (db: Database) =>
  watchStatements(db, () => {
    asked += 1;
    atStatement(asked);
  }),
);

let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
  await makeProfile(server, member);
  await server.settled();
});

const READS = ['getBudget', 'getMealPlan', 'getPlanRefusal'] as const;
const read = (name: (typeof READS)[number], { id, token } = member) =>
  server.call(endpoints[name], { params: { userId: id }, query: { day: OPERATION.day }, token });

const counted = async (name: (typeof READS)[number]) => {
  asked = 0;
  const answer = await read(name);
  return { statements: asked, status: answer.status, text: await answer.text() };
};

const put = (name: 'putPlanInputs' | 'putPlanSwitches' | 'saveProfile', body: object) =>
  server.call(endpoints[name], {
    params: { userId: member.id },
    body: { user: member.id, ...body },
    token: member.token,
  });
const post = (name: 'createPreference' | 'addWellness' | 'appendJournal', body: object) =>
  server.call(endpoints[name], { body: { user: member.id, ...body }, token: member.token });

describe.each(READS)('%s', (name) => {
  it('costs one statement while nothing has changed', async () => {
    const first = await counted(name);
    expect(first).toMatchObject({ statements: 2, status: 200 });
    expect(await counted(name)).toEqual({ ...first, statements: 1 });
  });

  it.each([
    ['a word in the journal', () => post('appendJournal', { operations: [OPERATION] })],
    ['a fact', () => put('putPlanInputs', PLAN_INPUTS)],
    ['a switch', () => put('putPlanSwitches', { answers_off: ['fruit'] })],
    ['a preference', () => post('createPreference', PREFERENCE)],
    ['a new version of a row', () => touch('profiles')],
    ['a plan made anew', () => touch('plans')],
  ])('is made anew after %s', async (_, change) => {
    await counted(name);
    const answer = await change();
    expect(answer instanceof Response ? answer.status : 200).toBe(200);
    await server.settled();
    expect((await counted(name)).statements).toBe(2);
  });
});

const touch = (table: string) =>
  server.parts.db.execute(
    sql`update ${sql.identifier(table)} set user_id = user_id where user_id = ${member.id}`,
  );

it('what another instance wrote is seen at once', async () => {
  await counted('getBudget');
  const body = { operations: [OPERATION] };
  const written = await appOn(server.parts).call(endpoints.appendJournal, { body, token: member.token });
  expect(written.status).toBe(200);
  expect(JSON.parse((await counted('getBudget')).text)).toMatchObject({ current_water_intake: 0.25 });
});

it('the next day is another', async () => {
  const before = await counted('getMealPlan');
  server.clock.advance(86_400_000);
  const token = await signInAgain(server, member);
  await read('getMealPlan', { ...member, token });
  await server.settled();
  const after = await read('getMealPlan', { ...member, token });
  expect(await after.text()).not.toBe(before.text);
});

it('many at once are asked in few statements, and each gets their own', async () => {
  const others = [member, await server.signUpMember(), await server.signUpMember()];
  asked = 0;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      const { id, token } = others[at % others.length] ?? member;
      return server.call(endpoints.getThreadMessages, { params: { thread: id }, token });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  expect(asked).toBeLessThan(10);
  const mine = await Promise.all(others.map((each) => read('getBudget', each)));
  expect(mine.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('what was made while the day ended is not kept for the next', async () => {
  const midnight = Math.ceil(server.clock.now() / 86_400_000) * 86_400_000;
  server.clock.advance(midnight - 1 - server.clock.now());
  const token = await signInAgain(server, member);
  // The token is looked up, the day is read, and while its records are the day ends.
  asked = 0;
  atStatement = (at) => void (at === 2 && server.clock.advance(1));
  await read('getPlanRefusal', { ...member, token });
  atStatement = () => undefined;
  await server.settled();
  asked = 0;
  await read('getPlanRefusal', { ...member, token });
  expect(asked).toBeGreaterThan(1);
});

it('so many short answers that they fill the memory are not all kept', () => {
  const answers = createAnswerCache({ clock: () => 0 });
  const answer = readAnswer({ operations: [], more: false });
  for (let at = 0; at < 50_000; at += 1) answers.set(`after ${at}`, '1', answer);
  expect(answers.get('after 49999', '1')).toBe(answer);
  expect(answers.get('after 0', '1')).toBeNull();
});

it('a list asks no more for the people and templates on it', async () => {
  const staff = await server.signUpMember();
  await promote(server, staff);
  const statementsOf = async () => {
    asked = 0;
    await server.call(endpoints.listMembers, { body: ALL_MEMBERS, token: staff.token });
    await server.call(endpoints.listMealTemplates, { token: staff.token });
    return asked;
  };
  const before = await statementsOf();
  for (let at = 0; at < 3; at += 1) await server.signUpMember();
  await server.parts.db.execute(sql`
    insert into meal_templates select gen_random_uuid(), 'Plan', 2000, '', now(), now() from generate_series(1, 9)`);
  expect(await statementsOf()).toBe(before);
});

it('a journal takes five hundred operations with as many statements as one', async () => {
  const append = async (first: number, count: number) => {
    const operations = Array.from({ length: count }, (_, at) => ({
      ...OPERATION,
      id: operationId(first + at),
    }));
    asked = 0;
    await post('appendJournal', { operations });
    return asked;
  };
  await append(1, 1);
  const one = await append(2, 1);
  expect(one).toBeLessThan(10);
  expect(await append(3, 500)).toBe(one);
});

const ask = (name: EndpointName, { id, token }: TestMember, copy?: string) =>
  server.call(endpoints[name], {
    params: { userId: id },
    query: { day: OPERATION.day },
    token,
    ...(copy === undefined ? {} : { headers: { 'If-None-Match': copy } }),
  });

it.each(['getBudget', 'getMealPlan', 'getProfile'] as const)(
  'a copy on the device %s is not sent again to who has it',
  async (name) => {
    const first = await ask(name, member);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const copy of [etag, etag.slice(2), `"other", ${etag}`]) {
      const again = await ask(name, member, copy);
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('no-store');
    }
    const other = await ask(name, member, '"other"');
    expect([other.status, await other.json()]).toEqual([200, await first.json()]);
  },
);

it('a copy on the device a copy from before something was logged is old', async () => {
  const etag = (await ask('getBudget', member)).headers.get('etag') ?? '';
  const { token } = member;
  await server.call(endpoints.appendJournal, { body: { operations: [OPERATION] }, token });
  const after = await ask('getBudget', member, etag);
  expect([after.status, await after.json()]).toMatchObject([200, { current_water_intake: 0.25 }]);
});

it('a copy on the device no copy opens what a token does not', async () => {
  const other = await server.signUpMember();
  const etag = (await ask('getMealPlan', member)).headers.get('etag') ?? '';
  expect((await ask('getMealPlan', { ...member, token: other.token }, etag)).status).toBe(403);
  expect((await ask('getMealPlan', { ...member, token: 'none' }, etag)).status).toBe(401);
});

it('a copy on the device a plan goes compressed to who takes that, and plain to everybody else', async () => {
  const plain = await ask('getMealPlan', member);
  const call = { params: { userId: member.id }, token: member.token };
  const small = await server.call(endpoints.getMealPlan, {
    ...call,
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  const refused = await server.call(endpoints.getMealPlan, {
    ...call,
    headers: { 'Accept-Encoding': 'br;q=0' },
  });
  expect([plain, small, refused].map(({ headers }) => headers.get('content-encoding'))).toEqual([
    null,
    'br',
    null,
  ]);
  expect(small.headers.get('vary')).toBe('Accept-Encoding');
  const [sent, whole] = [new Uint8Array(await small.arrayBuffer()), await plain.text()];
  expect(brotliDecompressSync(sent).toString()).toBe(whole);
  expect(sent.length).toBeLessThan(whole.length / 3);
});
