import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { ALL_MEMBERS, makeProfile, OPERATION, promote, rightRequests } from '../support/contract-requests.ts';
import { type Statement, watchStatements } from '../support/counted-statements.ts';
import { operationId } from '../support/plan-calls.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

/** The number of SQL statements of each read, including the one that finds the token's owner. */
const STATEMENTS = {
  getBudget: 2,
  getMealPlan: 2,
  getPlanRefusal: 2,
  getProfile: 2,
  getThreadMessages: 2,
  pullJournal: 2,
  listMealTemplates: 2,
  /** The one that asks, the tokens, the devices. */
  listSessions: 4,
  /** Two counts against rate limits: no token comes with it. */
  getThread: 2,
  /** Staff are written down; the list is counted against its limit, and counts its pages. */
  listMembers: 5,
  getMember: 4,
  getStaffSummary: 6,
  /** Two counts against rate limits, and the answer kept for everybody. */
  lookUpBarcode: 5,
  getCalendarFeed: 2,
  getPushKey: 1,
  listReportLinks: 2,
} as const satisfies Partial<Record<EndpointName, number>>;
type Read = keyof typeof STATEMENTS;

let asked: Statement[] = [];
const watch = (db: Database) => watchStatements(db, (statement) => asked.push(statement));
const server = await openLastingServer({}, watch);

const append = ({ token }: TestMember, first: number, count: number) => {
  const operations = Array.from({ length: count }, (_, at) => ({
    ...OPERATION,
    id: operationId(first + at),
  }));
  return server.call(endpoints.appendJournal, { body: { operations }, token });
};

/** A member with a plan and a few of everything that there can be many of. */
const livelyMember = async (): Promise<TestMember> => {
  const member = await server.signUpMember();
  await makeProfile(server, member);
  await server.settled();
  await append(member, 1, 20);
  await server.parts.db.execute(sql`
    insert into chat_messages (id, user_id, role, text, created_at)
    select gen_random_uuid(), ${member.id}, 'user', 'Hello', now() from generate_series(1, 5)`);
  return member;
};

it.each(Object.entries(STATEMENTS) as [Read, number][])('%s sends %i statements', async (name, count) => {
  const member = await livelyMember();
  const request = await rightRequests[name](server, member);
  await server.settled();
  asked = [];
  expect((await server.call(endpoints[name], request)).status).toBe(200);
  expect(asked.map(({ text }) => text)).toHaveLength(count);
});

it('knows every read of the contract', () => {
  const reads = Object.values(endpoints).filter(
    ({ name, method }) => method === 'GET' || name === 'listMembers',
  );
  expect(Object.keys(STATEMENTS).sort()).toEqual(reads.map(({ name }) => name).sort());
});

it('a list asks no more for the people and templates on it', async () => {
  const staff = await server.signUpMember('staff');
  await promote(server, staff);
  await server.parts.db.execute(sql`
    insert into meal_templates select gen_random_uuid(), 'Plan', 2000, '', now(), now() from generate_series(1, 9)`);
  const { token } = staff;
  asked = [];
  await server.call(endpoints.listMembers, { body: ALL_MEMBERS, token });
  await server.call(endpoints.listMealTemplates, { token });
  expect(asked).toHaveLength(STATEMENTS.listMembers + STATEMENTS.listMealTemplates);
});

it('a journal takes five hundred operations with as many statements as one', async () => {
  const member = await server.signUpMember();
  await append(member, 1, 1);
  asked = [];
  await append(member, 2, 1);
  const one = asked.length;
  expect(one).toBe(7);
  asked = [];
  await append(member, 3, 500);
  expect(asked).toHaveLength(one);
});
