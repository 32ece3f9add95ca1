import * as v from 'valibot';
import { expect } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { answerOf, answersIn } from './answer-of.ts';
import type { CallParts, ContractServer, TestMember } from './contract-client.ts';
import { makeProfile } from './contract-requests.ts';

/** Prepares a request that succeeds. */
type Prepare<Server> = (server: Server, member: TestMember) => Promise<CallParts>;

const entriesOf = ({ body }: Endpoint): Readonly<Record<string, v.GenericSchema>> =>
  body !== null && 'entries' in body ? (body.entries as Record<string, v.GenericSchema>) : {};

export const fieldsOf = (entry: Endpoint): readonly string[] => Object.keys(entriesOf(entry));
const requiredFieldsOf = (entry: Endpoint): readonly string[] =>
  fieldsOf(entry).filter((field) => entriesOf(entry)[field]?.type !== 'optional');

export const hasBody = (entry: Endpoint): boolean => fieldsOf(entry).length > 0;
export const isClosed = (entry: Endpoint): boolean => entry.auth === 'bearer';
export const namesSomebody = (entry: Endpoint): boolean => entry.owner !== null || entry.role !== 'member';
export const namesUserTwice = (entry: Endpoint): boolean =>
  entry.owner?.in === 'path' && fieldsOf(entry).includes('user');

const without = (body: unknown, field: string): unknown =>
  Object.fromEntries(Object.entries(body as object).filter(([name]) => name !== field));

/** A value that no field of the encoding takes: an object in JSON; a file for a text, a text for a file. */
const wrongValue = (entry: Endpoint, value: unknown): unknown => {
  if (entry.encoding === 'json') return { unexpected: true };
  return value instanceof Blob ? 'a text' : new Blob(['a file']);
};

export async function expectRightAnswer<S extends ContractServer>(
  server: S,
  entry: Endpoint,
  prepare: Prepare<S>,
): Promise<void> {
  const member = await server.signUpMember();
  const response = await server.call(entry, await prepare(server, member));
  const answer = await answerOf(entry, response);
  expect({ status: response.status, answer }).toMatchObject({ status: 200 });
  for (const each of answersIn(entry, answer)) expect(v.safeParse(entry.answer, each).success).toBe(true);
  expect(response.headers.get('cache-control')).toBe('no-store');
}

export async function expectMissingFieldsNamed<S extends ContractServer>(
  server: S,
  entry: Endpoint,
  prepare: Prepare<S>,
): Promise<void> {
  const member = await server.signUpMember();
  const right = await prepare(server, member);
  const refuse = async (field: string): Promise<void> => {
    const response = await server.call(entry, { ...right, body: without(right.body, field) });
    const answer = (await response.json()) as object;
    expect({ field, status: response.status }).toEqual({ field, status: 400 });
    // Without its file a photo's form is that of a profile to save, and lacks that one's fields.
    expect(Object.keys(answer)).toContain(field === 'photo' ? 'name' : field);
  };
  await Promise.all(requiredFieldsOf(entry).map(refuse));
}

/** Fields that belong to an extension in a call of the contract itself: a backend without it ignores them. */
const OF_EXTENSIONS: Readonly<Record<string, readonly string[]>> = { sendChat: ['reply'] };

export async function expectWrongFieldsNamed<S extends ContractServer>(
  server: S,
  entry: Endpoint,
  prepare: Prepare<S>,
): Promise<void> {
  const member = await server.signUpMember();
  const right = await prepare(server, member);
  const refuse = async (field: string): Promise<void> => {
    const body = right.body as Record<string, unknown>;
    const wrong = { ...body, [field]: wrongValue(entry, body[field]) };
    const response = await server.call(entry, { ...right, body: wrong });
    const answer = (await response.json()) as object;
    expect({ field, status: response.status }).toEqual({ field, status: 400 });
    expect(Object.keys(answer)).toContain(field);
  };
  const optional = OF_EXTENSIONS[entry.name] ?? [];
  await Promise.all(
    fieldsOf(entry)
      .filter((field) => !optional.includes(field))
      .map(refuse),
  );
}

export async function expectClosedToStrangers<S extends ContractServer>(
  server: S,
  entry: Endpoint,
  prepare: Prepare<S>,
): Promise<void> {
  const member = await server.signUpMember();
  const right = await prepare(server, member);
  const { token: _, ...unsigned } = right;
  expect((await server.call(entry, unsigned)).status).toBe(401);
  expect((await server.call(entry, { ...right, token: `${member.token}x` })).status).toBe(401);
}

export async function expectClosedToOthers<S extends ContractServer>(
  server: S,
  entry: Endpoint,
  prepare: Prepare<S>,
): Promise<void> {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  await makeProfile(server, first);
  const right = await prepare(server, first);
  const response = await server.call(entry, { ...right, token: second.token });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ detail: 'You do not have permission to perform this action.' });
}

export async function expectOthersRefusedInBody<S extends ContractServer>(
  server: S,
  entry: Endpoint,
  prepare: Prepare<S>,
): Promise<void> {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  const right = await prepare(server, first);
  const body = { ...(right.body as object), user: second.id };
  expect((await server.call(entry, { ...right, body })).status).toBe(403);
}

/** Every answer has to be JSON below 500, whatever is sent. */
export async function expectNoFailure(server: ContractServer, entry: Endpoint): Promise<void> {
  const { token } = await server.signUpMember();
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"email":"\\u0000"}',
    '{"user":"\\ud800"}',
    '{"__proto__":1}',
  ];
  const paths = ['%00', '%ff', '..%2f..%2fetc', '%F0%9F%8D%B2', "';--", 'x'.repeat(3000)];
  const send = async (hostile: string, at: number): Promise<void> => {
    const path = entry.path.replace(/\{\w+\}/g, paths[at % paths.length] ?? '');
    const response = await server.request(path, {
      method: entry.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(entry.method === 'GET' ? {} : { body: hostile }),
    });
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-type')).toContain('application/json');
  };
  await Promise.all([...bodies, ...paths].map(send));
}
