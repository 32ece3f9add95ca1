import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccount } from '../../server/accounts.ts';
import { issueToken } from '../../server/auth/access-tokens.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { promote, rightRequests } from '../support/contract-requests.ts';
import {
  type CallParts,
  startTestServer,
  type TestMember,
  type TestServer,
} from '../support/server-harness.ts';
import { authorisation, CALLERS, type Caller, callers, openedBy } from './authorisation-table.ts';

const HOUR_MS = 60 * 60_000;
const names = Object.keys(authorisation) as EndpointName[];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Prepared {
  readonly request: CallParts;
  /** Of who may make the call: the owner, or an administrator. */
  readonly holder: TestMember;
}

/** Their right requests name one address, always the same. */
const NEEDS_NOBODY: readonly EndpointName[] = ['register', 'verifyOtp'];

const prepare = async (name: EndpointName): Promise<Prepared> => {
  if (NEEDS_NOBODY.includes(name)) await server.reset();
  const owner = await server.signUpMember('owner');
  const { token, ...request } = await rightRequests[name](server, owner);
  await server.settled();
  return { request, holder: { ...owner, token: token ?? owner.token } };
};

const signUpAs = async (who: string, isAdmin: boolean | null): Promise<TestMember> => {
  const member = await server.signUpMember(who);
  if (isAdmin !== null) await promote(server, member, isAdmin);
  return member;
};

/** The token that each caller would send in the place of the right one. */
const tokenOf: Readonly<Record<Caller, (holder: TestMember) => Promise<string | undefined>>> = {
  nobody: async () => undefined,
  unknown: async ({ token }) => `${token}x`,
  expired: async ({ id }) => {
    const { parts } = server;
    return issueToken({ ...parts, clock: () => parts.clock() - HOUR_MS }, id);
  },
  signedOut: async ({ id }) => {
    const access = await issueToken(server.parts, id);
    await server.call(endpoints.endSession, { body: { access } });
    return access;
  },
  closed: async () => {
    const closed = await signUpAs('closed', true);
    await server.parts.db.transaction((tx) => closeAccount(tx, closed.id, new Date(server.clock.now())));
    return issueToken(server.parts, closed.id);
  },
  other: async () => (await signUpAs('other', null)).token,
  staff: async () => (await signUpAs('staff', false)).token,
  admin: async () => (await signUpAs('admin', true)).token,
  owner: async ({ token }) => token,
};

const statusFor = async (name: EndpointName, caller: Caller, { request, holder }: Prepared) =>
  (await server.call(endpoints[name], { ...request, token: await tokenOf[caller](holder) })).status;

const refused = (name: EndpointName) => callers.filter((caller) => Number(authorisation[name][caller]) > 400);
const allowed = (name: EndpointName) =>
  callers.filter((caller) => authorisation[name][caller] === 200 || authorisation[name][caller] === 'own');

describe('who may call what', () => {
  it.each(names.filter((name) => refused(name).length > 0))('%s refuses everybody else', async (name) => {
    const prepared = await prepare(name);
    const answers: Partial<Record<Caller, number>> = {};
    const expected: Partial<Record<Caller, number>> = {};
    for (const caller of refused(name)) {
      answers[caller] = await statusFor(name, caller, prepared);
      expected[caller] = Number(authorisation[name][caller]);
    }
    expect(answers).toEqual(expected);
  });

  it.each(names.flatMap((name) => allowed(name).map((caller) => [name, CALLERS[caller], caller] as const)))(
    '%s opens for %s',
    async (name, _, caller) => {
      expect(await statusFor(name, caller, await prepare(name))).toBe(200);
    },
  );
});

/** Every row of every table that names a member. */
const rowsOf = async ({ id }: TestMember): Promise<unknown> => {
  const { rows: tables } = (await server.parts.db.execute(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id' order by 1`,
  )) as unknown as { rows: readonly { name: string }[] };
  const found: unknown[] = [];
  for (const { name } of tables) {
    const query = sql`select * from ${sql.identifier(name)} where user_id = ${id}`;
    found.push(name, ((await server.parts.db.execute(query)) as unknown as { rows: unknown }).rows);
  }
  return found;
};

it.each(names.filter((name) => authorisation[name].other === 'own'))(
  '%s with another’s token leaves the owner’s data alone and shows none of it',
  async (name) => {
    const [owner, other] = [await server.signUpMember('owner'), await server.signUpMember('other')];
    const { token: _, ...request } = await rightRequests[name](server, owner);
    const before = await rowsOf(owner);
    const answer = await server.call(endpoints[name], { ...request, token: other.token });
    expect(answer.status).toBe(200);
    expect(await rowsOf(owner)).toEqual(before);
    if (name === 'pullJournal') expect(await answer.json()).toEqual({ operations: [], more: false });
  },
);

it('says of every call without a token what opens it', () => {
  const open = (Object.values(endpoints) as readonly Endpoint[]).filter(({ auth }) => auth === 'public');
  expect(Object.keys(openedBy).sort()).toEqual(open.map(({ name }) => name).sort());
});

it('agrees with the contract: whoever needs a token there needs one here', () => {
  for (const name of names) {
    const { auth, role }: Endpoint = endpoints[name];
    expect({ name, nobody: authorisation[name].nobody }).toEqual({
      name,
      nobody: auth === 'bearer' ? 401 : 200,
    });
    expect({ name, isForStaff: authorisation[name].owner === null }).toEqual({
      name,
      isForStaff: role !== 'member',
    });
  }
});
