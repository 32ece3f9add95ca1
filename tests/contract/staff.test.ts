import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { staffLog, users } from '../../server/database/schema.ts';
import { setRights } from '../../server/staff/rights.ts';
import { sweep } from '../../server/sweep.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { MemberAccount, MembersPage, MembersQuery, StaffSummary } from '../../src/contract/staff.ts';
import { accountCalls } from '../support/account-calls.ts';
import {
  ALL_MEMBERS,
  cookieOf,
  makeProfile,
  promote,
  SAME_ORIGIN,
  signInAgain,
} from '../support/contract-requests.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const DAY_MS = 86_400_000;

const server = await openTestServer();
const { login, register } = accountCalls(server);

const signUpStaff = async (name: string, isAdmin: boolean): Promise<TestMember> => {
  const staff = await server.signUpMember(name);
  await promote(server, staff, isAdmin);
  return staff;
};

const read = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>;

const list = (token: string, query: Partial<MembersQuery> = {}) =>
  read<MembersPage>(server.call(endpoints.listMembers, { body: { ...ALL_MEMBERS, ...query }, token }));
const edit = (token: string, memberId: string, body: object) =>
  server.call(endpoints.updateMember, { params: { memberId }, body, token });
const summary = (token: string, start: string) =>
  read<StaffSummary>(server.call(endpoints.getStaffSummary, { query: { start }, token }));

it('tells staff at sign-in, and takes the pages away with the role', async () => {
  const staff = await signUpStaff('staff', false);
  expect(await read(login(staff.email))).toMatchObject({
    isClient: false,
    extensions: expect.arrayContaining(['staff', 'newsletter']),
  });
  await server.parts.db.update(users).set({ isClient: true });
  expect((await server.call(endpoints.listMembers, { token: staff.token })).status).toBe(403);
});

it('lists members by the columns of the list alone, and no staff', async () => {
  const staff = await signUpStaff('staff', false);
  const ada = await server.signUpMember('ada');
  await makeProfile(server, ada);
  const bob = await server.signUpMember('bob');
  const { members, total } = await list(staff.token);
  expect(total).toBe(2);
  expect(members.map(({ id }) => id).sort()).toEqual([ada.id, bob.id].sort());
  expect(members.find(({ id }) => id === ada.id)).toEqual({
    id: ada.id,
    name: 'Ada',
    sex: 'Female',
    age: 31,
    membership: 'free',
    address: 'Porto, Portugal',
    member_since: '2026-11-21T10:00:00.000Z',
    erased_at: null,
  });
  expect(members.find(({ id }) => id === bob.id)).toMatchObject({ name: 'bob', sex: null, address: null });
  const hidden = { params: { memberId: staff.id }, token: staff.token };
  expect((await server.call(endpoints.getMember, hidden)).status).toBe(404);
});

it('searches, filters and pages', async () => {
  const staff = await signUpStaff('staff', false);
  for (let at = 0; at < 21; at += 1) {
    server.clock.advance(1000);
    await server.signUpMember(at === 0 ? 'per%cent' : `reader`);
  }
  const first = await list(staff.token);
  expect(first).toMatchObject({ total: 21, page: 1, pages: 2 });
  expect(first.members).toHaveLength(20);
  const last = await list(staff.token, { page: 99 });
  expect(last).toMatchObject({ page: 2 });
  expect(last.members.map(({ name }) => name)).toEqual(['per%cent']);
  expect(await list(staff.token, { search: 'r%c' })).toMatchObject({ total: 1 });
  expect(await list(staff.token, { search: 'READ' })).toMatchObject({ total: 20 });
  for (const wrong of [{ page: 0 }, { page: '1' }, { filter: 'staff' }, { search: 'x'.repeat(101) }]) {
    const body = { ...ALL_MEMBERS, ...wrong };
    const refused = await server.call(endpoints.listMembers, { body, token: staff.token });
    expect([refused.status, Object.keys(await refused.json())]).toEqual([400, Object.keys(wrong)]);
  }
  const [someone] = first.members;
  await edit(staff.token, someone?.id ?? '', { name: 'reader', membership: 'eliteFit', address: '' });
  expect(await list(staff.token, { filter: 'eliteFit' })).toMatchObject({ total: 1 });
  expect(await list(staff.token, { filter: 'free' })).toMatchObject({ total: 20 });
});

