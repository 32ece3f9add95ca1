import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { JOURNAL_OPERATIONS_MAX, type PulledOperation } from '../../src/contract/journal.ts';
import { OPERATION } from '../support/contract-requests.ts';
import { operationId } from '../support/plan-calls.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
});

const DAY = OPERATION.day;
const water = (number: number, litres = 0.25, day = DAY) => ({
  id: operationId(number),
  day,
  kind: 'water.add',
  payload: { litres },
});
const meal = (number: number, eaten: boolean, slot = 'lunch', kcal = 500) => ({
  id: operationId(number),
  day: DAY,
  kind: 'meal.eaten',
  payload: { planId: null, slot, dish: `dish of ${slot}`, kcal, eaten },
});

const retract = (number: number, entry: number, day = DAY) => ({
  id: operationId(number),
  day,
  kind: 'entry.retract',
  payload: { entry: operationId(entry) },
});

/** As long as an operation may be. */
const note = (number: number, sign: string, day = DAY) => ({
  id: operationId(number),
  day,
  kind: 'note.set',
  payload: { note: sign.repeat(1900) },
});

const append = (member: TestMember, operations: readonly unknown[]) =>
  server.call(endpoints.appendJournal, { body: { operations }, token: member.token });
const accept = async (member: TestMember, operations: readonly unknown[]) => {
  const answer = await append(member, operations);
  const read = (await answer.json()) as { accepted: readonly { id: string; seq: number }[] };
  expect({ status: answer.status, read }).toMatchObject({ status: 200 });
  return read.accepted;
};
const pull = async (member: TestMember, after: number) => {
  const answer = await server.call(endpoints.pullJournal, {
    query: { after: String(after) },
    token: member.token,
  });
  return (await answer.json()) as { operations: readonly PulledOperation[]; more: boolean };
};
const budget = async (member: TestMember, day = DAY): Promise<Record<string, unknown>> => {
  const request = { params: { userId: member.id }, query: { day }, token: member.token };
  return (await server.call(endpoints.getBudget, request)).json() as Promise<Record<string, unknown>>;
};

