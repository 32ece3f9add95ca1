import { expect, it } from 'vitest';
import { setRights } from '../../server/staff/rights.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import {
  ALL_MEMBERS,
  cookieOf,
  registration,
  SAME_ORIGIN,
  signInAgain,
} from '../support/contract-requests.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();

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
  await server.call(endpoints.register, { body: registration('open@example.org') });
  expect(await setRights(server.parts.db, 'open@example.org', 'staff')).toBe(false);
});