it('edits name, membership and address; without a profile only the membership', async () => {
  const staff = await signUpStaff('staff', false);
  const ada = await server.signUpMember('ada');
  const body = { name: 'Ada L.', membership: 'proFit', address: 'Lisbon, Portugal' };
  expect((await edit(staff.token, ada.id, body)).status).toBe(400);
  await makeProfile(server, ada);
  expect(await read(edit(staff.token, ada.id, body))).toMatchObject(body);
  expect(await read(login(ada.email))).toMatchObject({ membership_type: 'proFit' });
});

it('deletes softly: sign-in ends at once, undo brings all back, thirty days later all is gone', async () => {
  const admin = await signUpStaff('admin', true);
  const ada = await server.signUpMember('ada');
  await makeProfile(server, ada);
  const call = (entry: Endpoint) => server.call(entry, { params: { memberId: ada.id }, token: admin.token });

  const deleted = await read<MemberAccount>(call(endpoints.deleteMember));
  expect(deleted.erased_at).toBe('2026-12-21T10:00:00.000Z');
  const profile = { params: { userId: ada.id }, token: ada.token };
  expect((await server.call(endpoints.getProfile, profile)).status).toBe(401);
  expect((await login(ada.email)).status).toBe(401);
  server.clock.advance(60_000);
  expect((await register(ada.email)).status).toBe(409);
  expect(await list(admin.token)).toMatchObject({ total: 0 });
  expect(await list(admin.token, { filter: 'deleted' })).toMatchObject({ total: 1 });
  const body = { name: 'Ada', membership: 'proFit', address: '' };
  expect((await edit(admin.token, ada.id, body)).status).toBe(409);

  expect(await read(call(endpoints.restoreMember))).toMatchObject({ name: 'Ada', erased_at: null });
  expect((await login(ada.email)).status).toBe(200);

  await call(endpoints.deleteMember);
  server.clock.advance(30 * DAY_MS);
  await sweep(server.parts);
  expect((await server.parts.db.select().from(users)).map(({ id }) => id)).toContain(ada.id);
  server.clock.advance(1);
  await sweep(server.parts);
  expect((await server.parts.db.select().from(users)).map(({ id }) => id)).toEqual([admin.id]);
});

it('logs what staff looked at and changed, and nothing that was refused', async () => {
  const admin = await signUpStaff('admin', true);
  const ada = await server.signUpMember('ada');
  await makeProfile(server, ada);
  const parts = { params: { memberId: ada.id }, token: admin.token };
  await list(admin.token);
  await server.call(endpoints.getMember, parts);
  await edit(admin.token, ada.id, { name: 'Ada', membership: 'free', address: '' });
  await edit(admin.token, ada.id, { name: '', membership: 'free', address: '' });
  await server.call(endpoints.deleteMember, parts);
  await server.call(endpoints.restoreMember, parts);
  await server.call(endpoints.getMember, { ...parts, params: { memberId: 'nobody' } });
  const log = await server.parts.db.select().from(staffLog).orderBy(asc(staffLog.seq));
  expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['members.list', null],
    ['member.view', ada.id],
    ['member.edit', ada.id],
    ['member.delete', ada.id],
    ['member.restore', ada.id],
  ]);
  expect(new Set(log.map(({ staffId }) => staffId))).toEqual(new Set([admin.id]));
});