describe('the journal', () => {
  it('gives each operation its place and gives the operations back in that order', async () => {
    const unknown = { id: operationId(3), day: DAY, kind: 'mood.set', payload: { mood: 'calm', sure: null } };
    expect(await accept(member, [water(1), water(2)])).toEqual([
      { id: operationId(1), seq: 1 },
      { id: operationId(2), seq: 2 },
    ]);
    expect(await accept(member, [unknown])).toEqual([{ id: operationId(3), seq: 3 }]);
    expect(await pull(member, 1)).toEqual({
      operations: [
        { seq: 2, ...water(2) },
        { seq: 3, ...unknown },
      ],
      more: false,
    });
    expect(await pull(member, 3)).toEqual({ operations: [], more: false });
  });

  it('keeps the first place and the first content of a repeated operation', async () => {
    await accept(member, [water(1), water(2)]);
    expect(await accept(member, [water(3), water(2, 9), water(3, 8), water(1)])).toEqual([
      { id: operationId(3), seq: 3 },
      { id: operationId(2), seq: 2 },
      { id: operationId(3), seq: 3 },
      { id: operationId(1), seq: 1 },
    ]);
    const { operations } = await pull(member, 0);
    expect(operations.map(({ seq, payload }) => [seq, payload.litres])).toEqual([
      [1, 0.25],
      [2, 0.25],
      [3, 0.25],
    ]);
  });

  it('gives five hundred at a time and says whether more follow', async () => {
    const all = Array.from({ length: 501 }, (_, at) => water(at + 1, 0.25, `2026-11-${10 + (at % 9)}`));
    await accept(member, all.slice(0, 500));
    expect((await pull(member, 0)).more).toBe(false);
    await accept(member, all.slice(500));
    const first = await pull(member, 0);
    expect([first.operations.length, first.operations.at(-1)?.seq, first.more]).toEqual([500, 500, true]);
    expect(await pull(member, 500)).toMatchObject({ operations: [{ seq: 501 }], more: false });
  });

  it('is each member’s own, the ids too', async () => {
    const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
    await accept(first, [water(1, 1), water(2, 1)]);
    expect(await pull(second, 0)).toEqual({ operations: [], more: false });
    expect(await accept(second, [water(2, 3)])).toEqual([{ id: operationId(2), seq: 1 }]);
    expect((await pull(first, 0)).operations.map(({ payload }) => payload.litres)).toEqual([1, 1]);
    expect((await budget(second)).current_water_intake).toBe(3);
  });

  it('leaves no gap and no second place when devices append at once', async () => {
    const batches = Array.from({ length: 12 }, (_, device) =>
      Array.from({ length: 5 }, (_, at) => water((device % 6) * 5 + at + 1)),
    );
    const seen: number[] = [];
    const follow = async () => {
      for (let round = 0; round < 12; round += 1) {
        const { operations } = await pull(member, seen.at(-1) ?? 0);
        seen.push(...operations.map(({ seq }) => seq));
      }
    };
    await Promise.all([follow(), ...batches.map((batch) => accept(member, batch))]);
    await follow();
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });

  it.each([
    ['no operation', []],
    ['501 operations', Array.from({ length: 501 }, (_, at) => water(at))],
    ['an id that is no UUID', [{ ...water(1), id: 'water-1' }]],
    ['a day that does not exist', [{ ...water(1), day: '2026-02-30' }]],
    ['a day before any', [{ ...water(1), day: '0200-01-01' }]],
    ['an endless payload', [{ ...water(1), payload: { note: 'x'.repeat(2000) } }]],
    ['a nested payload', [{ ...water(1), payload: { deep: { deeper: 1 } } }]],
    [
      'too many fields',
      [{ ...water(1), payload: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [at, 1])) }],
    ],
    ['a nameless kind', [{ ...water(1), kind: '' }]],
  ])('refuses %s', async (_, operations) => {
    const answer = await append(member, operations);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()) as object)).toEqual(['operations']);
    expect((await pull(member, 0)).operations).toEqual([]);
  });

  it('takes a full page of the longest operations', async () => {
    const days = Array.from({ length: 500 }, (_, at) => note(at, 'é', `2026-11-${10 + (at % 9)}`));
    expect(await accept(member, days)).toHaveLength(500);
  });

  it('gives a long operation as many places as it needs', async () => {
    expect(await accept(member, [water(1), note(2, 'x'), water(3)])).toEqual([
      { id: operationId(1), seq: 1 },
      { id: operationId(2), seq: 9 },
      { id: operationId(3), seq: 10 },
    ]);
    expect((await pull(member, 1)).operations.map(({ seq }) => seq)).toEqual([9, 10]);
    expect(await budget(member)).toMatchObject({ journal_seq: 10 });
    await server.parts.db.execute(sql`update journal_heads set last_seq = ${JOURNAL_OPERATIONS_MAX - 7}`);
    expect((await append(member, [note(4, 'x')])).status).toBe(400);
    expect(await accept(member, [water(4)])).toHaveLength(1);
  });

  it.each(['', '-1', '1.5', 'x', '1e3', '9999999999999999'])('refuses to pull after "%s"', async (after) => {
    const { token } = await server.signUpMember();
    const answer = await server.call(endpoints.pullJournal, { query: { after }, token });
    expect(answer.status).toBe(400);
  });

  it('says when it is full, and still answers what it holds', async () => {
    await accept(member, [water(1)]);
    await server.parts.db.execute(sql`update journal_heads set last_seq = ${JOURNAL_OPERATIONS_MAX - 1}`);
    const refused = await append(member, [water(2), water(3)]);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      operations: ['This journal is full: it holds at most 500000 entries.'],
    });
    expect(await accept(member, [water(1)])).toEqual([{ id: operationId(1), seq: 1 }]);
    expect(await accept(member, [water(2)])).toEqual([{ id: operationId(2), seq: JOURNAL_OPERATIONS_MAX }]);
  });

  it('keeps a day quick to add up', async () => {
    await accept(member, [water(1)]);
    await server.parts.db.execute(sql`
      insert into journal_operations (user_id, seq, id, day, kind, payload)
      select ${member.id}, n, gen_random_uuid(), ${DAY}, 'water.add', '{"litres":0}'
      from generate_series(2, 2000) n`);
    await server.parts.db.execute(sql`update journal_heads set last_seq = 2000`);
    expect((await append(member, [water(2)])).status).toBe(400);
    expect(await accept(member, [water(2, 1, '2026-11-20')])).toHaveLength(1);
    expect(await accept(member, [meal(3, true)])).toHaveLength(1);
  });

  it('is written or gone with its account, whichever comes first: neither waits for the other', async () => {
    for (const name of ['ada', 'bob', 'cyd', 'dan', 'eve']) {
      const member = await server.signUpMember(name);
      await accept(member, [water(1)]);
      const page = Array.from({ length: 400 }, (_, at) => ({ ...water(at + 2), kind: `kind ${at}` }));
      const written = append(member, page);
      // On a PostgreSQL server the deletion begins while the page is under way.
      await pull(member, 0);
      const request = { params: { userId: member.id }, token: member.token };
      expect((await server.call(endpoints.deleteAccount, request)).status).toBe(200);
      expect([200, 401]).toContain((await written).status);
    }
  });

  it.each([
    ['as they are', 'x', 100, 40],
    ['compressed', 'é', 40, 10],
  ])('keeps a day quick to read, whose long operations are stored %s', async (_, sign, first, next) => {
    const notes = (from: number, count: number, day = DAY) =>
      Array.from({ length: count }, (__, at) => note(from + at, sign, day));
    await accept(member, notes(1, first));
    const refused = await append(member, notes(201, next));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { operations: ['This day holds too many entries of one kind.'] },
    ]);
    expect(await accept(member, notes(201, next, '2026-11-20'))).toHaveLength(next);
    expect(await accept(member, [water(301)])).toHaveLength(1);
  });

  it('is read in about as many bytes as it was sent in: no number is written out in hundreds of digits', async () => {
    const amounts = (number: number, ...values: readonly number[]) => ({
      ...water(number),
      kind: 'amounts.set',
      payload: { amounts: values.map((value) => ({ value })) },
    });
    for (const endless of [Number.MAX_VALUE, -1e22, 1e-22, Number.MIN_VALUE]) {
      const refused = await append(member, [amounts(1, 1, endless)]);
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { operations: ['A number is too long.'] },
      ]);
    }
    const values = [0, 0.1 + 0.2 - 0.3, -70.25, Number.MAX_SAFE_INTEGER];
    await accept(member, [amounts(1, ...values)]);
    const { operations } = await pull(member, 0);
    expect(operations.map(({ payload }) => payload)).toEqual([amounts(1, ...values).payload]);
  });
});

