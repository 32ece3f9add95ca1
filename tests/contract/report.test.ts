import { beforeEach, expect, it } from 'vitest';
import { reopenAccount } from '../../server/auth/accounts.ts';
import { reportLinks } from '../../server/database/schema.ts';
import { sweep } from '../../server/sweep.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { REPORT_LINKS_MAX, type ReportLink } from '../../src/contract/report.ts';
import { accountCalls } from '../support/account-calls.ts';
import { makeLink, REPORT_TO_SHARE, signInAgain } from '../support/contract-requests.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const DAY_MS = 86_400_000;
const EXAMPLE = REPORT_TO_SHARE;

const server = await openTestServer();
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
});
const { close, deleteAccount } = accountCalls(server);

const create = (member: Pick<TestMember, 'token'>, body: object = EXAMPLE) =>
  server.call(endpoints.createReportLink, { body, token: member.token });
const list = async (member: Pick<TestMember, 'token'>): Promise<readonly ReportLink[]> => {
  const listed = await server.call(endpoints.listReportLinks, { token: member.token });
  return ((await listed.json()) as { links: readonly ReportLink[] }).links;
};
const revoke = (member: Pick<TestMember, 'token'>, linkId: string) =>
  server.call(endpoints.revokeReportLink, { params: { linkId }, token: member.token });
const read = (secret: string) => server.call(endpoints.readSharedReport, { body: { secret } });
const rows = () => server.parts.db.select().from(reportLinks);

/** All that tells answers apart, but for the id and the time of each request. */
const seen = async (answer: Response): Promise<unknown> => {
  const headers = [...answer.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  return [answer.status, headers, await answer.text()];
};

it('a link opens its report to whoever has the secret, without an account, and is kept by nobody', async () => {
  const { secret, until } = await makeLink(server, member);
  const answer = await read(secret);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const { made_at, ...shared } = (await answer.json()) as { made_at: string };
  expect(shared).toEqual({ until, report: EXAMPLE.report });
  expect(Date.parse(until) - Date.parse(made_at)).toBe(7 * DAY_MS);
});

it('a link has a secret of 256 bits that is told once, and of which the server has no more than a hash', async () => {
  const { id, secret } = await makeLink(server, member);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await list(member)).toEqual([
    { id, made_at: expect.any(String) as string, until: expect.any(String) as string },
  ]);
  const [row] = await rows();
  const stored = `${JSON.stringify(row)}${Buffer.from(row?.report ?? []).toString('latin1')}`;
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain('Lentil soup');
});

it('a link stays while its member signs out, and while others have theirs', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  const { secret } = await makeLink(server, first);
  const other = await makeLink(server, second);
  await server.call(endpoints.endSession, { body: { access: first.token } });
  await revoke(second, other.id);
  expect((await read(secret)).status).toBe(200);
  expect(await list({ token: await signInAgain(server, first) })).toHaveLength(1);
});

it('links that open nothing answer all alike, whether revoked, expired, unknown, malformed or of a member who is gone', async () => {
  const [member, closed, leaving] = [
    await server.signUpMember('member'),
    await server.signUpMember('closed'),
    await server.signUpMember('leaving'),
  ];
  const ended = await makeLink(server, member);
  const expired = await makeLink(server, member);
  const ofClosed = await makeLink(server, closed);
  const ofDeleted = await makeLink(server, leaving);
  await revoke(member, ended.id);
  await deleteAccount(leaving);
  await close(closed);
  server.clock.advance(7 * DAY_MS - 1);
  expect((await read(expired.secret)).status).toBe(200);
  const first = await seen(await read(ended.secret));
  expect(first).toMatchObject([404, expect.anything(), '{"detail":"Not found."}']);
  expect(await seen(await read(ofClosed.secret))).toEqual(first);
  server.clock.advance(1);
  for (const secret of [expired.secret, ofDeleted.secret, 'A'.repeat(43), '', ' ', '../', `${ended.secret}=`])
    expect(await seen(await read(secret))).toEqual(first);
});

it('links that open nothing come back with an account that staff open again', async () => {
  const { secret } = await makeLink(server, member);
  const at = new Date(server.clock.now());
  await close(member);
  await server.parts.db.transaction((tx) => reopenAccount(tx, member.id, at));
  expect((await read(secret)).status).toBe(200);
});