it('sums up seven days: members, plans, countries, cancellations and what memberships bring', async () => {
  const admin = await signUpStaff('admin', true);
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  await makeProfile(server, ada);
  await server.settled();
  await edit(admin.token, ada.id, { name: 'Ada', membership: 'proFit', address: 'Porto, PORTUGAL' });
  await edit(admin.token, bob.id, { name: 'bob', membership: 'eliteFit', address: '' });
  const week = await summary(admin.token, '2026-11-19');
  expect(week).toMatchObject({ end: '2026-11-25', users: 2, meal_plans: 1, countries: 1, canceled: 0 });
  expect(week.revenue).toEqual([
    { day: '2026-11-19', amount: 0 },
    { day: '2026-11-20', amount: 0 },
    { day: '2026-11-21', amount: 15 },
  ]);

  server.clock.advance(DAY_MS / 2);
  const token = await signInAgain(server, admin);
  await edit(token, ada.id, { name: 'Ada', membership: 'activeFit', address: '' });
  await server.call(endpoints.deleteMember, { params: { memberId: bob.id }, token });
  server.clock.advance(DAY_MS / 2);
  const later = await signInAgain(server, admin);
  const after = await summary(later, '2026-11-21');
  expect(after).toMatchObject({ users: 1, canceled: 1 });
  expect(after.revenue).toEqual([
    { day: '2026-11-21', amount: 3 },
    { day: '2026-11-22', amount: 3 },
  ]);
  await server.call(endpoints.restoreMember, { params: { memberId: bob.id }, token: later });
  expect(await summary(later, '2026-11-21')).toMatchObject({ users: 2, canceled: 0 });

  const bad = ['', 'soon', '2026-13-01', '2026-11-23', '1999-12-31', '9999-12-31'];
  for (const start of bad) {
    const response = await server.call(endpoints.getStaffSummary, { query: { start }, token: later });
    expect({ start, status: response.status }).toEqual({ start, status: 400 });
  }
});

it('keeps a newsletter address once', async () => {
  const send = (email: string) => server.call(endpoints.subscribeNewsletter, { body: { email } });
  expect((await send('reader@example.org')).status).toBe(200);
  expect((await send(' Reader@Example.org ')).status).toBe(200);
  expect((await send('reader')).status).toBe(400);
  const kept = await server.parts.db.query.newsletterAddresses.findMany();
  expect(kept.map(({ email }) => email)).toEqual(['reader@example.org']);
});

describe('staff rights', () => {
  const listMembers = async (token: string): Promise<number> =>
    (await server.call(endpoints.listMembers, { body: ALL_MEMBERS, token })).status;

  it('are given, raised and taken away by the address, each time with every session', async () => {
    const member = await server.signUpMember();
    const { db } = server.parts;
    expect(await listMembers(member.token)).toBe(403);
    expect(await setRights(db, member.email.toUpperCase(), 'admin')).toBe(true);
    expect(await listMembers(member.token)).toBe(401);
    const [token, other] = [await signInAgain(server, member), await signInAgain(server, member)];
    expect(await listMembers(token)).toBe(200);
    const remembered = await server.call(endpoints.rememberDevice, { token: other, headers: SAME_ORIGIN });

    expect(await setRights(db, member.email, 'none')).toBe(true);
    expect([await listMembers(token), await listMembers(other)]).toEqual([401, 401]);
    const renewal = { headers: { ...SAME_ORIGIN, Cookie: cookieOf(remembered) } };
    expect((await server.call(endpoints.renewSession, renewal)).status).toBe(401);
    expect(await listMembers(await signInAgain(server, member))).toBe(403);
  });

  it('are nobody’s to take who has none, and sign out nobody else', async () => {
    const [member, staff] = [await server.signUpMember('member'), await server.signUpMember('staff')];
    const { db } = server.parts;
    await setRights(db, staff.email, 'staff');
    expect(await setRights(db, member.email, 'none')).toBe(false);
    expect(await setRights(db, 'nobody@example.org', 'none')).toBe(false);
    expect((await server.call(endpoints.listSessions, { token: member.token })).status).toBe(200);
    expect(await listMembers(await signInAgain(server, staff))).toBe(200);
  });

  it('are not given to an address that nobody confirmed', async () => {
    await register('open@example.org');
    expect(await setRights(server.parts.db, 'open@example.org', 'staff')).toBe(false);
  });
});
