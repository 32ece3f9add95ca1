import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { createTokenOwners } from '../../server/auth/token-owners.ts';
import type { Database } from '../../server/database/database.ts';
import { accessTokens, users } from '../../server/database/schema.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { err } from '../../src/terms/result.ts';
import { answerOf } from '../support/answer-of.ts';
import { makeProfile, promote } from '../support/contract-requests.ts';
import { watchStatements } from '../support/counted-statements.ts';
import { startTestServer, type TestServer } from '../support/server-harness.ts';
import { hostileForm, hostileText, hostileValue, MARKUP } from './hostile-values.ts';
import { valuesOf } from './schema-values.ts';

/** The work that one answer may cost: statements to the database, hashes of passwords, bytes. */
const STATEMENTS_MAX = 60;
const HASHES_MAX = 3;
const ANSWER_BYTES_MAX = 600_000;
/** Longer than every window of a rate limit: each request is the first of its caller. */
const BETWEEN_MS = 61 * 60_000;

type Who = 'nobody' | 'member' | 'staff' | 'admin' | 'junk';

interface Shot {
  readonly name: EndpointName;
  readonly who: Who;
  /** Which ids the path and the body name: the caller's own, another member's, or these words. */
  readonly ids: 'own' | 'other' | string;
  readonly query: string;
  readonly body: string | FormData | null;
  readonly headers: Readonly<Record<string, string>>;
}

const printable = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
});
const headerValue: Arbitrary<string> = fc.oneof(
  printable,
  fc.constantFrom(8_000, 60_000).map((length) => 'h'.repeat(length)),
  fc.constantFrom(
    MARKUP,
    '',
    '-1',
    '*',
    'null',
    '../..',
    '"',
    ',',
    ';;',
    '%00',
    'é',
    'Bearer',
    'http://evil.example',
  ),
);
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json, text/html',
  'text/html',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'é',
  '',
);
const oddHeaders: Arbitrary<Readonly<Record<string, string>>> = fc.dictionary(
  fc.constantFrom(
    'Accept',
    'Accept-Encoding',
    'Authorization',
    'Content-Length',
    'Cookie',
    'Idempotency-Key',
    'If-None-Match',
    'Origin',
    'Sec-Fetch-Site',
    'Transfer-Encoding',
    'X-Forwarded-For',
    'X-HTTP-Method-Override',
  ),
  headerValue,
  { maxKeys: 2 },
);

/** `@own@` in a text is the id that the shot names, put in when it is sent. */
const OWN = '@own@';

const withOwnIds = (entry: Endpoint, fields: unknown): unknown => {
  const named = ['user', 'user_id'].filter((key) => key in (fields as object));
  if (entry.name === 'updatePassword') return fields;
  return { ...(fields as object), ...Object.fromEntries(named.map((key) => [key, OWN])) };
};

const shotAt = (name: EndpointName): Arbitrary<Shot> => {
  const entry: Endpoint = endpoints[name];
  const valid = entry.body === null ? null : valuesOf(entry.body).map((fields) => withOwnIds(entry, fields));
  const body: Arbitrary<Shot['body']> =
    valid === null
      ? fc.constantFrom(null, '{}', MARKUP)
      : entry.encoding === 'multipart'
        ? fc.oneof(
            { weight: 4, arbitrary: hostileForm(valid) },
            { weight: 1, arbitrary: hostileText(fc.constant({})) },
          )
        : hostileText(valid);
  const mainly = (right: Who): Arbitrary<Who> =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(right) },
      { weight: 1, arbitrary: fc.constantFrom<Who>('nobody', 'member', 'staff', 'admin', 'junk') },
    );
  const text = hostileValue.map((value) =>
    typeof value === 'string' ? value.slice(0, 3_000) : JSON.stringify(value),
  );
  return fc.record({
    name: fc.constant(name),
    who: mainly(entry.role === 'member' ? 'member' : entry.role),
    ids: fc.oneof(
      { weight: 6, arbitrary: fc.constant('own') },
      { weight: 1, arbitrary: fc.constant('other') },
      { weight: 2, arbitrary: text },
    ),
    query: fc.oneof(fc.constantFrom('2026-11-21', '0', '1', '', 'all'), text),
    body,
    headers: fc
      .tuple(
        fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: contentType }),
        fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
      )
      .map(([type, odd]) => ({ ...(type === null ? {} : { 'Content-Type': type }), ...odd })),
  });
};

const shots = fc.oneof(...(Object.keys(endpoints) as EndpointName[]).map(shotAt));

const FOREVER = new Date('2999-01-01');

const makeCast = async (server: TestServer) => {
  const [member, other, staff, admin] = [
    await server.signUpMember('member'),
    await server.signUpMember('other'),
    await server.signUpMember('staff'),
    await server.signUpMember('admin'),
  ];
  await promote(server, staff, false);
  await promote(server, admin, true);
  await makeProfile(server, member);
  await server.parts.db.update(accessTokens).set({ expiresAt: FOREVER });
  return { member, other, staff, admin };
};

