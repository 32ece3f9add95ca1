import { afterAll, beforeEach, expect, it } from 'vitest';
import { barcodeFoods } from '../../server/database/schema.ts';
import { createFoodFacts } from '../../server/food-facts/food-facts.ts';
import { sweep } from '../../server/sweep.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { signInAgain } from '../support/contract-requests.ts';
import { startFoodFacts } from '../support/food-facts-stand-in.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const OATS = '4006381333931';
const UNKNOWN = '96385074';
const DAY_MS = 86_400_000;

const server = await openTestServer();
const source = await startFoodFacts();
afterAll(() => source.stop());
let member: TestMember;
beforeEach(async () => {
  Object.assign(server.parts, { foodFacts: createFoodFacts(source.url, server.parts.log) });
  member = await server.signUpMember();
  source.asked.length = 0;
});

const look = (code: string, { token } = member) =>
  server.call(endpoints.lookUpBarcode, { params: { code }, token });
const foodOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { food: unknown }).food;
};

it('a barcode is looked up in our units, with the names of who collected it', async () => {
  const answer = await look(OATS);
  expect(await answer.json()).toEqual({
    code: OATS,
    food: {
      name: 'Oat drink',
      brand: 'A brand',
      per: 'ml',
      kcal: 46,
      proteinG: 1,
      fatG: 1.5,
      saturatedFatG: null,
      carbsG: null,
      sugarsG: null,
      fiberG: null,
      sodiumMg: 40,
    },
    attribution: 'Open Food Facts contributors, Open Database License (ODbL)',
  });
  const [{ path, headers }] = source.asked as [(typeof source.asked)[0]];
  expect(path).toMatch(new RegExp(`^/api/v2/product/${OATS}\\?fields=`));
  expect(headers['user-agent']).toMatch(/^Sorrel/);
  expect(JSON.stringify([path, headers])).not.toContain(member.id);
  for (const name of ['cookie', 'authorization', 'referer']) expect(headers).not.toHaveProperty(name);
});

it('a barcode is asked for once, for all members, and nobody is written down', async () => {
  const food = await foodOf(await look(OATS));
  const other = await server.signUpMember();
  expect(await foodOf(await look(OATS, other))).toEqual(food);
  expect(source.asked).toHaveLength(1);
  const rows = await server.parts.db.select().from(barcodeFoods);
  expect(rows).toEqual([{ code: OATS, food, askedAt: expect.any(Date) }]);
});

it('a barcode that nobody knows is asked for again the next day', async () => {
  expect(await foodOf(await look(UNKNOWN))).toBeNull();
  expect(await foodOf(await look(UNKNOWN))).toBeNull();
  expect(source.asked).toHaveLength(1);
  server.clock.advance(DAY_MS);
  const later = { ...member, token: await signInAgain(server, member) };
  expect(await foodOf(await look(UNKNOWN, later))).toBeNull();
  expect(source.asked).toHaveLength(2);
});

it('a barcode that nobody knew is forgotten after a day, one that is known is not', async () => {
  await look(UNKNOWN);
  await look(OATS);
  server.clock.advance(DAY_MS + 1);
  await sweep({ ...server.parts, clock: server.clock.now });
  expect((await server.parts.db.select().from(barcodeFoods)).map(({ code }) => code)).toEqual([OATS]);
});

it('a barcode whose digits do not fit is not asked for', async () => {
  for (const code of ['4006381333932', '123', '%00', 'x', '..%2F..']) {
    const answer = await look(code);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ detail: expect.stringMatching(/^[A-Z].*\.$/) });
  }
  expect(source.asked).toEqual([]);
});

it.each([
  ['answers 429', '036000291452'],
  ['answers a page', '5901234123457'],
  ['answers 500', '4012345678901'],
  ['answers other JSON', '9780201379624'],
  ['hangs up', '8710398500007'],
  ['sends elsewhere', '5000112637922'],
  ['answers without end', '3017620422003'],
])('a source that cannot say %s, and the member is told to try later', async (_, code) => {
  const answer = await look(code);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    detail: 'This barcode cannot be looked up just now; please try again later.',
  });
  expect(source.asked).toHaveLength(1);
  expect(await server.parts.db.select().from(barcodeFoods)).toEqual([]);
});

it('a source that cannot say is asked fifteen times a minute, whoever asks', async () => {
  const codes = Array.from({ length: 16 }, (_, at) => `9000000${String(at).padStart(5, '0')}`).map(
    (digits) => {
      const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
      return digits + String((10 - (sum % 10)) % 10);
    },
  );
  for (const code of codes.slice(0, 15)) expect(await foodOf(await look(code))).toBeNull();
  const other = await server.signUpMember();
  expect((await look(codes[15] ?? '', other)).status).toBe(503);
  expect((await look(codes[0] ?? '', other)).status).toBe(200);
  server.clock.advance(60_000);
  expect((await look(codes[15] ?? '', other)).status).toBe(200);
  expect(source.asked).toHaveLength(16);
});