it('links that open nothing leave no report behind: revoked ones at once, expired ones with the sweep', async () => {
  const ended = await makeLink(server, member);
  await create(member, { ...EXAMPLE, days: 30 });
  await revoke(member, ended.id);
  expect(await rows()).toMatchObject([{ userId: member.id }]);
  server.clock.advance(30 * DAY_MS);
  await sweep(server.parts);
  expect(await rows()).toHaveLength(1);
  server.clock.advance(1);
  await sweep(server.parts);
  expect(await rows()).toEqual([]);
});

it('nobody lists or revokes the links of another member', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  const { id, secret } = await makeLink(server, first);
  expect(await list(second)).toEqual([]);
  const answers = [
    await revoke(second, id),
    await revoke(second, crypto.randomUUID()),
    await revoke(second, 'x'),
  ];
  expect(
    new Set(await Promise.all(answers.map(async (answer) => JSON.stringify(await seen(answer))))),
  ).toHaveProperty('size', 1);
  expect((await read(secret)).status).toBe(200);
});

it('a member has ten open links at most, also where several are made at once', async () => {
  const made = await Promise.all(Array.from({ length: REPORT_LINKS_MAX + 3 }, () => create(member)));
  expect(made.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(3);
  expect(await rows()).toHaveLength(REPORT_LINKS_MAX);
  const [link] = await list(member);
  await revoke(member, link?.id ?? '');
  expect((await create(member)).status).toBe(200);
  expect((await create(member)).status).toBe(409);
  server.clock.advance(7 * DAY_MS);
  const again = { token: await signInAgain(server, member) };
  expect(await list(again)).toEqual([]);
  expect((await create(again)).status).toBe(200);
});

const { report } = EXAMPLE;
const water = (row: readonly unknown[], count = 1) => ({
  ...report,
  tables: [{ part: 'water', rows: Array.from({ length: count }, () => row) }],
});
it.each([
  ['no report', null],
  ['no table', { ...report, tables: [] }],
  ['a part that there is none of', { ...report, tables: [{ part: 'photo', rows: [] }] }],
  ['a part twice', { ...report, tables: [report.tables[1], report.tables[1]] }],
  ['a day that there is none of', { ...report, first: '2026-02-30' }],
  ['a day with words', { ...report, last: '<b>today</b>' }],
  ['an end before its beginning', { ...report, first: '2026-11-27' }],
  ['a row of another part', water(['2026-11-25', 1, 2])],
  ['a row without anything', water([])],
  ['a cell with an object', water(['2026-11-25', { html: '<b>' }])],
  ['a cell with a list', water(['2026-11-25', [1]])],
  ['a figure that nobody has', water(['2026-11-25', 1e300])],
  ['a text without end', water(['2026-11-25', 'a'.repeat(1001)])],
  ['half a character', water(['2026-11-25', '\ud800'])],
  ['too many rows', water(['2026-11-25', 1], 1001)],
])('a member cannot share %s', async (_, hostile) => {
  expect((await create(member, { days: 7, report: hostile })).status).toBe(400);
  expect(await rows()).toEqual([]);
});

it.each([0, 1, 8, 365, '7', null])('a member cannot have a link open for %j days', async (days) => {
  expect((await create(await server.signUpMember(), { ...EXAMPLE, days })).status).toBe(400);
});

it('a member shares nothing beyond the cells: a title or a note of their own is dropped', async () => {
  const tables = report.tables.map((table) => ({
    ...table,
    title: 'Pay here',
    note: 'https://evil.example',
  }));
  const made = await create(member, { days: 7, report: { ...report, tables, to: 'x' } });
  const { secret } = (await made.json()) as { secret: string };
  expect(await (await read(secret)).json()).toMatchObject({ report });
  expect(JSON.stringify(await (await read(secret)).json())).not.toMatch(/Pay here|evil/);
});

it('a member may share a report of three months as long as it can be, and none that is longer', async () => {
  const meals = (name: string) => ({
    ...report,
    tables: [{ part: 'meals', rows: Array(1000).fill(['2026-11-25', 'Lunch', name, '350 g', 280]) }],
  });
  const made = await create(member, {
    days: 7,
    report: meals('Lentil soup with spinach, lemon and bread'),
  });
  const { secret } = (await made.json()) as { secret: string };
  expect(((await (await read(secret)).json()) as typeof EXAMPLE).report.tables[0]?.rows).toHaveLength(1000);
  expect((await create(member, { days: 7, report: meals('a'.repeat(300)) })).status).toBe(413);
});