it('the calorie budget counts what the day’s journal adds up to, and says how far it reaches', async () => {
  expect(await budget(member)).toMatchObject({ current_water_intake: 0, journal_seq: 0 });
  await accept(member, [
    water(1, 0.5),
    water(2, 0.25),
    water(3, -0.25),
    water(4, 3, '2026-11-20'),
    meal(5, true, 'lunch', 520),
    meal(6, true, 'snacks1', 110),
    meal(7, true, 'snacks2', 90),
    meal(8, true, 'dinner', 700),
    meal(9, false, 'dinner', 700),
  ]);
  expect(await budget(member)).toMatchObject({
    current_water_intake: 0.5,
    calories_breakfast: 0,
    calories_lunch: 520,
    calories_snacks: 200,
    calories_dinner: 0,
    journal_seq: 9,
  });
  expect(await budget(member, '2026-11-20')).toMatchObject({ current_water_intake: 3, journal_seq: 9 });
});

it('the calorie budget leaves out what was given up, whichever of the two comes first, and nothing of another member', async () => {
  const [member, other] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  await accept(other, [water(1, 0.5)]);
  await accept(member, [water(1, 0.5), meal(2, true), retract(3, 4)]);
  await accept(member, [water(4, 0.25), retract(5, 1), retract(6, 2), water(7, 1)]);
  expect(await budget(member)).toMatchObject({
    current_water_intake: 1,
    calories_lunch: 0,
    journal_seq: 7,
  });
  expect(await budget(other)).toMatchObject({ current_water_intake: 0.5 });
  expect((await pull(member, 0)).operations).toHaveLength(7);
});

it('the calorie budget does not stumble over what no app would send', async () => {
  await accept(member, [
    { ...water(1), payload: { litres: 'many' } },
    { ...water(2), payload: {} },
    { ...water(3), payload: { litres: 1e15 } },
    { ...meal(4, true), payload: { slot: 'constructor', dish: '__proto__', kcal: 5, eaten: true } },
    { ...retract(6, 5), payload: {} },
    { ...retract(7, 5), payload: { entry: null } },
    { ...retract(8, 5), payload: { entry: [{}] } },
    water(5, 1),
  ]);
  expect(await budget(member)).toMatchObject({
    current_water_intake: 1,
    calories_lunch: 0,
    journal_seq: 8,
  });
});