/** Encodes what a path cannot hold, as a browser would; half characters as their replacement. */
const pathPart = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%25', '%');

const requestOf = (shot: Shot, cast: Awaited<ReturnType<typeof makeCast>>) => {
  const entry: Endpoint = endpoints[shot.name];
  const caller = shot.who === 'staff' || shot.who === 'admin' ? cast[shot.who] : cast.member;
  const own = entry.role === 'member' ? caller.id : cast.other.id;
  const id = shot.ids === 'own' ? own : shot.ids === 'other' ? cast.other.id : shot.ids;
  const path = entry.path.replace(/\{\w+\}/g, () => pathPart(id) || '%20');
  const query = entry.query.map((key) => `${key}=${pathPart(shot.query)}`).join('&');
  const bearer = shot.who === 'junk' ? 'junk' : caller.token;
  const isForm = shot.body instanceof FormData;
  const headers: Record<string, string> = {
    ...(shot.who === 'nobody' ? {} : { Authorization: `Bearer ${bearer}` }),
    ...(isForm || entry.encoding === 'none' ? {} : { 'Content-Type': 'application/json' }),
    ...shot.headers,
  };
  const body =
    typeof shot.body === 'string' ? shot.body.toWellFormed().replaceAll(OWN, id.slice(0, 64)) : shot.body;
  return {
    path: query === '' ? path : `${path}?${query}`,
    init: { method: entry.method, headers, ...(entry.method === 'GET' || body === null ? {} : { body }) },
    bytes: typeof body === 'string' ? Buffer.byteLength(body) : 0,
  };
};

const watchHashes = (server: TestServer) => {
  const { hasher } = server.parts;
  let count = 0;
  const counted =
    <A extends unknown[], R>(job: (...args: A) => R) =>
    (...args: A): R => {
      count += 1;
      return job(...args);
    };
  Object.assign(server.parts, { hasher: { hash: counted(hasher.hash), matches: counted(hasher.matches) } });
  return () => {
    const before = count;
    count = 0;
    return before;
  };
};

const judge = async (shot: Shot, answer: Response, sentBytes: number): Promise<void> => {
  const entry: Endpoint = endpoints[shot.name];
  const isStream = entry.answerAs === 'events' && answer.status === 200;
  const text = isStream ? JSON.stringify(await answerOf(entry, answer)) : await answer.text();
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('content-type') ?? '').toMatch(
    isStream ? /^text\/event-stream/ : /^application\/json/,
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  expect(text.length).toBeLessThan(ANSWER_BYTES_MAX);
  if (entry.encoding === 'json' && sentBytes > entry.maxBytes)
    expect(answer.status).toBeGreaterThanOrEqual(400);
};

/** Fires requests at the whole server in this process; throws with the seed and the request at the first that breaks a rule. */
export const fuzz = async (runs: number, seed: number): Promise<Readonly<Record<number, number>>> => {
  const folder = mkdtempSync(join(tmpdir(), 'sorrel-fuzz-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Landing</title>');
  let statementsSent = 0;
  const countStatements = (db: Database) =>
    watchStatements(db, () => {
      statementsSent += 1;
    });
  const server = await startTestServer({ staticDir: folder, devPages: true }, countStatements);
  const statuses: Record<number, number> = {};
  try {
    // Plans have tests of their own; here a week that takes a second would hide a slow answer.
    const refusal = err({ kind: 'energy-out-of-reach', kcal: 0 } as const);
    Object.assign(server.parts, { planner: { makeWeek: async () => refusal } });
    const hashes = watchHashes(server);
    let cast = await makeCast(server);
    const ownerOf = createTokenOwners(server.parts);
    const fresh = async (): Promise<void> => {
      const held = await Promise.all(Object.values(cast).map(({ token }) => ownerOf(token)));
      if (held.includes(null)) cast = await makeCast(server);
    };
    await fc.assert(
      fc.asyncProperty(shots, async (shot) => {
        server.clock.advance(BETWEEN_MS);
        const { path, init, bytes } = requestOf(shot, cast);
        hashes();
        statementsSent = 0;
        const answer = await server.request(path, init);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        // An id may turn a path into one that no call has: then the app's own pages answer.
        if (path.startsWith('/django/') || path.startsWith('/v1/')) await judge(shot, answer, bytes);
        expect(statementsSent).toBeLessThan(STATEMENTS_MAX);
        expect(hashes()).toBeLessThanOrEqual(HASHES_MAX);
        if (answer.status === 200 && init.method !== 'GET') await fresh();
        await server.settled();
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    const raised = and(eq(users.isClient, false), eq(users.isAdmin, true));
    const admins = await server.parts.db.select({ name: users.username }).from(users).where(raised);
    expect(new Set(admins.map(({ name }) => name))).toEqual(new Set(['admin']));
    return statuses;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};
