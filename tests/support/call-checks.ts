import * as v from 'valibot';
import { expect } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { answerOf, answersIn } from './answer-of.ts';
import type { CallParts, ContractServer, TestMember } from './contract-client.ts';

/** A call about to be made rightly, and everybody who may try it before. */
export interface Visit {
  readonly entry: Endpoint;
  readonly owner: TestMember;
  readonly other: TestMember;
  /** A request of the owner's that succeeds once. */
  readonly right: CallParts;
}

const entriesOf = ({ body }: Endpoint): Readonly<Record<string, v.GenericSchema>> =>
  body !== null && 'entries' in body ? (body.entries as Record<string, v.GenericSchema>) : {};
const fieldsOf = (entry: Endpoint): readonly string[] => Object.keys(entriesOf(entry));
const isRequired = (entry: Endpoint, field: string): boolean => entriesOf(entry)[field]?.type !== 'optional';

/** Fields that belong to an extension in a call of the contract itself: a backend without it ignores them. */
const OF_EXTENSIONS: Readonly<Record<string, readonly string[]>> = { sendChat: ['reply'] };

const without = (body: unknown, field: string): unknown =>
  Object.fromEntries(Object.entries(body as object).filter(([name]) => name !== field));

/** A value that no field of the encoding takes: an object in JSON; a file for a text, a text for a file. */
const wrongValue = (entry: Endpoint, value: unknown): unknown => {
  if (entry.encoding === 'json') return { unexpected: true };
  return value instanceof Blob ? 'a text' : new Blob(['a file']);
};

const expectClosed = async (server: ContractServer, { entry, owner, other, right }: Visit): Promise<void> => {
  const { token: _, ...unsigned } = right;
  const statusOf = async (parts: CallParts): Promise<number> => (await server.call(entry, parts)).status;
  expect(await statusOf(unsigned)).toBe(401);
  expect(await statusOf({ ...right, token: `${owner.token}x` })).toBe(401);
  if (entry.owner === null && entry.role === 'member') return;
  const refused = await server.call(entry, { ...right, token: other.token });
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { detail: 'You do not have permission to perform this action.' },
  ]);
  if (entry.owner?.in !== 'path' || !fieldsOf(entry).includes('user')) return;
  expect(await statusOf({ ...right, body: { ...(right.body as object), user: other.id } })).toBe(403);
};

/** Each field that is missing, or of a wrong type, is refused by its name. */
const expectFieldsNamed = async (server: ContractServer, { entry, right }: Visit): Promise<void> => {
  const body = right.body as Readonly<Record<string, unknown>>;
  const refuse = async (field: string, wrong: unknown, named: string): Promise<void> => {
    const response = await server.call(entry, { ...right, body: wrong });
    const answer = (await response.json()) as object;
    expect({ field, wrong, status: response.status }).toEqual({ field, wrong, status: 400 });
    expect(Object.keys(answer)).toContain(named);
  };
  for (const field of fieldsOf(entry)) {
    // Without its file a photo's form is that of a profile to save, and lacks that one's fields.
    const named = field === 'photo' ? 'name' : field;
    if (isRequired(entry, field)) await refuse(field, without(body, field), named);
    if (OF_EXTENSIONS[entry.name]?.includes(field)) continue;
    await refuse(field, { ...body, [field]: wrongValue(entry, body[field]) }, field);
  }
};

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"email":"\\u0000"}',
  '{"user":"\\ud800"}',
  '{"__proto__":1}',
];
const PATHS = ['%00', '%ff', '..%2f..%2fetc', '%F0%9F%8D%B2', "';--", 'x'.repeat(3000)];

/** Every answer is JSON below 500, whatever path and body are sent. */
const expectNoFailure = async (server: ContractServer, { entry, other, right }: Visit): Promise<void> => {
  const token = entry.role === 'member' ? other.token : right.token;
  for (const [at, hostile] of [...BODIES, ...PATHS].entries()) {
    const path = entry.path.replace(/\{\w+\}/g, PATHS[at % PATHS.length] ?? '');
    const response = await server.request(path, {
      method: entry.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(entry.method === 'GET' ? {} : { body: hostile }),
    });
    expect({ hostile, path, failed: response.status >= 500 }).toEqual({ hostile, path, failed: false });
    expect(response.headers.get('content-type')).toContain('application/json');
  }
};

const expectRightAnswer = async (server: ContractServer, { entry, right }: Visit): Promise<void> => {
  const response = await server.call(entry, right);
  const answer = await answerOf(entry, response);
  expect({ status: response.status, answer }).toMatchObject({ status: 200 });
  for (const each of answersIn(entry, answer)) expect(v.safeParse(entry.answer, each).success).toBe(true);
  expect(response.headers.get('cache-control')).toBe('no-store');
};

/**
 * Walks one call of any backend: closed to strangers and to other members, each wrong field named, nothing hostile
 * makes it fail, and in the end the right answer. `also` asks a backend what is its own, before that end.
 */
export const walkCall = async <S extends ContractServer>(
  server: S,
  entry: Endpoint,
  prepare: (server: S, member: TestMember) => Promise<CallParts>,
  also: (visit: Visit) => Promise<void> = async () => undefined,
): Promise<void> => {
  const [owner, other] = [await server.signUpMember('owner'), await server.signUpMember('other')];
  const visit = { entry, owner, other, right: await prepare(server, owner) };
  await server.settled();
  if (entry.auth === 'bearer') await expectClosed(server, visit);
  if (fieldsOf(entry).length > 0) await expectFieldsNamed(server, visit);
  await expectNoFailure(server, visit);
  await also(visit);
  await expectRightAnswer(server, visit);
};
